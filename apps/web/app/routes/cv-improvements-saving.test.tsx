import type { Cv } from '@app/contract'
import { type CvDocument, cvDocumentSchema, defaultDesign } from '@app/cv'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formOf } from '#shared/cv-form-data.ts'
import { readStoredForm, writeStoredForm } from '#shared/cv-form-storage.ts'
import { keptHistory } from '#shared/kept-history.ts'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import CvImprovements from './cv-improvements.tsx'

beforeEach(() => {
	localStorage.clear()
	sessionStorage.clear()
})
afterEach(cleanup)

const phones = 'Was responsible for answering phones'
const meals = 'Duties included serving meals'
const rooms = 'Responsible for cleaning patient rooms'
const cvWith = (achievements: string[], rest: object = {}): CvDocument =>
	cvDocumentSchema.parse({ experience: [{ id: 'job', jobTitle: 'Aide', achievements }], ...rest })
const document = cvWith([phones, meals, rooms])
const id = '0190a000-0000-7000-8000-000000000001'
const at = '2026-01-02T03:04:05.000Z'
const user = sampleUser()
const row = (line: string) => screen.getByRole('listitem', { name: `Aide: ${line}` })
const inRow = (line: string) => within(row(line))
const linesOf = ({ experience }: CvDocument) => experience[0]?.achievements ?? []

/** The CV as the server has it, or as the browser keeps it for a guest. */
type Kept = {
	document: () => CvDocument
	put: (document: CvDocument) => void
	place: { cvId: string; ownerId: string | null }
	saves: () => number
}

function openAsMember(first = document, onSave: () => Response | null = () => null) {
	let cv: Cv = {
		...{ id, title: 'My CV', document: first, design: defaultDesign(), revision: 7 },
		...{ visibility: 'private', createdAt: at, updatedAt: at },
	}
	const put = (changed: CvDocument) => {
		cv = { ...cv, document: changed, revision: cv.revision + 1 }
	}
	let saves = 0
	stubServer({
		[`GET /api/cvs/${id}/`]: () => answer(200, cv),
		[`PATCH /api/cvs/${id}/`]: ({ body, ifMatch }) => {
			saves += 1
			const refused = onSave()
			if (refused) return refused
			if (ifMatch !== `"${cv.revision}"`)
				return refusal(412, 'cv_changed_elsewhere', 'This CV was changed elsewhere.')
			put(cvDocumentSchema.parse(Object(body).document))
			return answer(200, { id, revision: cv.revision, updatedAt: at })
		},
	})
	const path = '/cv-writer/improvements/:cvId'
	const page = showPage(CvImprovements, { path, at: path.replace(':cvId', id), user })
	const place = { cvId: id, ownerId: user.id }
	return { ...page, document: () => cv.document, put, place, saves: () => saves }
}

function openAsGuest(first = document) {
	const form = formOf({ document: first, design: defaultDesign() })
	writeStoredForm({ data: form, lastSaved: at, replaced: [] })
	const path = '/cv-writer/improvements/:cvId'
	const page = showPage(CvImprovements, { path, at: path.replace(':cvId', 'local') })
	const stored = () => {
		const reading = readStoredForm()
		if (reading.status !== 'found') throw new Error('No CV is stored.')
		return reading.form
	}
	const put = (changed: CvDocument) =>
		writeStoredForm({ ...stored(), data: { ...stored().data, ...changed } })
	const place = { cvId: 'local', ownerId: null }
	return { ...page, document: () => stored().data, put, place, saves: () => 0 }
}

const openings: [string, () => ReturnType<typeof openAsGuest>][] = [
	['a guest', openAsGuest],
	['a member', openAsMember],
]

const loaded = () => screen.findByRole('heading', { name: 'Better wording' })
const saveButton = () => screen.getByRole('button', { name: /^Save/ })
const save = () => fireEvent.click(saveButton())
const saved = () => screen.findByText(/^Saved: /)

function writeOver(line: string, text: string) {
	fireEvent.click(inRow(line).getByRole('button', { name: 'Edit' }))
	fireEvent.change(screen.getByLabelText(`Your wording of: ${line}`), { target: { value: text } })
}

function answerCalls(text: string) {
	fireEvent.change(screen.getByLabelText(/^How many calls a day/), { target: { value: text } })
}

/** Everything that a person can do to a line, and what its new words are then. */
const doings: Record<string, { act: () => void; shown: string }> = {
	'the wording is accepted by mouse': {
		act: () => fireEvent.click(inRow(phones).getByRole('button', { name: 'Accept' })),
		shown: 'Answered phones',
	},
	'the wording is accepted by key': {
		act: () => fireEvent.keyDown(row(phones), { key: 'a' }),
		shown: 'Answered phones',
	},
	'an edit is typed, and its field is still open': {
		act: () => writeOver(phones, 'Took 60 calls a day'),
		shown: 'Took 60 calls a day',
	},
	'an edit is typed, and its field is closed again': {
		act: () => {
			writeOver(phones, 'Took 60 calls a day')
			fireEvent.click(inRow(phones).getByRole('button', { name: 'Edit' }))
		},
		shown: 'Took 60 calls a day',
	},
	'an edit is typed after “Keep mine”': {
		act: () => {
			fireEvent.click(inRow(phones).getByRole('button', { name: 'Keep mine' }))
			writeOver(phones, 'Took 60 calls a day')
		},
		shown: 'Took 60 calls a day',
	},
	'a question is answered': {
		act: () => answerCalls('about 60'),
		shown: 'Answered about 60 calls a day',
	},
	'a question is answered under an edit': {
		act: () => {
			writeOver(phones, 'Took calls in Welsh')
			answerCalls('about 60')
		},
		shown: 'Took calls in Welsh',
	},
	'an answered line is edited': {
		act: () => {
			answerCalls('about 60')
			writeOver(phones, 'Answered about 60 calls a day in Welsh')
		},
		shown: 'Answered about 60 calls a day in Welsh',
	},
	'an answer has no place in the line': {
		act: () => answerCalls('a great many'),
		shown: 'Answered phones',
	},
}

describe.each(openings)('for %s, Save takes what is shown:', (_, open) => {
	test.each(Object.entries(doings))('%s', async (_name, { act: does, shown }) => {
		const kept = open()
		await loaded()
		does()
		expect(inRow(phones).getByText('Selected')).toBeTruthy()
		save()
		await saved()
		expect(linesOf(kept.document())).toEqual([shown, meals, rooms])
		expect(screen.queryByText(/need another look|needs another look/)).toBeNull()
	})

	test('one undo in the editor leads back, Undo here brings line, answer and choice back', async () => {
		const kept = open()
		await loaded()
		answerCalls('about 60')
		save()
		await saved()
		const now = formOf({ document: kept.document(), design: defaultDesign() })
		const old = formOf({ document, design: defaultDesign() })
		expect(keptHistory(now, kept.place)?.versionHistory).toEqual([old])
		fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
		await waitFor(() => expect(inRow(phones).getByText('Selected')).toBeTruthy())
		expect(kept.document()).toMatchObject({ ...document })
		expect(keptHistory(old, kept.place)).toMatchObject({ currentVersion: 1, newest: now })
		save()
		await saved()
		expect(linesOf(kept.document())[0]).toBe('Answered about 60 calls a day')
	})

	test('lines that changed elsewhere keep what they say now, the others are saved, nothing is lost', async () => {
		const kept = open()
		await loaded()
		writeOver(phones, 'Took 60 calls a day')
		fireEvent.keyDown(row(meals), { key: 'a' })
		kept.put(cvWith(['Answered the ward phone', meals, rooms]))
		save()
		await screen.findByText(/This line changed elsewhere/)
		expect(linesOf(kept.document())).toEqual(['Answered the ward phone', 'Served meals', rooms])
		const changed = inRow('Answered the ward phone')
		expect(row('Answered the ward phone').textContent).toContain('Took 60 calls a day')
		fireEvent.click(changed.getByRole('button', { name: 'Accept' }))
		save()
		await waitFor(() => expect(linesOf(kept.document())[0]).toBe('Took 60 calls a day'))
	})

	test('words for a line that was deleted elsewhere stay on the page until they are let go', async () => {
		const kept = open()
		await loaded()
		writeOver(phones, 'Took 60 calls a day')
		fireEvent.keyDown(row(meals), { key: 'a' })
		kept.put(cvWith([meals, rooms]))
		save()
		const part = await screen.findByRole('region', { name: /^Not saved/ })
		expect(linesOf(kept.document())).toEqual(['Served meals', rooms])
		within(part).getByText('Took 60 calls a day')
		within(part).getByRole('button', { name: 'Copy' })
		fireEvent.click(within(part).getByRole('button', { name: 'Let it go' }))
		expect(screen.queryByRole('region', { name: /^Not saved/ })).toBeNull()
	})

	test('leaving asks while something is not saved, and not otherwise', async () => {
		const { router, document: kept } = open()
		await loaded()
		const leave = () => act(() => router.navigate('/elsewhere'))
		answerCalls('about 60')
		await leave()
		expect(await screen.findByText(/isn’t in your CV yet|aren’t in your CV yet/)).toBeTruthy()
		fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
		expect(inRow(phones).getByText('Selected')).toBeTruthy()
		await leave()
		fireEvent.click(await screen.findByRole('button', { name: 'Save and leave' }))
		await screen.findByText('Another page')
		expect(linesOf(kept())[0]).toBe('Answered about 60 calls a day')
		await act(() => router.navigate(-1))
		await loaded()
		await leave()
		await screen.findByText('Another page')
	})

	test('left without saving, the CV is as it was', async () => {
		const { router, document: kept } = open()
		await loaded()
		writeOver(phones, 'Took calls')
		await act(() => router.navigate('/elsewhere'))
		fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
		await screen.findByText('Another page')
		expect(kept()).toMatchObject({ ...document })
	})
})

test('an empty line is not saved, and stays with a sentence', async () => {
	const kept = openAsGuest()
	await loaded()
	writeOver(phones, '  ')
	fireEvent.keyDown(row(meals), { key: 'a' })
	expect(inRow(phones).getByText(/An empty line can’t be saved/)).toBeTruthy()
	save()
	await screen.findByText(/1 line needs another look/)
	expect(linesOf(kept.document())).toEqual([phones, 'Served meals', rooms])
	expect(screen.getByLabelText(`Your wording of: ${phones}`)).toBeTruthy()
})

test('“Keep mine” shows and saves the words as they were', async () => {
	const kept = openAsGuest()
	await loaded()
	answerCalls('about 60')
	fireEvent.click(inRow(phones).getByRole('button', { name: 'Keep mine' }))
	expect(row(phones).textContent).not.toContain('Answered about')
	fireEvent.keyDown(row(meals), { key: 'a' })
	save()
	await saved()
	expect(linesOf(kept.document())).toEqual([phones, 'Served meals', rooms])
	expect(kept.document().facts).toEqual([])
})

test('Escape puts back what was there, and selects nothing', async () => {
	openAsGuest()
	await loaded()
	writeOver(phones, 'Took calls')
	fireEvent.keyDown(screen.getByLabelText(`Your wording of: ${phones}`), { key: 'Escape' })
	expect(row(phones).textContent).toContain('Answered')
	expect(inRow(phones).queryByText('Selected')).toBeNull()
	expect(saveButton().hasAttribute('disabled')).toBe(true)
})

test('an answer that has no place is kept, and its question stays open until it is in the line', async () => {
	const kept = openAsGuest()
	await loaded()
	answerCalls('a great many')
	save()
	await saved()
	expect(kept.document().facts).toMatchObject([{ answer: 'a great many' }])
	const left = inRow('Answered phones')
	expect(left.getByLabelText<HTMLInputElement>(/^How many calls/).value).toBe('a great many')
	expect(left.getByText(/isn’t sure where this belongs/)).toBeTruthy()
	fireEvent.change(left.getByLabelText(/^How many calls/), { target: { value: '60' } })
	save()
	await waitFor(() => expect(linesOf(kept.document())[0]).toBe('Answered 60 calls a day'))
})

test('an answer that an earlier save left out of its line is offered in it', async () => {
	const fact = { id: 'f', itemId: 'job', line: 'Answered phones', question: 'How many calls a day?' }
	const facts = [{ ...fact, answer: '60', givenOn: '2026-01-01' }]
	const kept = openAsGuest(cvWith(['Answered phones'], { facts }))
	await loaded()
	expect(inRow('Answered phones').queryByText('Selected')).toBeNull()
	fireEvent.keyDown(row('Answered phones'), { key: 'a' })
	save()
	await saved()
	expect(linesOf(kept.document())).toEqual(['Answered 60 calls a day'])
})

test('one press accepts every line that has new words, and leaves decided ones', async () => {
	const kept = openAsGuest()
	await loaded()
	fireEvent.click(inRow(rooms).getByRole('button', { name: 'Keep mine' }))
	fireEvent.click(screen.getByRole('button', { name: 'Accept all 2' }))
	save()
	await saved()
	expect(linesOf(kept.document())).toEqual(['Answered phones', 'Served meals', rooms])
})

describe('while a save is on its way', () => {
	test('a second press sends nothing more, its lines are locked, and others can be chosen', async () => {
		let release: (() => void) | undefined
		const held = new Promise<void>((resolve) => {
			release = resolve
		})
		const kept = openAsMember()
		await loaded()
		const { fetch } = globalThis
		globalThis.fetch = async (...asked) => {
			if (asked[1]?.method === 'PATCH') await held
			return fetch(...asked)
		}
		fireEvent.keyDown(row(phones), { key: 'a' })
		const button = saveButton()
		act(() => {
			button.click()
			button.click()
		})
		await screen.findByText('Saving…')
		expect(row(phones).hasAttribute('inert')).toBe(true)
		fireEvent.keyDown(row(meals), { key: 'a' })
		release?.()
		await screen.findByRole('button', { name: 'Save 1 new line' })
		expect(kept.saves()).toBe(1)
		expect(linesOf(kept.document())).toEqual(['Answered phones', meals, rooms])
		save()
		await waitFor(() => expect(linesOf(kept.document())[1]).toBe('Served meals'))
		expect(kept.saves()).toBe(2)
	})

	test('leaving waits for it', async () => {
		const { router, saves } = openAsMember()
		await loaded()
		fireEvent.keyDown(row(phones), { key: 'a' })
		save()
		await act(() => router.navigate('/elsewhere'))
		fireEvent.click(await screen.findByRole('button', { name: /Save and leave|Saving…/ }))
		await screen.findByText('Another page')
		expect(saves()).toBe(1)
	})
})

describe('a save that fails', () => {
	const failures: [string, () => Response][] = [
		['with 500', () => refusal(500, 'internal_error', 'Something went wrong on our side.')],
		[
			'without a connection',
			() => {
				throw new TypeError('Failed to fetch')
			},
		],
	]
	test.each(failures)('%s keeps every choice, says so, and works when sent again', async (_, fail) => {
		let isDown = true
		const kept = openAsMember(document, () => (isDown ? fail() : null))
		await loaded()
		writeOver(phones, 'Took 60 calls a day')
		save()
		await screen.findByRole('alert')
		expect(inRow(phones).getByText('Selected')).toBeTruthy()
		expect(kept.document()).toEqual(document)
		isDown = false
		save()
		await saved()
		expect(linesOf(kept.document())[0]).toBe('Took 60 calls a day')
	})

	test('after the server took it is not done twice, and undo still leads to the old words', async () => {
		let isLost = true
		const kept: Kept = openAsMember(document, () => {
			if (!isLost) return null
			isLost = false
			kept.put(cvWith(['Took 60 calls a day', meals, rooms]))
			throw new TypeError('Failed to fetch')
		})
		await loaded()
		writeOver(phones, 'Took 60 calls a day')
		save()
		await screen.findByRole('alert')
		save()
		await saved()
		const now = formOf({ document: kept.document(), design: defaultDesign() })
		expect(linesOf(now)).toEqual(['Took 60 calls a day', meals, rooms])
		expect(keptHistory(now, kept.place)?.versionHistory[0]?.experience[0]?.achievements).toEqual([
			phones,
			meals,
			rooms,
		])
	})

	test('since the browser’s storage is full says so in words, and keeps every choice', async () => {
		openAsGuest()
		await loaded()
		writeOver(phones, 'Took 60 calls a day')
		const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
			throw new DOMException('Full.', 'QuotaExceededError')
		})
		save()
		await screen.findByText(/storage is full, so nothing was saved/)
		full.mockRestore()
		expect(inRow(phones).getByText('Selected')).toBeTruthy()
		save()
		await saved()
	})
})
