import type { Cv } from '@app/contract'
import type { Application } from '@app/contract/applications'
import { type CvDesign, type CvDocument, cvDocumentSchema, defaultDesign } from '@app/cv'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, type StubRequest, stubServer } from '#shared/test/stub-server.ts'
import { Toaster } from '#shared/ui/toaster.tsx'
import { ApplicationsScreen } from '../applications-screen.tsx'
import { sampleApplication } from '../sample-application.ts'
import { commonStages } from '../stage-names.ts'

afterEach(() => {
	cleanup()
	vi.unstubAllGlobals()
})

const at = '2026-11-02T09:00:00.000Z'
const cv: Cv = {
	id: '0199a7a2-0000-7000-8000-0000000000aa',
	title: 'Bakery',
	visibility: 'private',
	document: cvDocumentSchema.parse({ personalInfo: { firstName: 'Ada', lastName: 'Bell' } }),
	design: defaultDesign(),
	revision: 1,
	createdAt: at,
	updatedAt: at,
}
const listed = {
	id: cv.id,
	title: cv.title,
	personName: 'Ada Bell',
	headline: '',
	templateId: 'x',
	visibility: 'private',
	revision: 1,
	createdAt: at,
	updatedAt: at,
	deletedAt: null,
}

const interests = [{ id: 'i', name: 'Hidden' }]

type Giving = () => Response | Promise<Response>
type Answers = { cvs?: object[]; giveCv?: Giving; giveLetter?: Giving }

function open(kept: Application, answers: Answers = {}) {
	const { cvs = [listed], giveCv = () => answer(200, cv), giveLetter } = answers
	const save = ({ body }: StubRequest) => answer(200, { ...kept, ...Object(body), revision: 2 })
	const asked = stubServer({
		'GET /api/applications/?q=': () => answer(200, { applications: [kept], count: 1, most: 1000 }),
		'GET /api/application-stages/': () => answer(200, { order: commonStages, own: [], most: 12 }),
		'GET /api/application-reminders/': () => answer(200, { isOn: true, canSend: true }),
		[`GET /api/applications/${kept.id}/`]: () => answer(200, kept),
		[`PATCH /api/applications/${kept.id}/`]: save,
		'GET /api/cvs/?limit=100': () => answer(200, { cvs, nextCursor: null }),
		'GET /api/cvs/?limit=1': () => answer(200, { cvs: cvs.slice(0, 1), nextCursor: null }),
		[`GET /api/cvs/${cv.id}/`]: giveCv,
		...(giveLetter ? { 'POST /api/typeset/letter/': giveLetter } : {}),
	})
	const path = '/applications'
	showPage(ApplicationsScreen, { path, at: `${path}?open=${kept.id}`, user: sampleUser() })
	render(<Toaster />)
	return (start = 'PATCH') => asked.filter(({ route }) => route.startsWith(start))
}

test('a letter begins from a CV and is saved; it is not copied with gaps unasked', async () => {
	const changes = open(sampleApplication())
	await pressBegin('Start a letter')
	await screen.findByText(/We don’t have the advert/, undefined, { timeout: 40_000 })
	await waitFor(() => expect(changes()).toHaveLength(1), { timeout: 4000 })
	expect(Object(changes()[0]?.body).coverLetter).toMatch(
		/^Dear hiring team,\n\nI am applying for the post of Baker at Crust\. \[/,
	)

	const field = screen.getByLabelText<HTMLTextAreaElement>('Text of your letter')
	fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
	await screen.findByText(/^3 gaps left/)
	fireEvent.click(screen.getByRole('button', { name: 'Go to the first gap' }))
	await waitFor(() => expect(document.activeElement).toBe(field))
	const selected = field.value.slice(field.selectionStart, field.selectionEnd)
	expect(selected).toMatch(/^\[Why this work.*\]$/)
})

test('what leaves a letter is what it says now, and the question ends with its gaps', async () => {
	const copied: string[] = []
	const clipboard = { writeText: async (text: string) => void copied.push(text) }
	Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
	open(sampleApplication({ coverLetter: 'I can start [when] at [where].' }))
	const field = await screen.findByLabelText('Text of your letter')
	const write = (value: string) => fireEvent.change(field, { target: { value } })

	fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
	write('I can start today at [where].')
	fireEvent.click(screen.getByRole('button', { name: 'Copy anyway' }))
	const done = await screen.findByRole('button', { name: 'Copied' })
	expect(copied).toEqual(['I can start today at [where].'])
	expect(document.activeElement).toBe(done)

	write('I can start today at [your shop].')
	fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
	write('I can start today.')
	write('I can start today [or when].')
	expect(screen.getByText(/left that only you can fill/)).toBeTruthy()
})

test('what is written while a letter begins can be had back; a cancelled one never lands', async () => {
	const held: (() => void)[] = []
	const giveCv = () => new Promise<Response>((give) => held.push(() => give(answer(200, cv))))
	open(sampleApplication(), { giveCv })
	const field = await screen.findByLabelText<HTMLTextAreaElement>('Text of your letter')
	await pressBegin('Start a letter')
	await waitFor(() => expect(held).toHaveLength(1))
	fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
	const opener = screen.getByRole('button', { name: 'Start a letter' })
	expect(document.activeElement).toBe(opener)

	await pressBegin('Start a letter')
	await waitFor(() => expect(held).toHaveLength(2))
	held[0]?.()
	fireEvent.change(field, { target: { value: 'Dear Ann, I bake.' } })
	held[1]?.()
	fireEvent.click(await screen.findByText('Undo', undefined, { timeout: 9000 }))
	await waitFor(() => expect(field.value).toBe('Dear Ann, I bake.'))
})

test('only what the CV shows is matched, and a file is set in the look of the CV it was begun from', async () => {
	const matched: CvDocument[] = []
	vi.stubGlobal('Worker', workerThatFindsNothing(matched))
	const document = { ...cv.document, professionalSummary: 'Shown', interests }
	const design: CvDesign = { ...cv.design, hiddenSections: ['interests'] }
	const newer = { ...listed, id: '0199a7a2-0000-7000-8000-0000000000ab', title: 'Newer' }
	const cvs = [newer, listed]
	const giveCv = () => answer(200, { ...cv, document, design })
	const calls = open(sampleApplication({ advert: 'Come and bake.' }), { cvs, giveCv })
	await pressBegin('Start a letter', cv.id)
	await screen.findByText(/We couldn’t find any requirements in the advert/, undefined, {
		timeout: 9000,
	})
	expect(matched[0]).toMatchObject({ professionalSummary: 'Shown', interests: [] })

	fireEvent.click(screen.getByRole('button', { name: 'Download as Word document' }))
	fireEvent.click(screen.getByRole('button', { name: 'Download anyway' }))
	await waitFor(() => expect(calls('POST /api/typeset/letter/')).toHaveLength(1))
	expect(Object(calls('POST')[0]?.body).document.personalInfo.firstName).toBe('Ada')
})

test('which characters a file cannot print is told until the words change', async () => {
	vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
	const warning = 'This template’s fonts can’t print the character ሀ (U+1200).'
	const told = encodeURIComponent(JSON.stringify([warning]))
	open(sampleApplication({ coverLetter: 'Dear Mr ሀ,' }), {
		giveLetter: () => new Response('%PDF-', { headers: { 'x-file-warnings': told } }),
	})
	fireEvent.click(await screen.findByRole('button', { name: /^Download as PDF/ }))
	await screen.findByText(warning)
	const field = screen.getByLabelText('Text of your letter')
	fireEvent.change(field, { target: { value: 'Dear Mr Ha,' } })
	expect(screen.queryByText(warning)).toBeNull()
})

test('without a CV there is nothing to begin from', async () => {
	open(sampleApplication({ coverLetter: 'Dear Ann,' }), { cvs: [] })
	fireEvent.click(await screen.findByRole('button', { name: 'Start again from my CV' }))
	await screen.findByText(/there isn’t one in your account yet/)
	expect(screen.queryByText(/gap/)).toBeNull()
})

/** A worker that notes which CVs it is to match, and finds nothing asked for in any advert. */
function workerThatFindsNothing(matched: CvDocument[]) {
	return class extends EventTarget {
		postMessage({ id, cv: asked }: { id: number; cv: CvDocument }) {
			matched.push(asked)
			const data = { id, kind: 'match', match: { requirements: [] } }
			this.dispatchEvent(new MessageEvent('message', { data }))
		}
		terminate() {}
	}
}

async function pressBegin(opener: string, cvId?: string) {
	fireEvent.click(await screen.findByRole('button', { name: opener }))
	const begin = await screen.findByRole('button', { name: 'Start the letter' })
	await waitFor(() => expect(begin).toHaveProperty('disabled', false))
	const choice = screen.getByLabelText('Start from this CV')
	if (cvId !== undefined) fireEvent.change(choice, { target: { value: cvId } })
	fireEvent.click(begin)
}
