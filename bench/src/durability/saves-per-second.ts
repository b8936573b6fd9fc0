import { randomUUID } from 'node:crypto'
import { defaultDesign } from '@app/cv'
import pg from 'pg'
import { openEmbedded } from '../../../apps/api/src/db/embedded/open-embedded.ts'
import { cv } from '../../../apps/api/src/db/schema.ts'
import { insertAccount } from '../../../apps/api/src/test/insert-account.ts'
import { median } from '../percentile.ts'
import { documentOf } from './ledger.ts'
import { onDatabase, type Place } from './trail.ts'
import { type People, settle, startSaving, type World } from './world.ts'

export type Speeds = {
	ella: Speed
	/** The same requests to `baseline-server.ts`. */
	baselineServer: Speed
	/** The same statement run on the database directly. */
	bareDatabase: number
}

/** Saves in a second, and what share of the bare database's they are: the median of all rounds, and each round's. */
export type Speed = { saves: number; share: number; shares: number[] }

const clients = 8
const warmUpMs = 2000
const roundSeconds = 2
const fewestRounds = 5

/**
 * Saves per second through Ella and through the baseline server, beside the bare database with the same rows, clients and
 * settings. On PostgreSQL short rounds alternate with rounds of the bare database, and each is compared with those just
 * before and after it: what else the machine does changes from one second to the next, and slows both alike. The embedded
 * database, which one process at a time may open, is measured bare once before and once after.
 */
export async function compareSpeeds(world: World, seconds: number): Promise<Speeds> {
	const isShared = world.place.databaseUrl !== null
	const before = isShared ? 0 : await bareDatabaseSpeed(world.place, seconds / 2)
	const settled = await settle(world, { withTrail: false })
	// Each client saves separate CVs, as on the bare database.
	const devices = settled.devices.map((device) => ({
		...device,
		ledgers: device.ledgers.slice(0, 1),
	}))
	const measure = isShared ? measureInRounds : measureOnce
	const ella = await measure(world, { ...settled, devices }, seconds)
	await world.server.stop()
	await world.baselineServer.start()
	const baseline = await measure(world, { ...settled, devices }, seconds)
	await world.baselineServer.stop()
	if (isShared) return toSpeeds(ella, baseline)
	const after = await bareDatabaseSpeed(world.place, seconds / 2)
	const withBare = (rounds: Round[]) =>
		rounds.map((round) => ({ ...round, bare: (before + after) / 2 }))
	return toSpeeds(withBare(ella), withBare(baseline))
}

/** The saves of a round, and those of the bare database beside it. */
type Round = { saves: number; bare: number }

function toSpeeds(ella: Round[], baseline: Round[]): Speeds {
	const bareDatabase = median([...ella, ...baseline].map(({ bare }) => bare))
	return { ella: toSpeed(ella), baselineServer: toSpeed(baseline), bareDatabase }
}

function toSpeed(rounds: Round[]): Speed {
	const shares = rounds.map(({ saves, bare }) => saves / bare)
	return { saves: median(rounds.map(({ saves }) => saves)), share: median(shares), shares }
}

async function measureOnce(world: World, people: People, seconds: number): Promise<Round[]> {
	return [{ saves: await speedOverHttp(world, people, { seconds }), bare: 0 }]
}

async function measureInRounds(world: World, people: People, seconds: number): Promise<Round[]> {
	const count = Math.max(fewestRounds, Math.round(seconds / roundSeconds))
	const bareSpeed = () => bareDatabaseSpeed(world.place, roundSeconds / 2)
	await speedOverHttp(world, people, { seconds: 1 })
	let before = await bareSpeed()
	const rounds: Round[] = []
	for (let number = 0; number < count; number += 1) {
		const saves = await speedOverHttp(world, people, { seconds: roundSeconds, warmUp: 200 })
		const after = await bareSpeed()
		rounds.push({ saves, bare: (before + after) / 2 })
		before = after
	}
	return rounds
}

async function speedOverHttp(
	{ url }: World,
	people: People,
	{ seconds, warmUp = warmUpMs }: { seconds: number; warmUp?: number },
): Promise<number> {
	let acknowledged = 0
	const stopSaving = startSaving(people, {
		url,
		versionEvery: 0,
		onAcknowledged: () => {
			acknowledged += 1
		},
	})
	await new Promise((resolve) => setTimeout(resolve, warmUp))
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
	// Connections are opened and the statement is known before the time counts.
	await Promise.all(cvIds.map((cvId) => run('select from cv where id = $1::uuid', [cvId])))
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
