import { randomUUID } from 'node:crypto'
import { defaultDesign } from '@app/cv'
import pg from 'pg'
import { openEmbedded } from '../../../apps/api/src/db/embedded/open-embedded.ts'
import { cv } from '../../../apps/api/src/db/schema.ts'
import { insertAccount } from '../../../apps/api/src/test/insert-account.ts'
import { documentOf } from './ledger.ts'
import { onDatabase, type Place } from './trail.ts'
import { type People, settle, startSaving, type World } from './world.ts'

export type Speeds = {
	ella: number
	/** The same requests to `baseline-server.ts`. */
	baselineServer: number
	/** The same statement run on the database directly. */
	bareDatabase: number
}

const clients = 8
const warmUpMs = 2000

/**
 * Saves per second through Ella, through the baseline server, and on the bare database with the same rows, clients and
 * settings. The bare database is measured half before and half after, so that a machine that slows down affects all alike.
 */
export async function compareSpeeds(world: World, seconds: number): Promise<Speeds> {
	const before = await bareDatabaseSpeed(world.place, seconds / 2)
	const settled = await settle(world, { withTrail: false })
	// Each client saves separate CVs, as on the bare database.
	const devices = settled.devices.map((device) => ({
		...device,
		ledgers: device.ledgers.slice(0, 1),
	}))
	const people = { ...settled, devices }
	const ella = await speedOverHttp(world, people, seconds)
	await world.server.stop()
	await world.baselineServer.start()
	const baselineServer = await speedOverHttp(world, people, seconds)
	await world.baselineServer.stop()
	const after = await bareDatabaseSpeed(world.place, seconds / 2)
	return { ella, baselineServer, bareDatabase: (before + after) / 2 }
}

async function speedOverHttp({ url }: World, people: People, seconds: number): Promise<number> {
	let acknowledged = 0
	const stopSaving = startSaving(people, {
		url,
		versionEvery: 0,
		onAcknowledged: () => {
			acknowledged += 1
		},
	})
	await new Promise((resolve) => setTimeout(resolve, warmUpMs))
	acknowledged = 0
	const startedAt = performance.now()
	await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
	const speed = (acknowledged * 1000) / (performance.now() - startedAt)
	await stopSaving()
	return speed
}

type Run = (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

async function bareDatabaseSpeed(place: Place, seconds: number): Promise<number> {
	const cvIds = await onDatabase(place, async ({ orm }) => {
		const owner = await insertAccount(orm)
		const ids = Array.from({ length: clients }, () => randomUUID())
		const [createdAt, updatedAt] = [new Date(), new Date()]
		const document = documentOf('')
		const rest = { ownerId: owner, title: 'Bare', document, design: defaultDesign() }
		await orm.insert(cv).values(ids.map((id) => ({ id, ...rest, createdAt, updatedAt })))
		return ids
	})
	if (place.databaseUrl === null) {
		const database = await openEmbedded(place.dataDir, (error) => {
			throw error
		})
		const run: Run = (text, values) => database.thread.query(text, values)
		return saveBare(run, { cvIds, seconds }).finally(database.close)
	}
	const pool = new pg.Pool({ connectionString: place.databaseUrl, max: place.databasePool })
	// The database may be dropped while connections are still saying goodbye.
	pool.on('error', () => {})
	return saveBare((text, values) => pool.query(text, values), { cvIds, seconds }).finally(() =>
		pool.end(),
	)
}

const statement = `update cv set document = $1::jsonb, revision = revision + 1, updated_at = $2::timestamptz
	where id = $3::uuid and revision = $4::integer returning revision`

async function saveBare(
	run: Run,
	{ cvIds, seconds }: { cvIds: string[]; seconds: number },
): Promise<number> {
	let saved = 0
	const startedAt = performance.now()
	const endAt = startedAt + seconds * 1000
	await Promise.all(
		cvIds.map(async (cvId) => {
			for (let revision = 1; performance.now() < endAt; revision += 1) {
				const document = JSON.stringify(documentOf(`bare-${revision}`))
				const { rows } = await run(statement, [document, new Date().toISOString(), cvId, revision])
				if (rows[0]?.revision !== revision + 1) throw new Error('A bare save was not kept.')
				saved += 1
			}
		}),
	)
	return (saved * 1000) / (performance.now() - startedAt)
}
