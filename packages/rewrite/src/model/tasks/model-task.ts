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
 * What a text of the model is held to:
 * - `line`: it replaces a fact, claims no more than that and the others it names, and loses nothing of it;
 * - `claims`: it claims no more than the facts it names;
 * - `quote`: it stands word for word in what was sent;
 * - `question`: it asks, and takes nothing for granted.
 */
type HeldTo = 'line' | 'claims' | 'quote' | 'question'

/** One kind of task, as its prompt file declares it. */
export type ModelTask = {
	name: ModelTaskName
	heldTo: HeldTo
	/** Where a quote must stand: in one of the facts as a whole, or anywhere in the context. */
	quotedFrom?: 'facts' | 'context'
	/** Its sentences may also say what the reader asks for and what the writer wishes; neither is a claim about the writer. */
	addressesReader?: boolean
	/** Texts that are read of one answer. */
	mostItems: number
	/** What the model is to do, beside the rules that hold for every task. */
	prompt: string
}

/** Words of the person: a line of the CV, an answer. The id is how a text says what it stands on. */
export type TaskFact = {
	id: string
	text: string
	/** Its job goes on, whatever the others do. */
	current?: boolean | undefined
}

/** What a task is about. */
export type TaskInput = {
	facts: readonly TaskFact[]
	/** The advert, or the words of a page; never a source of claims. */
	context: string
	/** What the person typed, if anything: it chooses what is written and never what is true. */
	request: string
	/** The job goes on, so its lines are told in the present. */
	current: boolean
}
