import { randomUUID } from 'node:crypto'
import { emptyCv, setField } from '@app/cv'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type BreakableProxy, breakableProxy, type Fault } from '#test/breakable-proxy.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { upload } from '#test/guest-analysis-calls.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { createTestDatabase, testServerUrl } from '#test/postgres-test-database.ts'
import { plainTextCv } from '#test/sample-files.ts'
import { type SignedIn, signedIn } from '#test/signed-in-account.ts'
import { startS3 } from '#test/start-s3.ts'

const { later, cleanUp } = cleanUps()
afterAll(cleanUp)

const limits = { connectMs: 1500, statementMs: 2000, longStatementMs: 2000 }
/** The limits above, a second of grace, and the delays of a busy machine. */
const longestMs = 9000

const document = (summary: string) => setField(emptyCv(), 'professionalSummary', summary)

/** Makes a CV for a person, and returns functions that read and save it. */
async function keepCv(person: SignedIn) {
	const cvId = randomUUID()
	const payload = { id: cvId, title: 'Mine', document: document('first') }
	const made = await person.call('POST', '/api/cvs/', { payload })
	expect(made.statusCode).toBe(200)
	return {
		read: () => person.call('GET', `/api/cvs/${cvId}/`),
		save: (revision: number, summary: string) =>
			person.call('PATCH', `/api/cvs/${cvId}/`, {
				payload: { document: document(summary) },
				headers: { 'if-match': `"${revision}"` },
			}),
	}
}

async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; ms: number }> {
	const startedAt = performance.now()
	const answer = await work()
	return { answer, ms: performance.now() - startedAt }
}

describe.skipIf(testServerUrl === null)('while PostgreSQL', () => {
	let api: TestApp
	let proxy: BreakableProxy
	let cv: Awaited<ReturnType<typeof keepCv>>
	let person: SignedIn
	const told: string[] = []

	beforeAll(async () => {
		const { url, drop } = await createTestDatabase(testServerUrl ?? '', inject('preparedDatabase'))
		later(drop)
		proxy = await breakableProxy(url, later)
		const config = { databaseUrl: proxy.url, databaseTimeouts: limits, databasePool: 2 }
		api = await openTestApp(later, { config, onLog: (message) => told.push(message) })
		person = await signedIn(api)
		cv = await keepCv(person)
	})

	/** Breaks the database for so long as `work` takes, and waits until it is back. */
	async function during(fault: Fault, work: () => Promise<void>): Promise<void> {
		told.length = 0
		await proxy.become(fault)
		try {
			await work()
		} finally {
			await proxy.become('none')
		}
		await expect.poll(() => told.at(-1), { timeout: 20_000 }).toBe('The database answers again')
	}

	async function expectRefusals(): Promise<void> {
		const making = { id: randomUUID(), title: 'More', document: document('more') }
		const calls = [
			() => cv.save(1, 'lost?'),
			() => cv.read(),
			// One in a transaction for each connection of the pool, and one more.
			...Array.from(
				{ length: 3 },
				() => () => person.call('POST', '/api/cvs/', { payload: making }),
			),
			() => upload(api.app, { bytes: plainTextCv, name: 'cv.txt' }),
		]
		const answers = await Promise.all(calls.map((call) => timed(call)))
		for (const { answer, ms } of answers) {
			expect(answer.statusCode).toBe(503)
			// Before anybody knows that it is frozen, it looks busy.
			expect(answer.json().code).toMatch(/^(service_unavailable|server_busy)$/)
			expect(answer.headers['retry-after']).toBe('5')
			expect(ms).toBeLessThan(longestMs)
		}
	}

	test.each<Fault>(['down', 'frozen'])(
		'is %s, everybody is told soon, and everything goes on afterwards',
		async (fault) => {
			const before = (await cv.read()).json()
			await during(fault, async () => {
				await expectRefusals()
				await expectRefusals()
				const ready = await timed(() => api.app.inject('/readyz'))
				expect(ready.answer.statusCode).toBe(503)
				expect(ready.answer.json()).toMatchObject({
					status: 'failing',
					parts: { database: 'failing' },
				})
				expect(ready.ms).toBeLessThan(longestMs)
				expect((await api.app.inject('/livez')).statusCode).toBe(200)
			})
			// Frozen connections are given up one after the other.
			await expect.poll(async () => (await cv.read()).statusCode, { timeout: 20_000 }).toBe(200)
			expect((await cv.read()).json()).toEqual(before)
			expect((await cv.save(before.revision, `after ${fault}`)).statusCode).toBe(200)
			await expect.poll(async () => (await api.app.inject('/readyz')).statusCode).toBe(200)
		},
	)

	test.each<Fault>(['down', 'frozen'])('is %s, the log has two lines', async (fault) => {
		await during(fault, async () => {
			for (let calls = 0; calls < 5; calls += 1) await cv.read()
		})
		expect(told).toEqual(['The database does not answer', 'The database answers again'])
	})

	test('has been gone, jobs that waited are done', async () => {
		const queue = 'contact-tidying'
		await during('down', async () => void (await cv.read()))
		const job = await api.background.boss.send(queue, {})
		expect(job).not.toBeNull()
		const found = async () => (await api.background.boss.getJobById(queue, job ?? ''))?.state
		await expect.poll(found, { timeout: 20_000 }).toBe('completed')
	})
})

test('while the store of the files is gone, uploads are refused and CVs are saved', async () => {
	const told: string[] = []
	const store = await startS3(later)
	const proxy = await breakableProxy(store.bucketUrl, later)
	const s3 = { ...store, bucketUrl: proxy.url }
	const api = await openTestApp(later, {
		works: false,
		config: { s3 },
		onLog: (message) => told.push(message),
	})
	const cv = await keepCv(await signedIn(api))
	await proxy.become('down')
	const refused = await upload(api.app, { bytes: plainTextCv, name: 'cv.txt' })
	expect(refused.statusCode).toBe(503)
	expect(refused.headers['retry-after']).toBe('5')
	expect(refused.json()).toMatchObject({
		code: 'service_unavailable',
		detail: expect.stringContaining('uploaded files'),
	})
	expect((await cv.save(1, 'second')).statusCode).toBe(200)
	const ready = await api.app.inject('/readyz')
	expect(ready.statusCode).toBe(200)
	expect(ready.json()).toMatchObject({
		status: 'degraded',
		parts: { database: 'ok', files: 'failing' },
	})
	expect((await api.app.inject('/api/health/')).statusCode).toBe(503)
	await proxy.become('none')
	const lines = ['The store of the files does not answer', 'The store of the files answers again']
	await expect.poll(() => told, { timeout: 20_000 }).toEqual(lines)
	expect((await upload(api.app, { bytes: plainTextCv, name: 'cv.txt' })).statusCode).toBe(200)
})
