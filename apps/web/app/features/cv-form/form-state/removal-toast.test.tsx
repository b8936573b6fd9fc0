import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { emptyFormData } from '#shared/cv-form-data.ts'
import { toast } from '#shared/ui/toast.ts'
import { Toaster } from '#shared/ui/toaster.tsx'
import { createCvFormStore } from './cv-form-store.ts'
import { dismissFormToasts, showRemovalToast } from './removal-toast.tsx'

afterEach(() => {
	act(() => toast.remove())
	cleanup()
})

const interests = [
	{ id: 'a', name: 'Chess' },
	{ id: 'b', name: 'Rugby' },
]

/** A form in which Chess has just been removed, with the toast that says so. */
function removeChess() {
	const store = createCvFormStore()
	store.dispatch({ type: 'load', data: { ...emptyFormData(), interests } })
	const remove = (name: string) => {
		const left = store.getState().interests.filter((interest) => interest.name !== name)
		store.dispatch({ type: 'update', changes: { interests: left }, at: 0 })
		showRemovalToast(store, name)
	}
	render(<Toaster />)
	act(() => remove('Chess'))
	return { store, remove, names: () => store.getState().interests.map(({ name }) => name) }
}

const undoButtons = () => screen.queryAllByRole('button', { name: 'Undo' })
const isGone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull())

test('the Undo of the toast brings back what was removed, where it was, and can be redone', () => {
	const { store, names } = removeChess()
	fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
	expect(names()).toEqual(['Chess', 'Rugby'])
	act(() => store.dispatch({ type: 'redo' }))
	expect(names()).toEqual(['Rugby'])
})

test('a removal that was undone takes its toast along, and its Undo adds nothing a second time', async () => {
	const { store, names } = removeChess()
	const [undo] = undoButtons()
	act(() => store.dispatch({ type: 'undo' }))
	if (undo) fireEvent.click(undo)
	expect(names()).toEqual(['Chess', 'Rugby'])
	await isGone('Removed Chess.')
})

test('pressed twice, the Undo takes back one removal', () => {
	const { names } = removeChess()
	const [undo] = undoButtons()
	if (undo) {
		fireEvent.click(undo)
		fireEvent.click(undo)
	}
	expect(names()).toEqual(['Chess', 'Rugby'])
})

test('an edit after the removal takes the toast away, whose Undo would take back that edit instead', async () => {
	const { store, names } = removeChess()
	const [undo] = undoButtons()
	act(() => store.dispatch({ type: 'update', changes: { professionalSummary: 'Calm.' }, at: 5000 }))
	if (undo) fireEvent.click(undo)
	expect(names()).toEqual(['Rugby'])
	expect(store.getState().professionalSummary).toBe('Calm.')
	await isGone('Removed Chess.')
})

test('words that are still being typed are taken in first and are not undone by the toast', () => {
	const { store, names } = removeChess()
	store.takeInSoon({}, () =>
		store.dispatch({ type: 'update', changes: { professionalSummary: 'Calm.' }, at: 5000 }),
	)
	fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
	expect(store.getState().professionalSummary).toBe('Calm.')
	expect(names()).toEqual(['Rugby'])
})

test('of two removals only the later has a toast', async () => {
	const { remove, names } = removeChess()
	act(() => remove('Rugby'))
	await isGone('Removed Chess.')
	fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
	expect(names()).toEqual(['Rugby'])
})

test('saving and joining what another device wrote leave the toast and its Undo', () => {
	const { store, names } = removeChess()
	act(() => store.dispatch({ type: 'markSaved', at: '2026-01-01T00:00:00.000Z' }))
	const { design, unreadDates: _, ...document } = emptyFormData()
	const base = { document: { ...document, interests }, design }
	const theirs = { ...base, document: { ...base.document, professionalSummary: 'Kind.' } }
	act(() => store.dispatch({ type: 'rebase', base, theirs }))
	fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
	expect(names()).toEqual(['Chess', 'Rugby'])
	expect(store.getState().professionalSummary).toBe('Kind.')
})

test('what was removed is no longer told when something opens over the form', async () => {
	removeChess()
	expect(screen.getByText('Removed Chess.')).toBeTruthy()
	act(dismissFormToasts)
	await isGone('Removed Chess.')
})
