import { randomUUID } from 'node:crypto'
import { defaultDesign } from '@app/cv'
import pg from 'pg'
import { openEmbedded } from '../../../apps/api/src/db/embedded/open-embedded.ts'
import { cv } from '../../../apps/api/src/db/schema.ts'
import { makeAccount } from '../../../apps/api/src/test/make-account.ts'
import { documentOf } from './ledger.ts'
import { onDatabase, type Place } from './trail.ts'
import { settle, startSaving, type World } from './world.ts'

export type Speeds = { ella: number; bare: number }

const clients = 8
const warmUpMs = 2000

/**
 * Saves per second through Ella, and beside it of the database alone: the same statement's row, the same number of
 * clients, the same settings, each time half before and half after, so that a machine that grows slower slows both.
 */
export async function compareSpeeds(world: World, seconds: number): Promise<Speeds> {
	const before = await bareSpeed(world.place, seconds / 2)
	const settled = await settle(world, { withTrail: false })
	// As in the bare database, nobody saves what somebody else saves.
	const devices = settled.devices.map((device) => ({
		...device,
		ledgers: device.ledgers.slice(0, 1),
	}))
	const people = { ...settled, devices }
	let acknowledged = 0
	const stopSaving = startSaving(people, {
		...{ url: world.url, versionEvery: 0 },
		onAcknowledged: () => {
			acknowledged += 1
		},
	})
	await new Promise((resolve) => setTimeout(resolve, warmUpMs))
	acknowledged = 0
	const startedAt = performance.now()
	await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
	const ella = (acknowledged * 1000) / (performance.now() - startedAt)
	await stopSaving()
	await world.server.stop()
	const after = await bareSpeed(world.place, seconds / 2)
	return { ella, bare: (before + after) / 2 }
}

type Run = (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

async function bareSpeed(place: Place, seconds: number): Promise<number> {
	const cvIds = await onDatabase(place, async ({ orm }) => {
		const owner = await makeAccount(orm)
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
