import { maxPreviewBytes } from '@app/contract'
import { defaultDesign, emptyCv } from '@app/cv'
import type { InjectOptions } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { Config } from '#config.ts'
import { type HeldTask, heldTypesetter } from '#test/held-typesetter.ts'
import { lazyEngines } from '#test/lazy-engines.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { testServerUrl } from '#test/postgres-test-database.ts'
import { sampleCv } from '#test/sample-files.ts'
import { signedIn } from '#test/signed-in-account.ts'
import { testConfig } from '#test/test-config.ts'

const [ada, ben] = ['192.0.2.1', '192.0.2.2']
const design = defaultDesign()

/** The API with a typesetter whose renders end when the test says so. */
async function openHeldApp(config: Partial<Config> = {}) {
	const { typesetter, tasks, release } = heldTypesetter()
	const engines = { ...lazyEngines(testConfig()), typesetter }
	const api = await openTestApp(onTestFinished, { works: false, engines, config })
	onTestFinished(release)
	return { ...api, api, tasks, release, ...makeCalls(api, tasks) }
}

function makeCalls({ app, background }: TestApp, tasks: HeldTask[]) {
	/** Asks for a preview of a CV with these words and answers once it is set or refused. */
	const preview = (words: string, from: string) =>
		app.inject({
			method: 'POST',
			url: '/api/typeset/preview/',
			remoteAddress: from,
			payload: { document: { ...emptyCv(), professionalSummary: words }, design },
		})
	const begun = () => tasks.map(({ task }) => /Words of \w+/.exec(JSON.stringify(task))?.[0] ?? '')
	const haveBegun = (count: number) =>
		expect.poll(() => tasks.length, { timeout: 20_000 }).toBe(count)
	const wait = (count: number) =>
		expect.poll(background.renders.waiting, { timeout: 20_000 }).toBe(count)
	return { preview, begun, haveBegun, wait }
}

test('one address has two renders at once, and a neighbour begins beside them', async () => {
	const { preview, release, haveBegun, wait, begun } = await openHeldApp({ renderProcesses: 4 })
	const mine = Array.from({ length: 5 }, () => preview('Words of A', ada))
	await wait(3)
	await haveBegun(2)
	const neighbour = preview('Words of B', ben)
	await haveBegun(3)
	expect(begun()).toEqual(['Words of A', 'Words of A', 'Words of B'])
	release()
	for (const { statusCode } of await Promise.all([...mine, neighbour])) expect(statusCode).toBe(200)
})

test('with one renderer a neighbour is served in turn, not after everything of another', async () => {
	const held = await openHeldApp({ renderProcesses: 1 })
	const { preview, tasks, release, haveBegun, wait, begun } = held
	// Fewer than a crowd, so that none is refused however long the first is held.
	const mine = Array.from({ length: 5 }, () => preview('Words of A', ada))
	await wait(4)
	const neighbour = preview('Words of B', ben)
	await wait(5)
	tasks[0]?.end()
	await haveBegun(2)
	expect(begun()).toEqual(['Words of A', 'Words of B'])
	release()
	for (const { statusCode } of await Promise.all([...mine, neighbour])) expect(statusCode).toBe(200)
})

test('who would wait too long is answered 503 with Retry-After, and a neighbour is not', async () => {
	const held = await openHeldApp({ renderProcesses: 1, renderWaitMs: 90 })
	const { preview, release, haveBegun, wait } = held
	const first = preview('Words of A', ada)
	await haveBegun(1)
	for (const count of [1, 2]) {
		void preview('Words of A', ada).then(() => undefined)
		await wait(count)
	}
	// Each is expected to take 50 ms at first: half of one is left, then come two more.
	const refused = await preview('Words of A', ada)
	expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1'])
	expect(refused.json()).toEqual({ code: 'server_busy', detail: expect.any(String) })
	const neighbour = preview('Words of B', ben)
	await wait(3)
	release()
	expect([(await first).statusCode, (await neighbour).statusCode]).toEqual([200, 200])
})

test('beside a link to a CV stands the picture of Ella while its own would wait too long', async () => {
	const held = await openHeldApp({ renderProcesses: 1, renderWaitMs: 90 })
	const { api, app, preview, release, haveBegun, wait } = held
	const owner = await signedIn(api)
	const payload = { title: 'Mine', document: sampleCv() }
	const { id } = (await owner.call('POST', '/api/cvs/', { payload })).json()
	const sharing = { visibility: 'link', slug: null, allowsDownload: true, expiresAt: null }
	const shared = { payload: { ...sharing, hiddenParts: [] } }
	const { publicId } = (await owner.call('PUT', `/api/cvs/${id}/share/`, shared)).json()
	const first = preview('Words of A', ada)
	await haveBegun(1)
	for (const count of [1, 2]) {
		void preview('Words of A', ada).then(() => undefined)
		await wait(count)
	}
	const url = `/api/cvs/public/${publicId}/picture.png`
	const { statusCode, headers } = await app.inject({ url, remoteAddress: ada })
	expect([statusCode, headers.location]).toEqual([302, '/link-picture.png'])
	expect(headers['cache-control']).toBe('no-store')
	release()
	await first
})

test('while an address waits too long, its next body is refused unread', async () => {
	const held = await openHeldApp({ renderProcesses: 1, renderWaitMs: 90 })
	const { app, preview, release, haveBegun, wait } = held
	const first = preview('Words of A', ada)
	await haveBegun(1)
	for (const count of [1, 2]) {
		void preview('Words of A', ada).then(() => undefined)
		await wait(count)
	}
	const sendNonsense = (url: string, from: string) =>
		app.inject({
			method: 'POST',
			url,
			remoteAddress: from,
			headers: { 'content-type': 'application/json' },
			payload: '{ not JSON',
		})
	for (const url of ['preview', 'fit', 'export', 'letter']) {
		expect((await sendNonsense(`/api/typeset/${url}/`, ada)).statusCode).toBe(503)
		expect((await sendNonsense(`/api/typeset/${url}/`, ben)).statusCode).toBe(400)
	}
	release()
	await first
})

test('a preview of more than 300 kB is refused with a sentence, and one of less is not', async () => {
	const { app, tasks, haveBegun } = await openHeldApp()
	const makeBody = (bytes: number) => {
		const body = JSON.stringify({ document: emptyCv(), design, more: '' })
		return body.replace('"more":""', `"more":"${'x'.repeat(bytes - body.length)}"`)
	}
	const post = (bytes: number) =>
		app.inject({
			method: 'POST',
			url: '/api/typeset/preview/',
			headers: { 'content-type': 'application/json' },
			payload: makeBody(bytes),
		})
	const large = await post(maxPreviewBytes + 1)
	expect(large.statusCode).toBe(413)
	expect(large.json()).toEqual({
		code: 'cv_too_large',
		detail: 'This CV is too long to preview. Shorten it to see its pages.',
	})
	const allowed = post(maxPreviewBytes)
	await haveBegun(1)
	tasks[0]?.end()
	expect((await allowed).statusCode).toBe(200)
})

test('every call that sets type is refused once the budget is used up, and none is begun', async () => {
	const { api, app, background, tasks } = await openHeldApp({
		renderSecondsPerMinute: 30,
		renderSecondsPerMinuteAccount: 60,
	})
	api.clock.stoppedAtMs = Date.now()
	const owner = await signedIn(api)
	const document = sampleCv()
	const made = await owner.call('POST', '/api/cvs/', { payload: { title: 'Mine', document } })
	const { id } = made.json()
	const sharing = { visibility: 'link', slug: null, allowsDownload: true, expiresAt: null }
	const payload = { ...sharing, hiddenParts: [] }
	const { publicId } = (await owner.call('PUT', `/api/cvs/${id}/share/`, { payload })).json()
	const { attempts } = background.accounts
	const minute = { windowMs: 60_000 }
	await attempts.take({ name: 'render-ms', max: 1, ...minute }, ada, 30_000)
	await attempts.take({ name: 'render-ms-account', max: 1, ...minute }, owner.id, 60_000)
	const sent = { document, design }
	const calls: InjectOptions[] = [
		{ method: 'POST', url: '/api/typeset/preview/', payload: sent },
		{ method: 'POST', url: '/api/typeset/fit/', payload: { ...sent, pages: 1 } },
		{ method: 'POST', url: '/api/typeset/export/', payload: { ...sent, format: 'pdf' } },
		{ method: 'POST', url: '/api/typeset/export/', payload: { ...sent, format: 'docx' } },
		{ method: 'POST', url: '/api/typeset/export/', payload: { ...sent, format: 'png' } },
		{
			method: 'POST',
			url: '/api/typeset/letter/',
			payload: { ...sent, letter: 'Dear Ann,', format: 'pdf' },
		},
		{ method: 'GET', url: `/api/cvs/${id}/preview/`, headers: owner.headers },
		{
			method: 'POST',
			url: `/api/cvs/${id}/export/`,
			headers: owner.headers,
			payload: { format: 'pdf' },
		},
		{ method: 'GET', url: `/api/cvs/public/${publicId}/preview/` },
		{ method: 'GET', url: `/api/cvs/public/${publicId}/picture.png` },
		{ method: 'POST', url: `/api/cvs/public/${publicId}/export/`, payload: { format: 'pdf' } },
	]
	for (const call of calls) {
		const answer = await app.inject({ remoteAddress: ada, ...call })
		expect([call.url, answer.statusCode, answer.json().code]).toEqual([
			call.url,
			429,
			'too_many_requests',
		])
		expect(answer.headers['retry-after']).toBe('60')
	}
	expect(tasks).toEqual([])
	// Text needs no typesetter.
	const text = { method: 'POST', url: '/api/typeset/export/', remoteAddress: ada } as const
	const free = await app.inject({ ...text, payload: { ...sent, format: 'txt' } })
	expect(free.statusCode).toBe(200)
})

test('a client that leaves gives its place in the queue away, and its render is called off', async () => {
	const held = await openHeldApp({ renderProcesses: 1 })
	const { app, tasks, preview, release, haveBegun, wait, begun } = held
	const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/typeset/preview/`
	const leave = new AbortController()
	const ask = (words: string) =>
		fetch(url, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ document: { ...emptyCv(), professionalSummary: words }, design }),
			signal: leave.signal,
		}).catch((error: Error) => error.name)
	const left = [ask('Words of A1')]
	await haveBegun(1)
	left.push(ask('Words of A2'))
	await wait(1)
	leave.abort()
	expect(await Promise.all(left)).toEqual(['AbortError', 'AbortError'])
	await wait(0)
	await expect.poll(() => tasks[0]?.signal?.aborted, { timeout: 20_000 }).toBe(true)
	const stays = preview('Words of B1', ben)
	tasks[0]?.end()
	await haveBegun(2)
	release()
	expect((await stays).statusCode).toBe(200)
	expect(begun()).toEqual(['Words of A1', 'Words of B1'])
})

test.skipIf(testServerUrl === null)('renderer time is counted over two servers', async () => {
	const first = await openHeldApp({ renderSecondsPerMinute: 30 })
	const { databaseUrl, dataDir } = first.background.config
	const second = await openHeldApp({ databaseUrl, dataDir, renderSecondsPerMinute: 30 })
	await first.background.accounts.attempts.take(
		{ name: 'render-ms', max: 1, windowMs: 60_000 },
		ada,
		30_000,
	)
	for (const { preview } of [first, second]) {
		expect((await preview('Words of A', ada)).statusCode).toBe(429)
	}
})
