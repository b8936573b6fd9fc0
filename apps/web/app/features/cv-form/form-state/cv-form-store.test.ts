import { expect, test } from 'vitest'
import type { CvFormState } from './cv-form-reducer.ts'
import { createCvFormStore } from './cv-form-store.ts'

const field = {}

function storeBeforePaint() {
	let paint: () => void = () => undefined
	const store = createCvFormStore(undefined, (run) => {
		paint = run
		return () => {
			paint = () => undefined
		}
	})
	const write = (professionalSummary: string) =>
		store.dispatch({
			type: 'update',
			changes: { professionalSummary },
			at: 0,
			field: 'professionalSummary',
		})
	const type = (text: string, where: object = field) => store.takeInSoon(where, () => write(text))
	const profile = () => store.getState().professionalSummary
	return { store, write, type, paint: () => paint(), profile }
}

test('what is typed comes into the form when it has been painted, and those who listen know that it has', () => {
	const { store, type, paint, profile } = storeBeforePaint()
	const heard: boolean[] = []
	store.subscribe(({ isPainted }) => heard.push(isPainted))
	type('A')
	type('Ab')
	expect(profile()).toBe('')
	expect(store.isTypedIn(field)).toBe(true)
	paint()
	expect(profile()).toBe('Ab')
	expect(store.isTypedIn()).toBe(false)
	expect(heard).toEqual([true])
})

test('undo takes back what was typed at the last moment, and redo brings it back', () => {
	const { store, type, profile } = storeBeforePaint()
	type('Chef')
	store.dispatch({ type: 'undo' })
	expect(profile()).toBe('')
	store.dispatch({ type: 'redo' })
	expect(profile()).toBe('Chef')
})

test('a save that ends while a letter is typed does not count it as saved', () => {
	const { store, type, paint } = storeBeforePaint()
	type('A')
	paint()
	type('Ab')
	store.dispatch({ type: 'markSaved', at: '2026-05-01T10:00:00Z' })
	expect(store.getState().isDirty).toBe(false)
	paint()
	expect(store.getState()).toMatchObject({ professionalSummary: 'Ab', isDirty: true })
})

test('who goes to another field leaves nothing behind', () => {
	const { type, profile } = storeBeforePaint()
	type('A')
	type('B', {})
	expect(profile()).toBe('A')
})

test('a draft is taken in with everything else when the page may go, and by nothing before', () => {
	const { store, type, profile } = storeBeforePaint()
	const takenIn: string[] = []
	const remove = store.addDraft(() => {
		takenIn.push(`May after ${profile()}`)
	})
	type('Chef')
	store.settle()
	expect(takenIn).toEqual([])
	type('Chef de partie')
	store.settleAll()
	expect(takenIn).toEqual(['May after Chef de partie'])
	remove()
	store.settleAll()
	expect(takenIn).toHaveLength(1)
})

test('who shows the page hears of a letter before it is painted, and gets the same form when it is', () => {
	const { store, type, paint } = storeBeforePaint()
	const ahead: CvFormState[] = []
	store.subscribeAhead((next) => ahead.push(next))
	type('A')
	type('Ab')
	expect(ahead.map((next) => next.professionalSummary)).toEqual(['A', 'Ab'])
	expect(store.getState().professionalSummary).toBe('')
	paint()
	expect(store.getState()).toBe(ahead.at(-1))
})

test('what was saved meanwhile is not undone by what was foreseen', () => {
	const { store, type, paint } = storeBeforePaint()
	type('A')
	store.dispatch({ type: 'markSaved', at: '2026-05-01T10:00:00Z' })
	paint()
	expect(store.getState()).toMatchObject({ lastSaved: '2026-05-01T10:00:00Z', isDirty: true })
})

test('what takes text in ahead sees the form that it makes, and nobody else does', () => {
	const { store, write, paint, profile } = storeBeforePaint()
	const seen: string[] = []
	store.takeInSoon(field, () => {
		write('A')
		seen.push(profile())
	})
	expect(seen).toEqual(['A'])
	expect(profile()).toBe('')
	paint()
	expect(profile()).toBe('A')
})
