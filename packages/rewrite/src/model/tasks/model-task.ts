/** Everything a language model may be asked to do. Never a score, a date, a title or a skill. */
export const modelTaskNames = [
	'reword',
	'correct',
	'ask',
	'answer',
	'profile',
	'letter',
	'tailor',
	'read',
	'advert',
	'proof',
	'interview',
	'assist',
] as const
export type ModelTaskName = (typeof modelTaskNames)[number]

/**
 * The requirement that a text of the model must meet:
 * - `line`: it replaces a fact, claims no more than that fact and the others it names, and loses nothing of it;
 * - `claims`: it claims no more than the facts it names;
 * - `quote`: it stands word for word in the text that was sent;
 * - `question`: it asks, and presumes nothing.
 */
type HeldTo = 'line' | 'claims' | 'quote' | 'question'

/** One kind of task, as its prompt file declares it. */
export type ModelTask = {
	name: ModelTaskName
	heldTo: HeldTo
	/** Where a quote must stand: in one of the facts as a whole, or anywhere in the context. */
	quotedFrom?: 'facts' | 'context'
	/**
	 * Whether its sentences may also tell what the reader asks for and what the writer wishes; neither is a claim
	 * about the writer.
	 */
	addressesReader?: boolean
	/** Texts that are read of one answer. */
	mostItems: number
	/** The instructions to the model, besides the rules for every task. */
	prompt: string
}

/** Words of the person: a line of the CV, or an answer. A text names its facts by their ids. */
export type TaskFact = {
	id: string
	text: string
	/** Whether the job of this fact goes on, whatever the other jobs do. */
	current?: boolean | undefined
}

/** What a task is about. */
export type TaskInput = {
	facts: readonly TaskFact[]
	/** The advert, or the words of a page; never a source of claims. */
	context: string
	/** The text that the person typed, if any. It decides what is written, and is never a source of facts. */
	request: string
	/** Whether the job goes on, so that its lines are in the present. */
	current: boolean
}
