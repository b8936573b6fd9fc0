import { readFile } from 'node:fs/promises'
import { backupLines } from '../backup/backup-lines.ts'
import { copyDatabase } from '../backup/copy-database.ts'
import { chooseBackupPath, createBackupFile, gzipLines } from '../backup/create-backup-file.ts'
import { openBackupFile } from '../backup/open-backup-file.ts'
import { parseBackup } from '../backup/parse-backup.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import {
	whileNobodyWrites,
	withSourceDatabase,
	withTargetDatabase,
} from '../backup/source-and-target-database.ts'
import { type BackupReport, verifyBackup } from '../backup/verify-backup.ts'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { migrationsFolder } from '../db/migrate-postgres.ts'
import { adoptServerKey } from '../services/check-server-key.ts'
import { openFileStore } from '../services/files/open-file-store.ts'
import { adoptFileStore, refuseOtherFileStore } from '../services/files/store-id.ts'
import type { AdminAnswer } from './admin-request.ts'
import { askAdminSocket } from './admin-socket.ts'
import type { InstallationCommand } from './installation-command.ts'

const shortestPassphrase = 12

/** Backs up, restores, verifies or moves everything, or adopts a file store or key. Throws a readable error. */
export async function runInstallationCommand(
	config: Config,
	request: InstallationCommand,
): Promise<AdminAnswer> {
	if (request.command === 'move') return move(config, request.to)
	if (request.command === 'adopt') return adopt(config, request.what)
	const passphrase = await readPassphrase(request.passphraseFile)
	switch (request.command) {
		case 'backup':
			return backup(config, request.to, passphrase)
		case 'restore': {
			const report = await restore(config, request.from, passphrase)
			return answer(`Restored ${describeContents(report)}. You can start Ella now.`, report)
		}
		case 'verify': {
			const report = await verifyBackup(parseBackup(openBackupFile(request.from, passphrase)))
			return answer(`This backup is complete: ${describeContents(report)}.`, report)
		}
	}
}

async function backup(config: Config, to: string, passphrase: string | null): Promise<AdminAnswer> {
	const path = await chooseBackupPath(to, Date.now())
	const write = (bytes: AsyncIterable<Uint8Array>) =>
		createBackupFile(path, bytes, {
			passphrase,
			// A backup is worth nothing until it has been read back.
			check: (written) => verifyBackup(parseBackup(openBackupFile(written, passphrase))),
		})
	const running = await bytesOfRunning(config)
	const report = running
		? await write(running)
		: await withSourceDatabase(config, async (database) => {
				const files = await openFileStore(config)
				await refuseOtherFileStore(database.orm, files)
				return write(gzipLines(backupLines({ database, files, now: Date.now })))
			})
	const care = passphrase === null ? ' It isn’t encrypted, so keep it as safe as the data.' : ''
	return answer(
		`Wrote ${describeContents(report)} to ${path} and read it back.${care}`,
		report,
		path,
	)
}

// Only one process can open the embedded database, so a running server reads it for us.
async function bytesOfRunning(config: Config): Promise<AsyncIterable<Uint8Array> | null> {
	if (config.databaseUrl !== null) return null
	const found = await askAdminSocket(config.dataDir, { command: 'backup' })
	return found && 'bytes' in found.result ? found.result.bytes : null
}

async function restore(
	config: Config,
	from: string,
	passphrase: string | null,
): Promise<BackupReport> {
	const files = await openFileStore(config)
	const read = () => parseBackup(openBackupFile(from, passphrase))
	return withTargetDatabase(config, (database, refuseWithoutRoom) =>
		restoreBackup({ database, files, read, refuseWithoutRoom }),
	)
}

/** Binds the database to the configured file store or key. Ella must be stopped. */
async function adopt(config: Config, what: 'files' | 'key'): Promise<AdminAnswer> {
	return withSourceDatabase(config, (database) =>
		whileNobodyWrites(database, async () => {
			await database.migrate(migrationsFolder)
			if (what === 'key') {
				await adoptServerKey(database.orm, config.secretKey)
				const sentence =
					'This key is the one of this database from now on. Everybody has to sign in again.'
				return { sentence, result: { json: { adopted: what } } }
			}
			const files = await openFileStore(config)
			await adoptFileStore(database.orm, files)
			const sentence = `${files.name} is where this database keeps its files from now on.`
			return { sentence, result: { json: { adopted: what } } }
		}),
	)
}

async function move(config: Config, to: string): Promise<AdminAnswer> {
	const target = buildTarget(config, to)
	const report = await copyDatabase(config, target)
	const next =
		target.databaseUrl === null
			? 'Start Ella without DATABASE_URL from now on.'
			: 'Start Ella with this address as DATABASE_URL from now on.'
	return answer(`Moved ${describeContents(report)}. The old database is unchanged. ${next}`, report)
}

function buildTarget(config: Config, to: string): Config {
	if (to === 'embedded') {
		if (config.databaseUrl !== null) return { ...config, databaseUrl: null }
		throw new Error('The data is already in the embedded database: DATABASE_URL is not set.')
	}
	const { databaseUrl } = readAddress(to)
	if (config.databaseUrl === null) return { ...config, databaseUrl }
	throw new Error(
		'DATABASE_URL is set, so the data is already in PostgreSQL. To move it to another PostgreSQL, use a backup.',
	)
}

function readAddress(to: string): Pick<Config, 'databaseUrl'> {
	try {
		return readConfig({ DATABASE_URL: to })
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error
		throw new Error(
			'Name the target: "embedded" or an address such as postgres://name:password@host:5432/database.',
		)
	}
}

/** The first line of a file: as an argument, the passphrase would show in the list of processes. */
async function readPassphrase(path: string | undefined): Promise<string | null> {
	if (path === undefined) return null
	const text = await readFile(path, 'utf8').catch(() => {
		throw new Error(`Ella can’t read the passphrase file "${path}".`)
	})
	const [passphrase = ''] = text.split(/\r?\n/)
	if (passphrase.length >= shortestPassphrase) return passphrase
	throw new Error(`A passphrase needs at least ${shortestPassphrase} characters.`)
}

function describeContents({ tables, files }: BackupReport): string {
	const countOf = (table: string, one: string, many: string) => {
		const count = tables[table] ?? 0
		return `${count} ${count === 1 ? one : many}`
	}
	return [
		countOf('public.account', 'account', 'accounts'),
		countOf('public.cv', 'CV', 'CVs'),
		`${countOf('public.cv_version', 'version', 'versions')} of them and ${files} files`,
	].join(', ')
}

function answer(sentence: string, report: BackupReport, file?: string): AdminAnswer {
	const { header, tables, files, fileBytes, notes } = report
	const { madeAt, engine, server } = header
	const json = { ...(file && { file }), madeAt, engine, server, tables, files, fileBytes, notes }
	return { sentence: [sentence, ...notes].join('\n'), result: { json } }
}
