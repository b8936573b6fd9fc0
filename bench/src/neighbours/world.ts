import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startJobBoard } from '@app/e2e/job-board'
import { startMailbox } from '@app/e2e/mailbox'
import { freePort, type Product, startProduct } from '@app/e2e/product'
import { readConfig } from '../../../apps/api/src/config.ts'
import { createTestDatabase } from '../../../apps/api/src/test/postgres-test-database.ts'
import type { Place } from '../durability/trail.ts'
import { startHostileSources } from './start-job-sources.ts'

export type Engine = 'embedded' | 'postgres'

/** The mail server's delay for each message. */
const mailDelayMs = 250

export type World = Awaited<ReturnType<typeof newWorld>>

/** Makes an empty product that isn't started yet, with the services around it. */
export async function newWorld(engine: Engine, serverUrl: string | null) {
	const dataDir = mkdtempSync(join(tmpdir(), 'ella-neighbours-'))
	const database = engine === 'postgres' ? await createTestDatabase(serverUrl ?? '') : null
	const port = await freePort()
	const url = `http://127.0.0.1:${port}`
	const mailbox = await startMailbox({ delayMs: mailDelayMs })
	const board = await startJobBoard()
	const hostile = await startHostileSources()
	const env: Record<string, string> = {
		PUBLIC_URL: url,
		// One proxy in front, so that each caller has the address which the header names.
		TRUST_PROXY: '1',
		SMTP_URL: mailbox.url,
		MAIL_FROM: 'Ella <ella@example.com>',
		DATABASE_URL: database?.url ?? '',
		DATA_DIR: dataDir,
	}
	const honest = JSON.parse(board.env.JOB_SOURCES ?? '[]')
	/** The sources that mean harm come first. */
	const sourcesEnv = {
		JOB_SOURCES: JSON.stringify([...hostile.sources, ...honest]),
		JOB_TRUSTED_HOSTS: `${hostile.host} ${board.env.JOB_TRUSTED_HOSTS}`,
	}
	let product: Product | null = null
	const place: Place = { ...readConfig({}), dataDir, databaseUrl: database?.url ?? null }
	const stop = async () => {
		await product?.stop()
		product = null
	}
	return {
		engine,
		url,
		env,
		sourcesEnv,
		hostile,
		place,
		mailFolder: mailbox.folder,
		/** Starts the product as `npm start` does, or again. */
		start: async (more: Record<string, string> = {}) => {
			await stop()
			product = await startProduct({ port, dataDir, env: { ...env, ...more } })
		},
		stop,
		processId: () => product?.process.pid,
		output: () => product?.output() ?? '',
		close: async () => {
			await stop()
			hostile.stop()
			await Promise.all([mailbox.stop(), board.stop()])
			await database?.drop()
			rmSync(dataDir, { recursive: true, force: true })
		},
	}
}
