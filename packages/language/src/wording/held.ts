type Span = { start: number; end: number }

// Said of a qualification, before or after its name.
const unreached = [
	...['not yet', 'awaiting', 'awaited', 'pending', 'predicted', 'incomplete', 'unfinished'],
	...[
		'in[\\s-]progress',
		'on-?going',
		'expected(?! to\\b)',
		'applied for',
		'not (?:yet )?completed?',
	],
	...['due (?:in|by|to (?:complete|finish|be awarded))', 'part[\\s-](?:way|completed)'],
	...['to be (?:awarded|completed)', 'candidate(?=\\s*$)'],
].join('|')
// Said before the name only, of who works for it.
const onTheWay = [
	...[
		'appl(?:y|ying|ied) for',
		'application for',
		'(?:working|studying|training|work) (?:towards?|for)',
	],
	...['studying', 'hoping', 'enrolled', '(?:currently|still) (?:completing|taking|doing)'],
	'due to (?:take|sit|complete|finish|gain|get|receive|start|obtain|pass)',
	...['(?:do|does) not (?:have|hold)', "don[’']t (?:have|hold)"],
].join('|')
const gone = 'expired|lapsed|withdrawn|revoked|was valid'

const before = new RegExp(
	`(?:\\b(?:${unreached}|${onTheWay})\\b.*|\\b(?:provisional|expired|lapsed)\\s+(?:[\\w’'/-]+\\s+){0,2}|\\b(?:no|without)\\s+(?:(?!points\\b|endorsements\\b|convictions\\b)[\\w’'/-]+\\s+)?)$`,
	'i',
)
const after = new RegExp(`\\b(?:${unreached}|${gone})\\b`, 'i')
// In a clause of its own "awaiting" may be of something else: "Driving licence, awaiting your reply".
const opens = new RegExp(
	`^\\W*(?:currently |still )?(?:(?!awaiting)(?:${unreached}|${gone})|awaiting (?:results?|registration|confirmation|pin))\\b`,
	'i',
)
const withinName = new RegExp(
	`\\b(?:${unreached}|candidate|working towards|studying|enrolled (?:in|on))(?:\\b|$)`,
	'i',
)
const over = new RegExp(`\\b(?:${gone})\\b`, 'i')
const clauseEnds = /[.;,()[\]|•]|\s[–—-]\s/

/**
 * Whether a text names a licence or certificate only to say that its writer does not have it, or no longer: "provisional
 * driving licence", "awaiting NMC PIN", "CIPD Level 5 (in progress)", "SIA licence, expired".
 */
export function isNotHeld(text: string, { start, end }: Span): boolean {
	const said = text.slice(0, start).split(clauseEnds).at(-1) ?? ''
	const [rest = '', ...others] = text.slice(end).split(clauseEnds)
	const next = others.find((clause) => clause.trim() !== '') ?? ''
	return before.test(said) || after.test(rest) || opens.test(next)
}

/** Whether a name says of itself that what it names is not reached yet, such as "CIPD Level 5 (in progress)". */
export function isUnfinished(name: string): boolean {
	return withinName.test(name)
}

/** Whether a name says that what it names no longer holds. */
export function isOver(name: string): boolean {
	return over.test(name)
}
