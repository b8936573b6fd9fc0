import { describe, expect, test } from 'vitest'
import { type CvFormData, emptyFormData, toFormData } from '#shared/cv-form-data.ts'
import { maxVersions } from '#shared/undo-history.ts'
import {
	type CvFormAction,
	type CvFormState,
	canRedo,
	canUndo,
	cvFormReducer,
	initialFormState,
	sameEditMs,
} from './cv-form-reducer.ts'

const write = (professionalSummary: string, at = 0, field?: string): CvFormAction => ({
	type: 'update',
	changes: { professionalSummary },
	at,
	...(field === undefined ? {} : { field }),
})
const after = (...actions: CvFormAction[]) => actions.reduce(cvFormReducer, initialFormState())
const undo: CvFormAction = { type: 'undo' }
const redo: CvFormAction = { type: 'redo' }

describe('updating', () => {
	test('puts the previous full state in front of the history and marks the form dirty', () => {
		const state = after(write('one'), write('two'))
		expect(state.versionHistory.map((version) => version.professionalSummary)).toEqual(['one', ''])
		expect(state).toMatchObject({ professionalSummary: 'two', isDirty: true, currentVersion: 0 })
	})

	test('with the same data makes no snapshot but still marks the form dirty', () => {
		const saved = cvFormReducer(after(write('one')), {
			type: 'markSaved',
			at: '2026-01-01T00:00:00Z',
		})
		const state = cvFormReducer(saved, write('one'))
		expect(state.versionHistory).toHaveLength(1)
		expect(state.isDirty).toBe(true)
	})

	test('keeps at most ten snapshots, the latest ones', () => {
		const state = after(...Array.from({ length: 15 }, (_, n) => write(`text ${n}`)))
		expect(state.versionHistory).toHaveLength(maxVersions)
		expect(state.versionHistory.at(-1)?.professionalSummary).toBe('text 4')
	})

	test('several sections changed together are one step', () => {
		const data = emptyFormData()
		const changes = { professionalSummary: 'x', unreadDates: { 'experience.1.startDate': 'soon' } }
		const state = cvFormReducer(after({ type: 'update', changes, at: 0 }), undo)
		expect(toFormData(state)).toEqual(data)
	})
})

describe('typing', () => {
	test('in one field without a pause is one step of undo', () => {
		const state = after(
			write('N', 0, 'summary'),
			write('Nu', 300, 'summary'),
			write('Nur', 900, 'summary'),
		)
		expect(state.versionHistory).toHaveLength(1)
		expect(cvFormReducer(state, undo).professionalSummary).toBe('')
	})

	test('after a pause begins a new step', () => {
		const state = after(write('N', 0, 'summary'), write('Nu', sameEditMs, 'summary'))
		expect(cvFormReducer(state, undo).professionalSummary).toBe('N')
	})

	test('in another field begins a new step', () => {
		const state = after(write('N', 0, 'summary'), write('Nu', 10, 'other'))
		expect(state.versionHistory).toHaveLength(2)
	})

	test('after an undo begins a new step, so that what undo brought back is kept', () => {
		const state = after(
			write('a', 0, 'summary'),
			write('b', 5000, 'summary'),
			undo,
			write('ac', 5001, 'summary'),
		)
		expect(cvFormReducer(state, undo).professionalSummary).toBe('a')
	})
})

describe('undo and redo', () => {
	test('do nothing when there is nothing older or newer', () => {
		const state = initialFormState()
		expect(cvFormReducer(state, undo)).toBe(state)
		expect(cvFormReducer(state, redo)).toBe(state)
		expect([canUndo(state), canRedo(state)]).toEqual([false, false])
	})

	test('redo gives back the newest state, which was never in the history', () => {
		const state = after(write('one'), write('two'), undo, undo, redo, redo)
		expect(state).toMatchObject({ professionalSummary: 'two', currentVersion: 0, newest: null })
		expect(canRedo(state)).toBe(false)
	})

	test('all ten snapshots can be reached and the way back ends at the newest', () => {
		const edited = after(...Array.from({ length: 12 }, (_, n) => write(`text ${n}`)))
		const oldest = Array.from({ length: 20 }, () => undo).reduce(cvFormReducer, edited)
		expect(oldest.professionalSummary).toBe('text 1')
		expect(canUndo(oldest)).toBe(false)
		const newest = Array.from({ length: 20 }, () => redo).reduce(cvFormReducer, oldest)
		expect(toFormData(newest)).toEqual(toFormData(edited))
	})

	test('an edit after undo replaces what was undone', () => {
		const state = after(write('one'), write('two'), write('three'), undo, undo, write('four'))
		expect(canRedo(state)).toBe(false)
		expect(cvFormReducer(state, undo).professionalSummary).toBe('one')
	})

	test('mark the form dirty, since what is shown is not what was saved', () => {
		const saved = cvFormReducer(after(write('one')), {
			type: 'markSaved',
			at: '2026-01-01T00:00:00Z',
		})
		expect(cvFormReducer(saved, undo).isDirty).toBe(true)
	})
})

/** Returns the simplest model of undo: a list of states and an index. */
function createModel() {
	let states: string[] = ['']
	let place = 0
	return {
		write(text: string) {
			if (text === states[place]) return
			states = [...states.slice(0, place + 1), text].slice(-(maxVersions + 1))
			place = states.length - 1
		},
		undo: () => {
			place = Math.max(0, place - 1)
		},
		redo: () => {
			place = Math.min(states.length - 1, place + 1)
		},
		text: () => states[place],
		canUndo: () => place > 0,
		canRedo: () => place < states.length - 1,
	}
}

function randomNumbers(seed: number) {
	let state = seed
	return () => {
		state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
		return state / 4_294_967_296
	}
}

test.each([1, 2, 3, 4, 5])(
	'random edits, undos and redos agree with a simple model (%i)',
	(seed) => {
		const random = randomNumbers(seed)
		const model = createModel()
		let state: CvFormState = initialFormState()
		for (let step = 0; step < 2000; step++) {
			const choice = random()
			if (choice < 0.45) {
				const text = `text ${Math.floor(random() * 4)}`
				model.write(text)
				state = cvFormReducer(state, write(text, step))
			} else if (choice < 0.75) {
				model.undo()
				state = cvFormReducer(state, undo)
			} else {
				model.redo()
				state = cvFormReducer(state, redo)
			}
			expect(state.professionalSummary).toBe(model.text())
			expect([canUndo(state), canRedo(state)]).toEqual([model.canUndo(), model.canRedo()])
			expect(state.versionHistory.length).toBeLessThanOrEqual(maxVersions)
		}
	},
)

describe('errors', () => {
	test('are set and cleared for each section on its own', () => {
		const state = after(
			{ type: 'setErrors', section: 'personalInfo', errors: { email: 'Not an address' } },
			{ type: 'setErrors', section: 'socialMedia', errors: { 'a.url': 'Not a link' } },
			{ type: 'clearErrors', section: 'personalInfo' },
		)
		expect(state.errors).toEqual({ socialMedia: { 'a.url': 'Not a link' } })
	})

	test('an empty set of errors clears the section', () => {
		const state = after(
			{ type: 'setErrors', section: 'personalInfo', errors: { email: 'Not an address' } },
			{ type: 'setErrors', section: 'personalInfo', errors: {} },
		)
		expect(state.errors).toEqual({})
	})
})

describe('saving and loading', () => {
	test('marking saved clears dirty and stamps the time', () => {
		const state = cvFormReducer(after(write('one')), {
			type: 'markSaved',
			at: '2026-02-03T10:00:00Z',
		})
		expect(state).toMatchObject({ isDirty: false, lastSaved: '2026-02-03T10:00:00Z' })
	})

	test('loading merges with the defaults and clears the history', () => {
		const state = cvFormReducer(after(write('one'), write('two')), {
			type: 'load',
			data: { professionalSummary: 'stored' },
		})
		expect(state).toEqual({ ...initialFormState(), professionalSummary: 'stored' })
	})

	test('a CV that an import replaced comes back with undo', () => {
		const replaced: CvFormData = { ...emptyFormData(), professionalSummary: 'mine' }
		const loaded = after({
			type: 'load',
			data: { professionalSummary: 'imported' },
			replaced: [replaced],
		})
		const undone = cvFormReducer(loaded, undo)
		expect(undone.professionalSummary).toBe('mine')
		expect(cvFormReducer(undone, redo).professionalSummary).toBe('imported')
	})
})
