import { findVerb, nominalisations, splitWords, type VerbMatch } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import type { Passage } from '../../passages.ts'
import { nameOfJob, openingOf, quoted } from '../../words-about.ts'

const fewest = 2
// As often nouns as verbs: they count only before a word that shows an object.
const mayBeNoun =
	/^(?:stock|support|design|lead|cover|care|cook|guard|host|nurse|coach|store|order|mail|staff|help|research|contact|project|test|process|audit|budget|market|study|trial|display|volunteer|repair|supply|transport|travel|work|record|report|review|plan|contract|lecture|house|field|sales|control|change|use|service|process|pilot|head|key|team|train|train(?:ing)?|drive|mark|grade|focus|visit|call|file|document|model|network|program|film|light|shop|bar|floor|dress|label|season|post|fund|finance|trade|value|cost|price|bank|cash|balance|bill|invoice|schedule|roster|brief|pitch|handle|answer|share|blog|copy|caption|proof|search|watch|patrol|weld|paint|plaster|tile|drill|machine|sand|polish|saw|farm|fish|garden|plant|water|feed|ride|route|dock|ship|load|pack|wrap|stack|ice|plate|portion|grill|roast|steam|dust|iron|strip|valet|empty|rinse|code|release|benchmark|survey|map|mine|forecast|estimate|limit|access|monitor|update|lower|close|clear|clean|present|complete|perfect|correct|tidy|open|express|secure|welcome)$/i
const showsObject =
	/^(?:the|a|an|all|any|each|every|our|their|its|new|up|out|to|with|for|on|daily|weekly|monthly|customers?|patients?|clients?|pupils?|students?|residents?|guests?|orders|deliveries|stock|calls|records|reports|staff|\d+)$/i

export const pastJobsInPastTense: Check = {
	id: 'E09',
	category: 'impact',
	severity: 'warning-1',
	title: 'Jobs that have ended are told in the past',
	appliesTo: ({ cv, profile }) => profile.isEnglish && cv.experience.some(hasEnded),
	run: (context) => {
		const present = presentBulletsOf(context)
		const [first] = present
		if (first === undefined || present.length < fewest) return null
		return {
			title: `${present.length} bullets of jobs that have ended speak as if you still did them, first in ${nameOfJob(context.cv, first.entry)}: ${quoted(first.text)}.`,
			why: 'The tense tells whether you still do the work; the wrong one makes a reader look at the dates again.',
			fix: 'Use the past for jobs that have ended: “Serve customers” becomes “Served customers”.',
			evidence: present.map(({ path, text }) => context.pointAt({ path, quote: openingOf(text) })),
		}
	},
}

function hasEnded({ current, endDate }: { current: boolean; endDate: string }): boolean {
	return !current && endDate !== ''
}

function presentBulletsOf({ cv, bullets, today }: CheckContext): Passage[] {
	const ended = bullets.filter(({ section, entry }) => {
		const job = cv.experience[entry]
		return section === 'experience' && job !== undefined && hasEnded(job) && job.endDate < today
	})
	const clear = ended.filter(({ text }) => opensInPresent(text))
	const jobs = new Set(clear.map(({ entry }) => entry))
	return ended.filter(
		(bullet) => clear.includes(bullet) || (jobs.has(bullet.entry) && mayOpenInPresent(bullet.text)),
	)
}

/** "I erect" is as clear a verb as there is. */
const subject = /^\s*(?:i|we)\s+(?=\p{Ll})/iu

// "Repoint" and "rehang" are made of verbs of the table.
function verbAt(word: string, next: string): VerbMatch | null {
	const known = findVerb(word)
	const hasObject = /^(?:the|an?|all|each|every|our|their|its|\d.*|\p{L}{3,}s)$/iu.test(next)
	// "Retest all alarms" is done; a "replay booth operator" is somebody.
	return known ?? (hasObject ? findVerb(word.replace(/^re-?(?=\p{L}{3})/iu, '')) : null)
}

// Beside "Prepare stocks" "Cook sauces" is an act too; "Cook and cleaner" is not.
function mayOpenInPresent(text: string): boolean {
	const [first = '', second = ''] = splitWords(text)
	const forms = findVerb(first)?.forms ?? []
	return (
		forms.includes('base') &&
		!forms.includes('past') &&
		/^\p{Ll}{3,}$/u.test(second) &&
		!/^(?:of|for|in|at|from|and|or|work|shop|design|control)$/i.test(second) &&
		!namesAct(second)
	)
}

// "Stock rotation", "cash handling" and "market research" are things.
function namesAct(word: string): boolean {
	return /(?:ing|tion|ment|ance|ery|er|or)$/i.test(word) || nominalisations.has(word.toLowerCase())
}

// "Cut", "set" and "put" are the past as well; "Managing" is no tense.
function opensInPresent(text: string): boolean {
	const [first = '', second = ''] = splitWords(text.replace(subject, ''))
	const match = verbAt(first, second)
	if (match === null || match.forms.includes('past') || match.forms.includes('participle'))
		return false
	const isBare = match.forms.includes('base')
	if (isBare && subject.test(text)) return true
	// "Sales of cars" names a thing; "Interpret at tribunals" can only be done.
	const isThing = !isBare || mayBeNoun.test(first)
	if (isThing && /^(?:of|for|in|at|from|and)$/i.test(second)) return false
	if (isBare && mayBeNoun.test(first)) return showsObject.test(second)
	return (
		isBare || (match.forms.includes('thirdPerson') && !mayBeNoun.test(first.replace(/e?s$/, '')))
	)
}
