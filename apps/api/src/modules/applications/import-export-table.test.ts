import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { applicationsPath, openApplicationsApp } from '#test/open-applications-app.ts'
import type { SignedIn } from '#test/signed-in-account.ts'

let board: Awaited<ReturnType<typeof openApplicationsApp>>
let ada: SignedIn
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	board = await openApplicationsApp(later)
	ada = board.ada
})

const table = '/api/application-table/'
const send = (payload: object, who = ada, path = table) => who.call('POST', path, { payload })

test('every table and figure needs a session', async () => {
	const calls = [
		['GET', table],
		['POST', table],
		['POST', `${table}preview/`],
		['GET', '/api/application-insights/'],
		['GET', '/api/application-calendar/'],
		['POST', '/api/application-calendar/'],
		['DELETE', '/api/application-calendar/'],
		['GET', '/api/application-reminders/'],
		['PATCH', '/api/application-reminders/'],
	] as ['GET', string][]
	for (const [method, url] of calls) {
		const answer = await board.api.app.inject({
			method,
			url,
			...(method !== 'GET' && { payload: {} }),
		})
		expect(answer.statusCode, url).toBe(401)
	}
})

test('what is taken out comes back in as it was, formulas and all, and not twice', async () => {
	const bea = await board.newcomer()
	const phone = { name: 'Phone screen', countsAs: 'interview' }
	const { id: stage } = (await send(phone, ada, '/api/application-stages/')).json()
	await send(phone, bea, '/api/application-stages/')
	const { id } = await board.create({
		job: {
			from: 'scratch',
			title: '=HYPERLINK("https://evil.example")',
			company: '\'+44, "Crust"',
			place: '@Hull',
			url: 'https://example.com/1',
			salaryText: '-20%',
			source: 'Nan',
		},
		stage: 'applied',
		stageAt: '2026-05-04T10:00:00Z',
		notes: '=1\r\n"two"\n\tthree',
		contacts: [{ name: '+Cy', email: 'cy@example.com', phone: '+44 20' }],
		nextStep: { what: '=Call', on: '2026-06-09', time: '09:30' },
	})
	await board.move(id, { stage, at: '2026-05-20T10:00:00Z' })
	await board.create({ job: { from: 'scratch', title: 'Only a title' } })
	const out = await ada.call('GET', table)
	expect(out.headers['content-type']).toBe('text/csv; charset=utf-8')
	expect(out.headers['cache-control']).toBe('no-store')
	const text = out.body
	expect(text).not.toMatch(/(^|,|")[=+\-@]/m)

	const preview = (await send({ text }, bea, `${table}preview/`)).json()
	expect(preview).toMatchObject({ areDatesAmbiguous: false, rowsBeyond: 0, room: 1000 })
	expect(
		preview.rows.map(({ doubts, leftOut }: { doubts: []; leftOut: null }) => [doubts, leftOut]),
	).toEqual([
		[[], null],
		[[], null],
	])
	expect(await board.list('', bea)).toEqual([])
	expect((await send({ text, timeZone: 'Europe/London' }, bea)).json()).toEqual({
		made: 2,
		leftOut: 0,
	})
	const again = await bea.call('GET', table)
	expect(again.body).toBe(text)
	const [hers] = (await board.list('?stage=saved', bea))
		.concat(await board.list('', bea))
		.filter(({ title }) => title.startsWith('='))
	const whole = await board.ok(bea.call('GET', `${applicationsPath}${hers?.id}/`))
	expect(whole).toMatchObject({
		notes: '=1\r\n"two"\n\tthree',
		place: '@Hull',
		appliedAt: '2026-05-04T11:00:00.000Z',
		contacts: [{ name: '+Cy', email: 'cy@example.com', phone: '+44 20' }],
		nextStep: {
			what: '=Call',
			on: '2026-06-09',
			time: null,
			reminder: 'off',
			timeZone: 'Europe/London',
		},
		history: [{ stage: 'applied' }, { stageName: 'Phone screen', isDateKnown: true }],
	})
	expect((await send({ text }, bea)).json()).toEqual({ made: 0, leftOut: 2 })
})

test('dates that a file does not give are not made up', async () => {
	const cy = await board.newcomer()
	const text = 'Position,Status\nBaker,Interviewing\nCook,Applied\nPorter,\n'
	expect((await send({ text, lines: [2, 3] }, cy)).json()).toEqual({ made: 2, leftOut: 1 })
	const kept = await board.list('', cy)
	expect(kept.map(({ title, stage, appliedAt }) => [title, stage, appliedAt])).toEqual([
		['Cook', 'applied', null],
		['Baker', 'interview', null],
	])
	const cook = kept[0]?.id ?? ''
	expect((await board.move(cook, { stage: 'interview' }, cy)).appliedAt).toBeNull()
	expect((await cy.call('GET', table)).body).toContain('Cook,,,Interview,,2026-06-01,')
	const insights = (await cy.call('GET', '/api/application-insights/')).json()
	expect(insights).toMatchObject({ total: 2, daysToReply: { count: 0 }, weeks: [{ sent: 0 }] })
	expect(insights.funnel[2]).toEqual({ stage: 'interview', count: 2 })
})

test('an answer to what was never written down as sent is no day of sending in a file', async () => {
	const cy = await board.newcomer()
	const { id } = await board.create({}, cy)
	await board.move(id, { stage: 'interview', at: '2026-05-20T10:00:00Z' }, cy)
	const { body: text } = await cy.call('GET', table)
	expect(text).toContain('Baker,Crust & Sons,,Interview,,2026-05-20,')
	const bea = await board.newcomer()
	await send({ text }, bea)
	const insights = (await bea.call('GET', '/api/application-insights/')).json()
	expect(insights.daysToReply).toEqual({ median: null, count: 0 })
})

test.each(['Pacific/Auckland', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC'])(
	'a day in %s stays that day, out and in',
	async (timeZone) => {
		const cy = await board.newcomer()
		const text = 'Title,Status,Applied,Stage since\nBaker,Interview,2026-05-01,2026-05-20\n'
		await send({ text, timeZone }, cy)
		const out = await cy.call('GET', `${table}?timeZone=${encodeURIComponent(timeZone)}`)
		expect(out.body).toContain('Baker,,,Interview,2026-05-01,2026-05-20,')
		const again = await send({ text: out.body, timeZone }, cy, `${table}preview/`)
		expect(again.json().rows).toMatchObject([{ appliedOn: '2026-05-01', leftOut: 'kept_already' }])
		const [baker] = await board.list('', cy)
		const day = new Intl.DateTimeFormat('sv-SE', { timeZone })
		expect(day.format(new Date(baker?.appliedAt ?? 0))).toBe('2026-05-01')
	},
)

test('what was sent late in the evening leaves with the day that it was there', async () => {
	const cy = await board.newcomer()
	await board.create({ stage: 'applied', stageAt: '2026-05-04T23:30:00Z' }, cy)
	const out = await cy.call('GET', `${table}?timeZone=Europe/London`)
	expect(out.body).toContain('Applied,2026-05-05,2026-05-05,')
	expect((await cy.call('GET', `${table}?timeZone=Mars`)).statusCode).toBe(400)
})

test('a table that does not fit makes nothing', async () => {
	const cy = await board.newcomer()
	const rows = (from: number, count: number) =>
		Array.from({ length: count }, (_, row) => `Job ${from + row}\n`).join('')
	expect((await send({ text: `Title\n${rows(0, 998)}` }, cy)).json().made).toBe(998)
	const refused = await send({ text: `Title\n${rows(1000, 3)}` }, cy)
	expect(refused.json()).toMatchObject({ code: 'too_many_applications' })
	expect((await send({ text: `Title\n${rows(1000, 2)}` }, cy)).json().made).toBe(2)
	const full = await cy.call('POST', applicationsPath, {
		payload: { job: { from: 'scratch', title: 'One more' } },
	})
	expect(full.json()).toMatchObject({ code: 'too_many_applications' })
	expect(await board.list('', cy)).toHaveLength(1000)
})

test.each([
	['nothing', '', 400],
	['more than a million characters', 'x'.repeat(1_000_001), 400],
	['a spreadsheet’s own file', 'PK\u0003\u0004\u0000', 422],
	['headings alone', 'Title', 422],
	['a million quotes', '"'.repeat(1_000_000), 422],
	['halves of characters', '\ud800,\ud800\n\ud800,\ud800', 200],
	['half a million columns', `Title,${','.repeat(500_000)}\nBaker`, 200],
])('%s is answered as it deserves', async (...[, text, status]) => {
	const answer = await send({ text }, ada, `${table}preview/`)
	expect(answer.statusCode, answer.body.slice(0, 300)).toBe(status)
})

test.each([{ columns: ['colour'] }, { timeZone: 'Mars' }, { lines: [0] }, { dates: 'year_first' }])(
	'%j is refused',
	async (wish) => {
		expect((await send({ text: 'Title\nBaker', ...wish })).statusCode).toBe(400)
	},
)

test('which CV did how well is told by what was sent', async () => {
	const cy = await board.newcomer()
	const { id: cvId } = await board.makeCv(cy)
	const sent = { stage: 'applied', stageAt: '2026-04-01T10:00:00Z', sentCv: { cvId } }
	const { id } = await board.create(sent, cy)
	await board.move(id, { stage: 'interview', at: '2026-04-05T10:00:00Z' }, cy)
	const other = await board.create({ job: { from: 'scratch', title: 'Cook' } }, cy)
	const tailored = await board.ok(
		cy.call('POST', `${applicationsPath}${other.id}/tailored-cv/`, { payload: { cvId } }),
	)
	const copy = tailored.tailoredCv?.cvId
	await board.move(other.id, { stage: 'applied', at: sent.stageAt, sentCv: { cvId: copy } }, cy)
	const { cvs, daysToReply } = (await cy.call('GET', '/api/application-insights/')).json()
	expect(daysToReply).toEqual({ median: 4, count: 1 })
	expect(cvs.perVersion).toHaveLength(2)
	expect(cvs.perCv).toMatchObject([
		{ cvId, sent: 2, replies: { count: 1, of: 2, share: 0.5 }, isTooFewToTell: true },
	])
	for (const gone of [copy, cvId]) {
		await cy.call('DELETE', `/api/cvs/${gone}/`)
		await cy.call('DELETE', `/api/cvs/bin/${gone}/`)
	}
	const { id: namesake } = await board.makeCv(cy)
	await board.create({ ...sent, sentCv: { cvId: namesake } }, cy)
	const after = (await cy.call('GET', '/api/application-insights/')).json().cvs
	expect(after.perCv).toMatchObject([
		{ key: cvs.perCv[0].key, cvId: null, title: 'My CV', sent: 2 },
		{ cvId: namesake, title: 'My CV', sent: 1 },
	])
	expect(after.perVersion).toHaveLength(3)
})

test('of two imports of one table at the same time, one makes it and the other finds it made', async () => {
	const cy = await board.newcomer()
	const rows = Array.from({ length: 40 }, (_, index) => `Baker ${index},Crust ${index}`)
	const text = ['Job title,Employer', ...rows].join('\n')
	const answers = await Promise.all([send({ text }, cy), send({ text }, cy)])
	const made = answers.map((answer) => answer.json().made)
	expect(made.sort((one, other) => one - other)).toEqual([0, 40])
	expect(await board.list('', cy)).toHaveLength(40)
})

test('two imports that only fit one by one do not both get in', async () => {
	const dee = await board.newcomer()
	const tableOf = (name: string) =>
		['Job title', ...Array.from({ length: 600 }, (_, index) => `${name} ${index}`)].join('\n')
	const answers = await Promise.all(
		['Baker', 'Cook'].map((name) => send({ text: tableOf(name) }, dee)),
	)
	const codes = answers.map(({ statusCode }) => statusCode)
	expect(codes.filter((code) => code === 200)).toHaveLength(1)
	expect(answers.map((answer) => answer.json().code)).toContain('too_many_applications')
	expect(await board.list('', dee)).toHaveLength(600)
})
