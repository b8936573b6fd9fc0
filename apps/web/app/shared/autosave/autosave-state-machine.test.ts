import { describe, expect, test } from 'vitest'
import {
	type AutosaveEvent,
	type AutosaveState,
	cleanState,
	hasPatience,
	stepAutosave,
} from './autosave-state-machine.ts'

type State = AutosaveState<string, string>
type Event = AutosaveEvent<string, string>

const changed: Event = { type: 'changed' }
const due: Event = { type: 'due', isDirty: true }
const save: Event = { type: 'save' }
const failed: Event = { type: 'failed', retryAfterSeconds: null }
const kept: Event = { type: 'stored', refusal: null }
const taken: Event = { type: 'taken', hasMore: false }
const collided: Event = { type: 'collided', theirs: 'theirs', isHeld: true }
const refused: Event = { type: 'refused', refusal: 'too large' }

/** Returns the state after these events, and whether the last event stores anything on the device. */
function after(...events: Event[]): State & { stores: boolean } {
	let state = cleanState<string, string>()
	let stores = false
	for (const event of events) {
		const step = stepAutosave(state, event)
		state = step.state
		stores = step.stores ?? false
	}
	return { ...state, stores }
}

describe('a change', () => {
	test('is planned, sent when it is due, and saved when it was taken', () => {
		expect(after(changed)).toMatchObject({ words: { name: 'dirty' }, isPlanned: true })
		expect(after(changed, due, save)).toMatchObject({ isPlanned: false, isSending: true })
		expect(after(changed, due, save, taken)).toEqual({ ...cleanState(), stores: false })
	})

	test('that was taken back again before it was due is none', () => {
		expect(after(changed, { type: 'due', isDirty: false }).words.name).toBe('clean')
	})

	test('while another is on its way is kept on the device and saved after it', () => {
		const meanwhile = [changed, due, save, changed, due, save]
		expect(after(...meanwhile)).toMatchObject({ isSending: true, stores: true })
		expect(after(...meanwhile, { type: 'taken', hasMore: true })).toMatchObject({
			words: { name: 'dirty' },
			isSending: false,
			isPlanned: true,
		})
	})

	test.each([
		['conflict', collided],
		['refused', refused],
	])('leaves a %s as it is', (name, outcome) => {
		expect(after(changed, due, save, outcome, changed).words.name).toBe(name)
	})
})

describe('without the server', () => {
	test('words wait only once the device has kept them', () => {
		expect(after(changed, due, save, failed)).toMatchObject({
			words: { name: 'dirty' },
			stores: true,
		})
		expect(after(changed, due, save, failed, kept).words.name).toBe('waiting')
		expect(after(changed, due, save, failed, changed, kept).words.name).toBe('dirty')
	})

	test('words that the device refuses are refused, and no longer once they are kept', () => {
		const unkept: Event = { type: 'stored', refusal: 'full' }
		expect(after(changed, due, save, failed, unkept).words).toEqual({
			name: 'refused',
			refusal: 'full',
		})
		expect(after(changed, due, save, failed, unkept, kept).words.name).toBe('waiting')
	})

	test('nothing is sent before the next try', () => {
		const waiting = [changed, due, save, failed, kept]
		expect(after(...waiting, changed, due, save)).toMatchObject({ isSending: false, stores: true })
		expect(after(...waiting, { type: 'retryDue' }, save).isSending).toBe(true)
	})

	test.each([
		{ failures: 1, retryAfterSeconds: null, ms: 5000 },
		{ failures: 2, retryAfterSeconds: null, ms: 10_000 },
		{ failures: 9, retryAfterSeconds: null, ms: 60_000 },
		{ failures: 1, retryAfterSeconds: 20, ms: 20_000 },
		{ failures: 1, retryAfterSeconds: 3600, ms: 60_000 },
	])('failure $failures is tried again after $ms ms, asked to wait $retryAfterSeconds s', (row) => {
		const { failures, retryAfterSeconds, ms } = row
		const events = Array.from(
			{ length: failures },
			(): Event => ({
				type: 'failed',
				retryAfterSeconds,
			}),
		)
		expect(after(changed, due, save, ...events).retryInMs).toBe(ms)
	})

	test('another tab is let go first four times and only after a failure', () => {
		const turns = (count: number) =>
			Array.from({ length: count }, (): Event => ({ type: 'gaveTurn' }))
		expect(hasPatience(after(changed, due, save))).toBe(false)
		expect(hasPatience(after(changed, due, save, failed, ...turns(3)))).toBe(true)
		expect(hasPatience(after(changed, due, save, failed, ...turns(4)))).toBe(false)
	})
})

describe('a conflict', () => {
	test('sends nothing before the person has chosen, and keeps on the device what is written', () => {
		const open = [changed, due, save, collided]
		expect(after(...open)).toMatchObject({ words: { theirs: 'theirs' }, stores: true })
		expect(after(...open, changed, due, save)).toMatchObject({ isSending: false, stores: true })
		expect(after(...open, { type: 'resolved' }, save).isSending).toBe(true)
	})

	test('that holds nothing back outlives the saves beside it', () => {
		const beside: Event = { type: 'collided', theirs: 'older', isHeld: false }
		expect(after(beside, changed, due, save).isSending).toBe(true)
		expect(after(beside, changed, due, save, taken).words).toMatchObject({ theirs: 'older' })
	})
})

test('a stopped autosave plans nothing, and still keeps what could not be sent', () => {
	const stopped = after(changed, due, save, { type: 'stopped' }, changed)
	expect(stopped).toMatchObject({ isPlanned: false, isSending: true })
	expect(after(changed, due, save, { type: 'stopped' }, failed)).toMatchObject({
		retryInMs: null,
		stores: true,
	})
})
