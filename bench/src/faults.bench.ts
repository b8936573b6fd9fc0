import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../../apps/api/src/config.ts'
import { breakableProxy } from '../../apps/api/src/test/breakable-proxy.ts'
import { startS3 } from '../../apps/api/src/test/start-s3.ts'
import { startTemporaryPostgres } from '../../scripts/temporary-postgres.mjs'
import { uploadAsGuest } from './attacks/guest-upload.ts'
import { compare } from './durability/compare.ts'
import { newCv, newMembers } from './durability/members.ts'
import { layTrail, onDatabase, readTrail } from './durability/trail.ts'
import type { Owner } from './faults/clients.ts'
import { faultsOf, makeSmallDisk } from './faults/fault.ts'
import { makeDatabase } from './faults/make-database.ts'
import { serveProduct } from './faults/product.ts'
import { missedAims, printSeen } from './faults/report.ts'
import { runFault } from './faults/run-fault.ts'

const { values: wishes } = parseArgs({
	options: {
		/** How long each fault lasts; a frozen server shows its longest answer after twelve. */
		seconds: { type: 'string', default: '15' },
		/** Only the faults whose name has this in it. */
		only: { type: 'string', default: '' },
	},
})
const people = 3
const forMs = Number(wishes.seconds) * 1000

const cleanUps: (() => unknown)[] = []
const later = (work: () => Promise<void>) => void cleanUps.push(work)
try {
	await run()
} finally {
	for (const cleanUp of cleanUps.toReversed()) await cleanUp()
}

async function run(): Promise<void> {
	const dataDir = mkdtempSync(join(tmpdir(), 'ella-faults-'))
	cleanUps.push(() => rmSync(dataDir, { recursive: true, force: true }))
	const postgres = await startTemporaryPostgres()
	const disk = makeSmallDisk(postgres.own)
	if (typeof disk === 'string') console.log(`The disk of the database is not filled: ${disk}.`)
	else cleanUps.push(disk.remove)
	later(postgres.stop)
	const smallDisk = typeof disk === 'string' ? null : disk
	const databaseUrl = await makeDatabase(postgres, smallDisk?.folder ?? null)
	const store = await startS3(later)
	const proxy = await breakableProxy(store.bucketUrl, later)
	const place = { ...readConfig({}), dataDir, databaseUrl }
	const members = await onDatabase(place, async (database) => {
		await layTrail(database)
		return newMembers(database, people)
	})
	const product = await serveProduct({
		DATA_DIR: dataDir,
		DATABASE_URL: databaseUrl,
		S3_BUCKET_URL: proxy.url,
		S3_ACCESS_KEY_ID: store.accessKeyId,
		S3_SECRET_ACCESS_KEY: store.secretAccessKey,
		WORKERS: '1',
		READER_PROCESSES: '1',
		RENDER_PROCESSES: '1',
		// All the clients of this bench share one address.
		SAVES_PER_MINUTE: '1000000',
		UPLOADS_PER_MINUTE: '100000',
		MAX_WAITING_ANALYSES: '100000',
	})
	cleanUps.push(product.stop)
	const owners: Owner[] = []
	for (const member of members) {
		await member.signIn(product.url)
		owners.push({ member, ledger: await newCv(product.url, member) })
	}
	const analysisId = await uploadAsGuest(product.url)
	const missed: string[] = []
	for (const fault of faultsOf({ postgres, store: proxy, disk: smallDisk })) {
		if (!fault.name.includes(wishes.only)) continue
		const { url } = product
		const logBefore = product.log().length
		const seen = await runFault(fault, { url, owners, analysisId, forMs })
		const kept = await onDatabase(place, readTrail)
		const { acknowledged, lost } = compare(
			owners.map(({ ledger }) => ledger),
			kept,
		)
		const lines = product.log().slice(logBefore).split('\n').filter(Boolean)
		const told = { acknowledged, lost, lines }
		printSeen(fault, seen, told)
		missed.push(...missedAims(fault, seen, told))
	}
	if (missed.length > 0) throw new Error(missed.join('\n'))
}
