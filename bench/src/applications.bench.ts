import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mostApplications } from '@app/contract/applications'
import { readConfig, readTestServer } from '../../apps/api/src/config.ts'
import { createServer } from '../../apps/api/src/create-server.ts'
import { createServices } from '../../apps/api/src/create-services.ts'
import { application, applicationEntry } from '../../apps/api/src/db/schema.ts'
import { createLog } from '../../apps/api/src/http/log-requests.ts'
import type { Services } from '../../apps/api/src/services.ts'
import { lazyEngines } from '../../apps/api/src/test/lazy-engines.ts'
import { createTestDatabase } from '../../apps/api/src/test/postgres-test-database.ts'
import { type SignedIn, signedIn } from '../../apps/api/src/test/signed-in-account.ts'
import { percentile } from './percentile.ts'

const asked = 40
const entriesOfEach = 6
const at = Date.parse('2026-06-01T09:00:00Z')
const dayMs = 86_400_000
const stages = ['saved', 'applied', 'interview', 'offer', 'rejected', 'withdrawn'] as const

/** How long a board as full as it can be takes to come, from the request to its last byte. */
async function benchApplications(databaseUrl: string | null): Promise<void> {
	const dataDir = mkdtempSync(join(tmpdir(), 'ella-bench-applications-'))
	const config = { ...readConfig({}), dataDir, databaseUrl }
	const log = createLog('warn')
	const engines = lazyEngines(config)
	const background = await createServices({
		config,
		log,
		engines,
		now: Date.now,
		onLost: (error) => {
			throw error
		},
	})
	const app = await createServer(background, log, null)
	try {
		const person = await signedIn({ app, background, clock: { aheadMs: 0, stoppedAtMs: null } })
		await fillBoard(background, person.id)
		console.log(
			`\n${background.database.engine}: ${mostApplications} applications, ${entriesOfEach} entries of history each`,
		)
		await measure(person, 'the whole list', '/api/applications/')
		await measure(person, 'a search in it', '/api/applications/?q=baker')
		await measure(person, 'insights', '/api/application-insights/')
	} finally {
		await app.close()
		await background.close()
		rmSync(dataDir, { recursive: true, force: true })
	}
}

async function measure(person: SignedIn, what: string, path: string): Promise<void> {
	const times: number[] = []
	let bytes = 0
	let used = process.cpuUsage()
	for (let index = 0; index <= asked; index += 1) {
		const before = performance.now()
		const answer = await person.call('GET', path)
		// The first one warms up.
		if (index === 0) used = process.cpuUsage()
		else times.push(performance.now() - before)
		if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
		bytes = answer.rawPayload.length
	}
	const [p50, p95, max] = [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(0))
	const size = `${Math.round(bytes / 1024)} kB`
	const { user, system } = process.cpuUsage(used)
	// Unlike the wall-clock times, processor time stays the same on a busy machine.
	const processor = `${((user + system) / 1000 / asked).toFixed(0)} ms of processor`
	console.log(`  ${what}, ${size}: p50 ${p50} ms, p95 ${p95} ms, slowest ${max} ms; ${processor}`)
}

/** A board that holds as many applications as an account may keep, each with an advert, notes and a history. */
async function fillBoard({ database }: Services, ownerId: string): Promise<void> {
	const { orm } = database
	const all = Array.from({ length: mostApplications }, (_, index) => buildRow(index, ownerId))
	for (let start = 0; start < all.length; start += 100) {
		const rows = all.slice(start, start + 100)
		await orm.insert(application).values(rows)
		await orm.insert(applicationEntry).values(rows.flatMap(historyOf))
	}
	await orm.execute('vacuum (analyze)')
}

function buildRow(index: number, ownerId: string) {
	const stage = stages[index % stages.length] ?? 'saved'
	return {
		id: randomUUID(),
		ownerId,
		stage,
		position: index,
		title: index % 9 === 0 ? 'Baker' : `Post ${index}`,
		company: `Employer ${index}`,
		place: 'Leeds',
		advert: 'You work with people. '.repeat(200),
		notes: 'Ask about shifts.',
		contacts: [{ name: 'Ann Lee', role: 'Manager', email: 'ann@example.org', phone: '' }],
		sentTitle: 'My CV',
		sentNumber: 1 + (index % 4),
		stepWhat: 'Follow up',
		stepOn: '2026-06-09',
		stepAt: new Date(at + 8 * dayMs),
		createdAt: new Date(at - index * dayMs),
		updatedAt: new Date(at),
	}
}

function historyOf({ id, stage, createdAt }: ReturnType<typeof buildRow>) {
	return Array.from({ length: entriesOfEach }, (_, step) => ({
		id: randomUUID(),
		applicationId: id,
		createdAt,
		stage: step === entriesOfEach - 1 ? stage : ('applied' as const),
		at: new Date(createdAt.getTime() + step * dayMs),
	}))
}

const server = readTestServer()
if (server !== null) {
	const { url, drop } = await createTestDatabase(server)
	await benchApplications(url).finally(drop)
}
await benchApplications(null)
