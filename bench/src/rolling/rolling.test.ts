import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '@app/e2e/product'
import { expect, onTestFinished, test } from 'vitest'
import { startCluster } from './cluster.ts'
import { nginxBinary } from './nginx.ts'
import { replaceEach, replaceUnderTraffic } from './replace-members.ts'

type Scripts = {
	startTemporaryPostgres: (wishes: {
		mayForget: boolean
	}) => Promise<{ url: string; stop: () => Promise<void> }>
	postgresBinaries: () => string | null
}

// The scripts are plain JavaScript, so their types are declared here.
const script = async (name: string) =>
	(await import(pathToFileURL(join(root, 'scripts', name)).href)) as Scripts
const { startTemporaryPostgres } = await script('temporary-postgres.mjs')
const { postgresBinaries } = await script('system-tools.mjs')

test.skipIf(!existsSync(nginxBinary) || postgresBinaries() === null)(
	'no request fails while both servers behind nginx are replaced',
	async () => {
		const postgres = await startTemporaryPostgres({ mayForget: true })
		onTestFinished(postgres.stop)
		const cluster = await startCluster({
			postgresUrl: postgres.url,
			drainSeconds: 1,
			keepaliveMs: 500,
			workers: 0,
		})
		const { failures, requests } = await replaceUnderTraffic(cluster, {
			requests: 100,
			people: 2,
			round: () => replaceEach(cluster),
		}).finally(cluster.stop)
		expect(failures).toEqual([])
		expect(requests).toMatchObject({ save: expect.any(Number), preview: expect.any(Number) })
	},
	// Four processes start, on a machine that may have more to do.
	300_000,
)
