import 'fake-indexeddb/auto'
import { defaultDesign, emptyCv, setField } from '@app/cv'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageKey } from '#shared/common-storage-keys.ts'
import { emptyFormData } from '#shared/cv-form-data.ts'
import { takeStoredForm } from '#shared/cv-form-removal.ts'
import { changeStoredForm, readStoredForm, writeStoredForm } from '#shared/cv-form-storage.ts'
import { exampleBeside, showExampleBeside } from '#shared/examples/example-beside-cv.ts'
import { newLetter, readLetters, saveLetter } from '#shared/letter/local-letters.ts'
import { guestOwner, readPages, storePages } from '#shared/offline/page-copies.ts'
import { answer, refusal } from '#shared/test/stub-server.ts'
import { putBlankCv, putImportedCv } from './create-local-cv.ts'
import { LocalCvMover } from './move-local-cvs.ts'
import { openAccount } from './test-account.ts'

const account = '01939d0e-0000-7000-8000-000000000001'
const _at = '2026-01-02T03:04:05.000Z'

beforeEach(() => {
	localStorage.clear()
	vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => vi.unstubAllGlobals())

function write(professionalSummary: string) {
	const data = {
		...setField(emptyFormData(), 'personalInfo.firstName', 'Ada'),
		professionalSummary,
	}
	writeStoredForm({ data, lastSaved: null, replaced: [] })
}

test('what was written here goes into the account, and then it is here no longer', async () => {
	const pages = { ownerId: guestOwner, cvId: 'local' }
	await storePages(pages, { name: 'Ada', pages: [] })
	write('Careful.')
	const { kept, asked } = openAccount()
	const mover = new LocalCvMover()
	const [moved] = await mover.run(account)
	expect([...kept.values()]).toMatchObject([
		{ id: moved?.id, title: 'Ada’s CV', document: { professionalSummary: 'Careful.' } },
	])
	expect(asked[0]?.body).toMatchObject({ reason: 'import' })
	expect({ ...localStorage }).toEqual({})
	await vi.waitFor(async () => expect(await readPages(pages)).toBeNull())
	expect(mover.getState()).toMatchObject({ status: 'moved', cvs: [{ id: moved?.id }] })
})

test('the example beside it goes along', async () => {
	write('Careful.')
	showExampleBeside('local', 'chef')
	openAccount()
	const [moved] = await new LocalCvMover().run(account)
	expect(exampleBeside('local')).toBeNull()
	expect(exampleBeside(moved?.id ?? '')).toBe('chef')
})

test('nothing is asked of the server when nothing was written', async () => {
	putBlankCv()
	const { asked } = openAccount()
	expect(await new LocalCvMover().run(account)).toEqual([])
	expect(asked).toEqual([])
})

test('every CV that was put aside comes along, each once', async () => {
	write('One')
	putImportedCv({ ...emptyCv(), professionalSummary: 'Two' })
	putImportedCv({ ...emptyCv(), professionalSummary: 'Three' })
	putImportedCv({ ...emptyCv(), professionalSummary: 'Three' })
	const { summaries } = openAccount()
	await new LocalCvMover().run(account)
	expect(summaries()).toEqual(['Three', 'Two', 'One'])
})

test.each([
	['is out of reach', () => Promise.reject(new TypeError('network')), true],
	['has a lot to do', () => refusal(503, 'server_busy', 'Busy.'), true],
	['has no room', () => refusal(409, 'too_many_cvs', 'Full.'), false],
])('while the account %s everything stays here, and that is said', async (_, refuse, isPassing) => {
	write('Careful.')
	const before = localStorage.getItem(storageKey)
	const { routes, summaries } = openAccount()
	const { 'POST /api/cvs/': accept } = routes
	routes['POST /api/cvs/'] = refuse
	const mover = new LocalCvMover()
	await expect(mover.run(account)).rejects.toThrow()
	expect(localStorage.getItem(storageKey)).toBe(before)
	expect(mover.getState()).toMatchObject({ status: 'failed', isPassing })
	if (accept) routes['POST /api/cvs/'] = accept
	await mover.run(account)
	expect(summaries()).toEqual(['Careful.'])
})

/** The server makes the CV, and its answer is lost on the way. */
async function loseTheAnswer(server: ReturnType<typeof openAccount>) {
	const { routes } = server
	const { 'POST /api/cvs/': accept } = routes
	routes['POST /api/cvs/'] = (request) => {
		void accept?.(request)
		return Promise.reject(new TypeError('network'))
	}
	await expect(new LocalCvMover().run(account)).rejects.toThrow()
	if (accept) routes['POST /api/cvs/'] = accept
}

test('a CV whose acknowledgement was lost is not made a second time', async () => {
	write('Careful.')
	const server = openAccount()
	await loseTheAnswer(server)
	await new LocalCvMover().run(account)
	expect(server.summaries()).toEqual(['Careful.'])
	expect(readStoredForm().status).toBe('empty')
})

test('what was written after a lost acknowledgement goes to the same CV', async () => {
	write('Careful.')
	const server = openAccount()
	await loseTheAnswer(server)
	write('Careful and kind.')
	await new LocalCvMover().run(account)
	expect(server.summaries()).toEqual(['Careful and kind.'])
})

test('a CV that went on in the account is left alone, and what is here stands beside it', async () => {
	write('Careful.')
	const server = openAccount()
	await loseTheAnswer(server)
	for (const [id, cv] of server.kept) {
		const document = { ...cv.document, professionalSummary: 'Written on the phone.' }
		server.kept.set(id, { ...cv, document, revision: 4 })
	}
	write('Careful and kind.')
	await new LocalCvMover().run(account)
	expect(server.summaries()).toEqual(['Written on the phone.', 'Careful and kind.'])
})

test('another CV that was begun after a lost acknowledgement is a CV of its own', async () => {
	write('Careful.')
	const server = openAccount()
	await loseTheAnswer(server)
	takeStoredForm()
	write('Somebody else.')
	await new LocalCvMover().run(account)
	expect(server.summaries()).toEqual(['Careful.', 'Somebody else.'])
})

test('what is written while the server answers is not left behind', async () => {
	write('Careful.')
	const { routes, summaries } = openAccount()
	const { 'POST /api/cvs/': accept } = routes
	let isFirst = true
	routes['POST /api/cvs/'] = (request) => {
		if (isFirst) changeStoredForm((data) => ({ ...data, professionalSummary: 'Careful and kind.' }))
		isFirst = false
		return accept?.(request) ?? refusal(500, 'unexpected', 'No.')
	}
	await new LocalCvMover().run(account)
	expect(summaries()).toEqual(['Careful and kind.'])
	expect(readStoredForm().status).toBe('empty')
})

test('an id that is taken is not the end of it', async () => {
	write('Careful.')
	const { routes, summaries } = openAccount()
	const { 'POST /api/cvs/': accept } = routes
	let isFirst = true
	routes['POST /api/cvs/'] = (request) => {
		if (!isFirst && accept) return accept(request)
		isFirst = false
		return refusal(409, 'cv_id_taken', 'Taken.')
	}
	await new LocalCvMover().run(account)
	expect(summaries()).toEqual(['Careful.'])
})

test('two tabs that are signed in at once make each CV once', async () => {
	write('Careful.')
	const { summaries } = openAccount()
	await Promise.all([new LocalCvMover().run(account), new LocalCvMover().run(account)])
	expect(summaries()).toEqual(['Careful.'])
})

test('somebody else’s CV is put back, and stays until it is asked for', async () => {
	write('Careful.')
	const before = localStorage.getItem(storageKey)
	const { kept, summaries } = openAccount()
	const mover = new LocalCvMover()
	await mover.run(account)
	await mover.undo()
	expect(localStorage.getItem(storageKey)).toBe(before)
	expect([...kept]).toEqual([])
	expect(await mover.run(account)).toEqual([])
	await mover.bring(account)
	expect(summaries()).toEqual(['Careful.'])
})

test('a remark that was set aside stays set aside in the account', async () => {
	const design = { ...defaultDesign(), dismissedChecks: ['F02'] }
	const data = { ...emptyFormData(), design, professionalSummary: 'Careful.' }
	writeStoredForm({ data, lastSaved: null, replaced: [] })
	const { kept } = openAccount()
	await new LocalCvMover().run(account)
	expect([...kept.values()].map((cv) => cv.design.dismissedChecks)).toEqual([['F02']])
})

test('a date that could not be read is named, since the account has no place for it', async () => {
	const data = {
		...emptyFormData(),
		design: defaultDesign(),
		professionalSummary: 'Careful.',
		unreadDates: { 'experience.1.startDate': 'soon' },
	}
	writeStoredForm({ data, lastSaved: null, replaced: [] })
	openAccount()
	const mover = new LocalCvMover()
	await mover.run(account)
	expect(mover.getState()).toMatchObject({ unreadDates: ['soon'] })
})

test('letters go along into applications, and are put back with the CVs', async () => {
	write('Careful.')
	const letter = { ...newLetter('We bake.'), title: 'Baker', text: 'Dear Ann' }
	saveLetter(letter)
	const { routes, asked } = openAccount()
	routes['POST /api/applications/'] = () => answer(200, {})
	routes[`DELETE /api/applications/${letter.id}/`] = () => new Response(null, { status: 204 })
	const mover = new LocalCvMover()
	await mover.run(account)
	expect(mover.getState()).toMatchObject({ status: 'moved', letterIds: [letter.id] })
	expect(readLetters()).toEqual([])

	await mover.undo()
	expect(readLetters()).toMatchObject([{ title: 'Baker', text: 'Dear Ann' }])
	expect(asked.at(-1)?.route).toBe(`DELETE /api/applications/${letter.id}/`)
})

test('a letter goes by itself where there is no CV', async () => {
	saveLetter({ ...newLetter(''), text: 'Dear Ann' })
	const { routes } = openAccount()
	routes['POST /api/applications/'] = () => answer(200, {})
	const mover = new LocalCvMover()
	expect(await mover.run(account)).toEqual([])
	expect(mover.getState()).toMatchObject({ status: 'moved', cvs: [] })
	expect(readLetters()).toEqual([])
})
