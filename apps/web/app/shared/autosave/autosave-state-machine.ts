/** The state of the words that a person writes. */
export type WordsState<Theirs, Refusal> =
	/** Where they belong. */
	| { name: 'clean' }
	/** Written since, and on their way. */
	| { name: 'dirty' }
	/** Kept on this device until the server can be reached. */
	| { name: 'waiting' }
	/** Somebody else wrote something else. `isHeld`: nothing is sent before the person has chosen. */
	| { name: 'conflict'; theirs: Theirs; isHeld: boolean }
	/** Nowhere but on this page, and why. */
	| { name: 'refused'; refusal: Refusal }

/** The state of an autosave: of the words, and of the saves and retries under way. */
export type AutosaveState<Theirs, Refusal> = {
	words: WordsState<Theirs, Refusal>
	isSending: boolean
	/** Something was written, which is saved when the delay is over. */
	isPlanned: boolean
	/** In how many milliseconds a failed send is tried again; nothing is sent before. */
	retryInMs: number | null
	/** The number of failed sends in a row. */
	failures: number
	/** How often another tab was let go first since the last success. */
	turnsGiven: number
	isStopped: boolean
}

/** How a send ended. */
export type SendOutcome<Theirs, Refusal> =
	/** The words that were sent are saved; `hasMore`: more were written since. */
	| { type: 'taken'; hasMore: boolean }
	| { type: 'collided'; theirs: Theirs; isHeld: boolean }
	/** It may work later, and not before the server said. */
	| { type: 'failed'; retryAfterSeconds: number | null }
	| { type: 'refused'; refusal: Refusal }
	/** Another tab goes first. */
	| { type: 'gaveTurn' }

export type AutosaveEvent<Theirs, Refusal> =
	| { type: 'changed' }
	/** The delay is over, or a save was requested; `isDirty`: there is something to save. */
	| { type: 'due'; isDirty: boolean }
	/** The time of the next try has come, or the connection is back. */
	| { type: 'retryDue' }
	| { type: 'save' }
	/** The device was asked to keep the words; `refusal` says why it does not. */
	| { type: 'stored'; refusal: Refusal | null }
	/** The conflict or refusal is settled: the words are merely unsaved. */
	| { type: 'resolved' }
	| { type: 'stopped' }
	| SendOutcome<Theirs, Refusal>

/** The next state. `stores`: unsaved words are to be stored on the device. */
type Step<Theirs, Refusal> = { state: AutosaveState<Theirs, Refusal>; stores?: boolean }

const firstRetryMs = 5000
const longestRetryMs = 60_000
const turnMs = 500
const mostTurns = 4

/** The state before anything is written. */
export function cleanState<Theirs, Refusal>(): AutosaveState<Theirs, Refusal> {
	return {
		words: { name: 'clean' },
		isSending: false,
		isPlanned: false,
		retryInMs: null,
		failures: 0,
		turnsGiven: 0,
		isStopped: false,
	}
}

/** After a failure, whether a tab that has waited longer may still be let go first. */
export function hasPatience({ failures, turnsGiven }: AutosaveState<unknown, unknown>): boolean {
	return failures > 0 && turnsGiven < mostTurns
}

/** Takes an autosave from one state to the next; pure. */
export function stepAutosave<Theirs, Refusal>(
	state: AutosaveState<Theirs, Refusal>,
	event: AutosaveEvent<Theirs, Refusal>,
): Step<Theirs, Refusal> {
	const { words, isSending, retryInMs, isStopped } = state
	switch (event.type) {
		case 'changed': {
			// A choice and a refusal stay until they are settled: more words change nothing about them.
			const isSettled = words.name === 'clean' || words.name === 'waiting'
			const changed = { ...state, isPlanned: true, words: isSettled ? dirty : words }
			return { state: isStopped ? state : changed }
		}
		case 'due': {
			// Words that were written and deleted again are no change.
			const isClean = words.name === 'dirty' && !event.isDirty && !isSending
			return { state: { ...state, isPlanned: false, words: isClean ? clean : words } }
		}
		case 'retryDue':
			return { state: { ...state, retryInMs: null } }
		case 'save': {
			// Words that may not be sent now are stored on the device meanwhile.
			const isHeld = words.name === 'conflict' && words.isHeld
			const maySend = !isSending && !isHeld && retryInMs === null
			return { state: { ...state, isSending: isSending || maySend }, stores: !maySend }
		}
		case 'stored':
			return { state: { ...state, words: wordsOnceStored(state, event.refusal) } }
		case 'resolved':
			return { state: { ...state, words: dirty } }
		case 'stopped':
			return { state: { ...state, isStopped: true, isPlanned: false, retryInMs: null } }
		default:
			return stepAfterSending({ ...state, isSending: false }, event)
	}
}

const clean = { name: 'clean' } as const
const dirty = { name: 'dirty' } as const

function wordsOnceStored<Theirs, Refusal>(
	{ words, retryInMs, isPlanned }: AutosaveState<Theirs, Refusal>,
	refusal: Refusal | null,
): WordsState<Theirs, Refusal> {
	// Only what waits for the server is kept for longer than a send takes.
	if (retryInMs === null || words.name === 'conflict') return words
	if (refusal !== null) return { name: 'refused', refusal }
	// Words written since are stored with their own save, and the person is told then.
	return isPlanned ? words : { name: 'waiting' }
}

function stepAfterSending<Theirs, Refusal>(
	state: AutosaveState<Theirs, Refusal>,
	outcome: SendOutcome<Theirs, Refusal>,
): Step<Theirs, Refusal> {
	const { words, isStopped, failures, turnsGiven } = state
	switch (outcome.type) {
		case 'taken': {
			const { hasMore } = outcome
			const next = { ...cleanState<Theirs, Refusal>(), isStopped, isPlanned: hasMore && !isStopped }
			// A conflict that holds nothing back outlives the saves beside it.
			const saved = hasMore ? dirty : clean
			return {
				state: { ...next, words: words.name === 'conflict' ? words : saved },
				stores: hasMore,
			}
		}
		case 'collided': {
			const { theirs, isHeld } = outcome
			return { state: { ...state, words: { name: 'conflict', theirs, isHeld } }, stores: true }
		}
		case 'refused': {
			const { refusal } = outcome
			return { state: { ...state, words: { name: 'refused', refusal } }, stores: true }
		}
		case 'failed': {
			const retryInMs = isStopped ? null : retryDelayMs(failures + 1, outcome.retryAfterSeconds)
			return { state: { ...state, failures: failures + 1, retryInMs }, stores: true }
		}
		case 'gaveTurn': {
			const retryInMs = isStopped ? null : turnMs
			return { state: { ...state, turnsGiven: turnsGiven + 1, retryInMs } }
		}
	}
}

// Sooner at first, later the longer the server is away.
function retryDelayMs(failures: number, retryAfterSeconds: number | null): number {
	const backOffMs = firstRetryMs * 2 ** (failures - 1)
	return Math.min(Math.max(backOffMs, (retryAfterSeconds ?? 0) * 1000), longestRetryMs)
}
