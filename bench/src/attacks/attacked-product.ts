import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '@app/e2e/product'
import { startSurroundings } from '@app/e2e/surroundings'
import type { Target } from './attack.ts'

/** Runs `work` against two processes of the built product on one PostgreSQL, with real mail and services beside them. */
export async function withAttackedProduct(
	{ databaseUrl, isQuick }: { databaseUrl: string; isQuick: boolean },
	work: (target: Target) => Promise<void>,
): Promise<void> {
	const surroundings = await startSurroundings()
	const secretKey = randomBytes(32).toString('base64url')
	const dataDir = mkdtempSync(join(tmpdir(), 'ella-attacked-'))
	const env = { ...surroundings.env, DATABASE_URL: databaseUrl, SECRET_KEY: secretKey }
	const first = await startProduct({ port: surroundings.port, dataDir, env })
	const second = await startProduct({ dataDir, env: { ...env, WORKERS: '0' } })
	try {
		const { mailFolder } = surroundings
		await work({ url: first.url, otherUrl: second.url, mailFolder, secretKey, isQuick })
	} finally {
		await second.stop()
		await first.stop()
		await surroundings.stop()
		rmSync(dataDir, { recursive: true, force: true })
	}
}
