import { defaultDesign } from '@app/cv'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toForm } from '#shared/cv-form-data.ts'
import { storedUndoHistory } from '#shared/stored-undo-history.ts'
import {
	answerCalls,
	cvWith,
	document,
	inRow,
	listFirstJobLines,
	loaded,
	meals,
	openings,
	phones,
	rooms,
	row,
	save,
	saved,
	writeOver,
} from './test-improvements.tsx'

beforeEach(() => {
	localStorage.clear()
	sessionStorage.clear()
})
afterEach(cleanup)

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
		expect(listFirstJobLines(kept.document())).toEqual([shown, meals, rooms])
		expect(screen.queryByText(/need another look|needs another look/)).toBeNull()
	})

	test('a line that says nothing is deleted, another is split, and Undo here brings both back', async () => {
		const traits = 'I am a hard working and reliable person'
		const duties =
			'Served customers at the till. Counted the float every night. Trained new starters on the coffee machine.'
		const kept = open(cvWith([phones, traits, duties]))
		await loaded()
		fireEvent.click(inRow(traits).getByRole('button', { name: 'Delete' }))
		fireEvent.keyDown(row(duties), { key: 's' })
		expect(inRow(traits).getByText('Left out of your CV.')).toBeTruthy()
		expect(inRow(duties).getByText('Now 3 bullets.')).toBeTruthy()
		fireEvent.click(screen.getByRole('button', { name: 'Save 3 new lines and 1 deleted line' }))
		await saved()
		expect(listFirstJobLines(kept.document())).toEqual([
			phones,
			'Served customers at the till',
			'Counted the float every night',
			'Trained new starters on the coffee machine',
		])
		fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
		await waitFor(() => expect(inRow(traits).getByText('Selected')).toBeTruthy())
		expect(listFirstJobLines(kept.document())).toEqual([phones, traits, duties])
	})

	test('one undo in the editor leads back, Undo here brings line, answer and choice back', async () => {
		const kept = open()
		await loaded()
		answerCalls('about 60')
		save()
		await saved()
		const now = toForm({ document: kept.document(), design: defaultDesign() })
		const old = toForm({ document, design: defaultDesign() })
		expect(storedUndoHistory(now, kept.place)?.versionHistory).toEqual([old])
		fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
		await waitFor(() => expect(inRow(phones).getByText('Selected')).toBeTruthy())
		expect(kept.document()).toMatchObject({ ...document })
		expect(storedUndoHistory(old, kept.place)).toMatchObject({ currentVersion: 1, newest: now })
		save()
		await saved()
		expect(listFirstJobLines(kept.document())[0]).toBe('Answered about 60 calls a day')
	})

	test('lines that changed elsewhere keep what they say now, the others are saved, nothing is lost', async () => {
		const kept = open()
		await loaded()
		writeOver(phones, 'Took 60 calls a day')
		fireEvent.keyDown(row(meals), { key: 'a' })
		kept.put(cvWith(['Answered the ward phone', meals, rooms]))
		save()
		await screen.findByText(/This line was changed somewhere else/)
		expect(listFirstJobLines(kept.document())).toEqual([
			'Answered the ward phone',
			'Served meals',
			rooms,
		])
		const changed = inRow('Answered the ward phone')
		expect(row('Answered the ward phone').textContent).toContain('Took 60 calls a day')
		fireEvent.click(changed.getByRole('button', { name: 'Accept' }))
		save()
		await waitFor(() => expect(listFirstJobLines(kept.document())[0]).toBe('Took 60 calls a day'))
	})

	test('words for a line that was deleted elsewhere stay on the page until they are let go', async () => {
		const kept = open()
		await loaded()
		writeOver(phones, 'Took 60 calls a day')
		fireEvent.keyDown(row(meals), { key: 'a' })
		kept.put(cvWith([meals, rooms]))
		save()
		const part = await screen.findByRole('region', { name: /^Not saved/ })
		expect(listFirstJobLines(kept.document())).toEqual(['Served meals', rooms])
		within(part).getByText('Took 60 calls a day')
		within(part).getByRole('button', { name: 'Copy' })
		fireEvent.click(within(part).getByRole('button', { name: 'Discard' }))
		expect(screen.queryByRole('region', { name: /^Not saved/ })).toBeNull()
	})

	test('leaving asks while something is not saved, and not otherwise', async () => {
		const { router, document: kept } = open()
		await loaded()
		const leave = () => act(() => router.navigate('/elsewhere'))
		answerCalls('about 60')
		await leave()
		expect(await screen.findByText(/isn’t in your CV yet|aren’t in your CV yet/)).toBeTruthy()
		fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
		expect(inRow(phones).getByText('Selected')).toBeTruthy()
		await leave()
		fireEvent.click(await screen.findByRole('button', { name: 'Save and leave' }))
		await screen.findByText('Another page')
		expect(listFirstJobLines(kept())[0]).toBe('Answered about 60 calls a day')
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
