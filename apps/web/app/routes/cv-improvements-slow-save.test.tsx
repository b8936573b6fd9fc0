import { defaultDesign } from '@app/cv'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toForm } from '#shared/cv-form-data.ts'
import { putImportedCv } from '#shared/local-cvs/create-local-cv.ts'
import { ensureCurrentCv } from '#shared/local-cvs/current-local-cv.ts'
import { storedUndoHistory } from '#shared/stored-undo-history.ts'
import { refusal } from '#shared/test/stub-server.ts'
import {
	answerCalls,
	cvWith,
	document,
	inRow,
	type Kept,
	listFirstJobLines,
	loaded,
	meals,
	openAsGuest,
	openAsMember,
	phones,
	rooms,
	row,
	save,
	saveButton,
	saved,
	writeOver,
} from './test-improvements.tsx'

beforeEach(() => {
	localStorage.clear()
	sessionStorage.clear()
})
afterEach(cleanup)

test('an empty line is not saved, and stays with a sentence', async () => {
	const kept = openAsGuest()
	await loaded()
	writeOver(phones, '  ')
	fireEvent.keyDown(row(meals), { key: 'a' })
	expect(inRow(phones).getByText(/An empty line can’t be saved/)).toBeTruthy()
	save()
	await screen.findByText(/One line needs another look/)
	expect(listFirstJobLines(kept.document())).toEqual([phones, 'Served meals', rooms])
	expect(screen.getByLabelText(`Your wording of: ${phones}`)).toBeTruthy()
})

test('nothing is written into another CV that another tab has opened', async () => {
	const kept = openAsGuest()
	ensureCurrentCv()
	cleanup()
	const again = openAsGuest()
	await loaded()
	fireEvent.keyDown(row(meals), { key: 'a' })
	putImportedCv({ ...document, professionalSummary: 'Another person' })
	save()
	await screen.findByText(/You opened a different CV in another tab/)
	expect(listFirstJobLines(again.document())).toEqual([phones, meals, rooms])
	expect(kept.document().professionalSummary).toBe('Another person')
	expect(row(meals).dataset.verdict).toBe('accepted')
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
	expect(listFirstJobLines(kept.document())).toEqual([phones, 'Served meals', rooms])
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
	expect(left.getByText(/Start with a number/)).toBeTruthy()
	fireEvent.change(left.getByLabelText(/^How many calls/), { target: { value: '60' } })
	save()
	await waitFor(() => expect(listFirstJobLines(kept.document())[0]).toBe('Answered 60 calls a day'))
})

test('an answer that an earlier save left out of its line is offered in it', async () => {
	const fact = {
		id: 'f',
		itemId: 'job',
		line: 'Answered phones',
		question: 'How many calls a day?',
	}
	const facts = [{ ...fact, answer: '60', givenOn: '2026-01-01' }]
	const kept = openAsGuest(cvWith(['Answered phones'], { facts }))
	await loaded()
	expect(inRow('Answered phones').queryByText('Selected')).toBeNull()
	fireEvent.keyDown(row('Answered phones'), { key: 'a' })
	save()
	await saved()
	expect(listFirstJobLines(kept.document())).toEqual(['Answered 60 calls a day'])
})

test('one press accepts every line that has new words, and leaves decided ones', async () => {
	const kept = openAsGuest()
	await loaded()
	fireEvent.click(inRow(rooms).getByRole('button', { name: 'Keep mine' }))
	fireEvent.click(screen.getByRole('button', { name: 'Accept all 2' }))
	save()
	await saved()
	expect(listFirstJobLines(kept.document())).toEqual(['Answered phones', 'Served meals', rooms])
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
		expect(listFirstJobLines(kept.document())).toEqual(['Answered phones', meals, rooms])
		save()
		await waitFor(() => expect(listFirstJobLines(kept.document())[1]).toBe('Served meals'))
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
	test.each(failures)(
		'%s keeps every choice, says so, and works when sent again',
		async (_, fail) => {
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
			expect(listFirstJobLines(kept.document())[0]).toBe('Took 60 calls a day')
		},
	)

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
		const now = toForm({ document: kept.document(), design: defaultDesign() })
		expect(listFirstJobLines(now)).toEqual(['Took 60 calls a day', meals, rooms])
		expect(
			storedUndoHistory(now, kept.place)?.versionHistory[0]?.experience[0]?.achievements,
		).toEqual([phones, meals, rooms])
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
