import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import * as schema from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { emptyPlace, enginesHere, everyRow, filledPlace } from '#test/databases-of-each-engine.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { runInstallationCommand } from '../admin/run-installation-command.ts'
import { openFileStore } from '../services/files/open-file-store.ts'

const { later, cleanUp } = cleanUps()

/**
 * All rows except the table `installation`, which names the file store and key of a database: a restored database has
 * its own.
 */
const besidesItsOwn = ({ 'public.installation': _its, ...rows }: Record<string, string[]>) => rows
afterAll(cleanUp)

describe.each(enginesHere)('a backup of the %s database', (engine) => {
	let source: Awaited<ReturnType<typeof filledPlace>>
	let path: string
	let before: Record<string, string[]>
	beforeAll(async () => {
		source = await filledPlace(engine, later)
		before = await everyRow(source.config)
		path = join(await temporaryFolder(later), 'all.ella-backup')
	})

	test('has rows of every table, so that nothing below is compared with nothing', () => {
		const names = Object.values(schema).filter((value) => is(value, PgTable))
		const expected = names.map((table) => `public.${getTableName(table)}`)
		expect(Object.keys(before)).toEqual([...expected.sort(), 'pgboss.job'])
		expect(Object.values(before).filter((rows) => rows.length === 0)).toEqual([])
	})

	test('is written once, and never over a file that is there', async () => {
		const made = await runInstallationCommand(source.config, { command: 'backup', to: path })
		expect(made.sentence).toContain('Wrote 2 accounts, 2 CVs, 3 versions of them and 2 files')
		expect(made.sentence).toContain('It isn’t encrypted')
		const bytes = await readFile(path)
		const again = runInstallationCommand(source.config, { command: 'backup', to: path })
		await expect(again).rejects.toThrow('There is already a file')
		expect(await readFile(path)).toEqual(bytes)
		expect(await readdir(join(path, '..'))).toEqual(['all.ella-backup'])
		const verified = await runInstallationCommand(source.config, { command: 'verify', from: path })
		expect(verified.sentence).toMatch(/^This backup is complete: 2 accounts/)
		expect(verified.result).toMatchObject({ json: { engine, notes: [] } })
	})

	test.each(enginesHere)('comes back into an empty %s database as it was', async (target) => {
		const config = await emptyPlace(target, onTestFinished)
		const restored = await runInstallationCommand(config, { command: 'restore', from: path })
		expect(restored.sentence).toMatch(/^Restored 2 accounts/)
		expect(besidesItsOwn(await everyRow(config))).toEqual(besidesItsOwn(before))
		const files = await openFileStore(config)
		const { fileHash } = source
		expect(await files.read(fileHash)).toEqual(await source.files.read(fileHash))
		expect(await files.readMade(fileHash, 'page-1.png')).toEqual(
			new Uint8Array([0, 255, 10, 13, 137]),
		)
		const again = runInstallationCommand(config, { command: 'restore', from: path })
		await expect(again).rejects.toThrow('This database isn’t empty: there are rows in account')
	})

	test.each(enginesHere.filter((other) => other !== engine))(
		'is what a move into a %s database is made of, and the old one stays as it is',
		async (target) => {
			const { dataDir } = source.config
			const to = { ...(await emptyPlace(target, onTestFinished)), dataDir }
			const wish = { command: 'move', to: to.databaseUrl ?? 'embedded' } as const
			const moved = await runInstallationCommand(source.config, wish)
			expect(moved.sentence).toContain('Moved 2 accounts')
			expect(await everyRow(to)).toEqual(before)
			expect(await everyRow(source.config)).toEqual(before)
			const again = runInstallationCommand(source.config, wish)
			await expect(again).rejects.toThrow('This database isn’t empty')
			expect((await readdir(dataDir)).filter((name) => name.startsWith('move-'))).toEqual([])
		},
	)
})

test('a backup is encrypted with a passphrase, and only that one opens it', async () => {
	const { config } = await filledPlace('embedded', onTestFinished)
	const folder = await temporaryFolder(onTestFinished)
	const fileWith = async (name: string, text: string) => {
		await writeFile(join(folder, name), text)
		return join(folder, name)
	}
	const passphraseFile = await fileWith('right', 'seven grey herons\n')
	const wrong = await fileWith('wrong', 'seven grey heron\n')
	const short = await fileWith('short', 'heron\n')
	const from = join(folder, 'sealed.ella-backup')
	await runInstallationCommand(config, { command: 'backup', to: from, passphraseFile })
	expect((await readFile(from)).includes('ella-backup')).toBe(false)
	const verify = (file?: string) =>
		runInstallationCommand(config, { command: 'verify', from, passphraseFile: file })
	expect((await verify(passphraseFile)).sentence).toMatch(/^This backup is complete/)
	await expect(verify(wrong)).rejects.toThrow('isn’t the passphrase')
	await expect(verify()).rejects.toThrow('is encrypted')
	await expect(verify(short)).rejects.toThrow('at least 12 characters')
})
