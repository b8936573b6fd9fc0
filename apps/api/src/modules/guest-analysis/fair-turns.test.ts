import { ReadError } from '@app/cv-import/node'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { analysisQueue } from '#services/queues.ts'
import { begin, untilOver } from '#test/guest-analysis-calls.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { plainTextCv } from '#test/sample-files.ts'
import { signedIn } from '#test/signed-in-account.ts'
import { testConfig } from '#test/test-config.ts'
import { type DocumentEngines, startDocumentEngines } from '../../services/document-engines.ts'
import { guestReadingMs } from './run-analysis.ts'

const attacker = '203.0.113.9'
const honest = '198.51.100.7'
const manyFiles = 10

type Read = DocumentEngines['reader']['read']

/** The API with a reader of the test's, where jobs begin when the test says so. */
async function openApp(wishes: { workers: number; read: (real: Read) => Read }) {
	const real = startDocumentEngines(testConfig())
	const engines = { ...real, reader: { ...real.reader, read: wishes.read(real.reader.read) } }
	const config = { workers: wishes.workers }
	return openTestApp(onTestFinished, { engines, config, works: false })
}

const content = (name: string, padding = 0) => `${plainTextCv}\n${name}\n${' '.repeat(padding)}`

async function sendMany(app: Parameters<typeof begin>[0]) {
	const sessions = []
	for (let i = 0; i < manyFiles; i += 1) {
		const name = `attack-${i}.txt`
		sessions.push(await begin(app, { bytes: content(name), name, from: attacker }))
	}
	return sessions
}

test('with one lane, a file of another address is read before the second of ten from one', async () => {
	const order: string[] = []
	const { app, background } = await openApp({
		workers: 1,
		read: (real) => (bytes, options) => {
			order.push(options.fileName)
			return real(bytes, options)
		},
	})
	const sent = await sendMany(app)
	const { session_id } = await begin(app, {
		bytes: content('guest.txt'),
		name: 'guest.txt',
		from: honest,
	})
	await background.work()
	await untilOver(app, session_id)
	expect(order.indexOf('guest.txt')).toBeLessThan(order.indexOf('attack-1.txt') >>> 0)
	for (const session of sent) await untilOver(app, session.session_id)
	expect(order).toHaveLength(manyFiles + 1)
})

test('with several lanes, the files of one address run one at a time and leave the others free', async () => {
	const guestIsDone = Promise.withResolvers<void>()
	let running = 0
	let most = 0
	const begun: string[] = []
	const { app, background } = await openApp({
		workers: 3,
		read: (real) => async (bytes, options) => {
			if (!options.fileName.startsWith('attack')) return real(bytes, options)
			begun.push(options.fileName)
			running += 1
			most = Math.max(most, running)
			try {
				await guestIsDone.promise
				return await real(bytes, options)
			} finally {
				running -= 1
			}
		},
	})
	await background.work()
	const first = await begin(app, {
		bytes: content('attack.txt'),
		name: 'attack.txt',
		from: attacker,
	})
	await expect.poll(() => running).toBe(1)
	const sent = [first, ...(await sendMany(app))]
	const { session_id } = await begin(app, {
		bytes: content('guest.txt'),
		name: 'guest.txt',
		from: honest,
	})
	expect((await untilOver(app, session_id)).at(-1)?.status).toBe('completed')
	expect(begun).toEqual(['attack.txt'])
	guestIsDone.resolve()
	for (const { session_id: id } of sent) await untilOver(app, id)
	expect(begun).toHaveLength(manyFiles + 1)
})

test('a small file comes before a large one of another address that was sent first', async () => {
	const order: string[] = []
	const { app, background } = await openApp({
		workers: 1,
		read: (real) => (bytes, options) => {
			order.push(options.fileName)
			return real(bytes, options)
		},
	})
	const large = { bytes: content('large.txt', 600_000), name: 'large.txt', from: attacker }
	const sent = [await begin(app, large)]
	sent.push(await begin(app, { bytes: content('small.txt'), name: 'small.txt', from: honest }))
	await background.work()
	for (const { session_id } of sent) await untilOver(app, session_id)
	expect(order).toEqual(['small.txt', 'large.txt'])
})

test('a file of a guest has a shorter limit than one of an account, and fails with a sentence', async () => {
	const limits: Record<string, number | undefined> = {}
	const tested = await openApp({
		workers: 1,
		read:
			() =>
			async (_, { fileName, timeoutMs }) => {
				limits[fileName] = timeoutMs
				throw new ReadError('file_takes_too_long')
			},
	})
	const { app, background } = tested
	await background.work()
	const by = await signedIn(tested)
	const guest = await begin(app, { bytes: content('a'), name: 'guest.txt', from: honest })
	const own = await begin(app, { bytes: content('b'), name: 'own.txt', from: honest, by })
	const ended = (await untilOver(app, guest.session_id)).at(-1)
	expect(ended).toMatchObject({ status: 'failed', code: 'file_takes_too_long' })
	expect(ended?.error).toContain('takes too long')
	await untilOver(app, own.session_id, by)
	expect(limits).toEqual({ 'guest.txt': guestReadingMs, 'own.txt': undefined })
})

test('the files of one account take turns with those of others, from wherever they are sent', async () => {
	const order: string[] = []
	const tested = await openApp({
		workers: 1,
		read: (real) => (bytes, options) => {
			order.push(options.fileName)
			return real(bytes, options)
		},
	})
	const { app, background } = tested
	const by = await signedIn(tested)
	for (let i = 0; i < 3; i += 1) {
		const name = `attack-${i}.txt`
		await begin(app, { bytes: content(name), name, from: `203.0.113.${i}`, by })
	}
	const guest = { bytes: content('guest.txt'), name: 'guest.txt', from: honest }
	const { session_id } = await begin(app, guest)
	await background.work()
	await untilOver(app, session_id)
	expect(order.slice(0, 2)).toContain('guest.txt')
})

test('the queue knows senders by keyed hashes', async () => {
	const tested = await openApp({ workers: 1, read: (real) => real })
	const { app, background } = tested
	const by = await signedIn(tested)
	await begin(app, { bytes: content('a'), name: 'a.txt', from: attacker })
	await begin(app, { bytes: content('b'), name: 'b.txt', from: attacker })
	await begin(app, { bytes: content('c'), name: 'c.txt', from: attacker, by })
	const { rows } = (await background.database.orm.execute(
		sql`select group_id, priority, j::text as whole from pgboss.job j where name = ${analysisQueue} order by created_on`,
	)) as unknown as { rows: { group_id: string | null; priority: number; whole: string }[] }
	const [first, second, own] = rows
	expect(first?.group_id).toBeTruthy()
	expect(second?.group_id).toBe(first?.group_id)
	expect(second?.priority).toBeLessThan(first?.priority ?? 0)
	expect(own?.group_id).toBeTruthy()
	expect(own?.group_id).not.toBe(first?.group_id)
	expect(rows.filter(({ whole }) => whole.includes(attacker) || whole.includes(by.id))).toEqual([])
})
