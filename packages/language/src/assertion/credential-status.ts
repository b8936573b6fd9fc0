import { lineWordLists } from '../line-words.ts'
import type { Span } from '../text/span.ts'

const months = 'jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec'
const test = '(?:exam(?:ination)?s?|test|assessment)'
// Said of a qualification, before or after its name. What waits for its renewal is held.
const unreached = [
	'(?:application|registration) (?:in|sent|made|submitted)(?! \\d)',
	`${test} (?:is |are )?(?:booked|planned|due|to come|next)`,
	`${test} (?:in|this) (?:(?:${months})[a-z]*\\b|spring|summer|autumn|winter)(?! (?:19|20)\\d)`,
	'to (?:begin|start) (?:in|on|this|next)',
	'not yet',
	'awaiting',
	'awaited',
	'predicted',
	'incomplete',
	'unfinished',
	'pending(?! re-?(?:newal|certification|validation))',
	'in[\\s-](?:progress|process)',
	'on-?going',
	'expected(?! to\\b)',
	'applied for',
	'not (?:yet )?(?:completed?|finished|passed)',
	'dropped out',
	'withdrew',
	'discontinued',
	"did(?: not|n[’']t) (?:complete|finish|pass|graduate|take|attend|sit|go)",
	'left (?:without|before) \\w+ing',
	'without (?:completing|finishing|graduating)',
	'(?:first|second|1st|2nd) year (?:only|completed)',
	'due (?:in|by|to (?:complete|finish|be awarded))',
	'(?:half|part)[\\s-](?:way|done|finished|completed?|qualified)',
	'to be (?:awarded|completed)',
	'did (?:only |just )?(?:the )?(?:one|1|first|1st|half|some) (?:year|term|semester)s?(?: of)?',
	'left (?:early|before the end|before \\w+ing|half[\\s-]?way|part[\\s-]?way)',
	'candidate(?=\\s*$)',
].join('|')
// Said before the name only, of who works for it.
const onTheWay = [
	'appl(?:y|ying|ied) for',
	'application for',
	'(?:working|studying|training|work) towards?',
	'studying',
	'hoping',
	'enrolled',
	'booked(?: (?:for|in|on|onto))?',
	'failed',
	're-?(?:taking|sitting)',
	'(?:happy|willing|prepared|ready|keen|agree|plan|planning|aim|aiming|hope|want|wish|intend|like) to (?:undergo|complete|undertake|obtain|get|apply for|take|sit|gain|have|do|study|train for|learn)',
	'(?:currently|still) (?:completing|taking|doing)',
	'due to (?:take|sit|complete|finish|gain|get|receive|start|obtain|pass)',
	'(?:do|does) not (?:have|hold)',
	"(?:don|doesn)[’']t (?:have|hold)",
	'never (?:had|held)',
	"ha(?:ve|s)(?: not|n[’']t)(?:(?: yet)? (?:got|passed|obtained|gained|completed)|(?= (?:an?|any|my|the)\\b))",
].join('|')
// Behind a name, these are said of it only where nothing more follows; else they are about something else.
const status = [
	'working towards',
	'studying',
	'enrolled',
	'booked',
	'provisional(?: only| licen[cs]e)?',
	'learner(?: driver)?',
	'finalist',
	'student',
	'none',
	'no',
	'on-?going',
	're-?(?:sitting|taking)',
].join('|')
const gone =
	'expired|lapsed|withdrawn|revoked|surrendered|failed|abandoned|was valid|r[au]n out|out of date|refused|turned down|suspended|cancelled'
const itsCard = '(?:(?:my|the|last|old)\\s+)*(?:(?:card|certificate|licen[cs]e|ticket|it)\\s+)?'

// Words between a marker and a name connect the two only if they start no new phrase.
const between =
	"(?:\\s+(?:for|towards?|on|in|to|at))?\\s+(?:(?:an?|the|my|his|her|their)\\s+)?(?:(?!(?:with|using|and|but|or|holds?|held|in|on|received|use|refresher|re-?newal|upgrade)\\b)[\\w’'/&-]+\\s+){0,3}"
const day = `(?:\\d{1,2}(?:st|nd|rd|th)?[\\s/.-]+)?(?:(?:${months})[a-z]*\\b|20\\d\\d|19\\d\\d|\\d{1,2}[/.-]\\d)`
const beforeTime =
	'(?:(?:for|in|on|from|since|until|by|early|late|next|last|this|spring|summer|autumn|winter)\\s+)*'
const time = `(?:${day}|spring|summer|autumn|winter|month|year|week|term|it\\b)`
const saysNoMore = `(?=\\s*(?:$|[^\\w\\s]|${beforeTime}${time}|now\\b|at\\b|(?:part|full)[\\s-]time))`

const before = new RegExp(
	`(?:${[
		`\\b(?:${unreached}|${onTheWay})(?:\\s*:\\s*|${between})`,
		"\\b(?:provisional|expired|lapsed)\\s+(?:[\\w’'/-]+\\s+){0,2}",
		"\\b(?:no|without)\\s+(?:(?!\\d|points\\b|endorsements\\b|convictions\\b)[\\w’'/-]+\\s+)?",
	].join('|')})$`,
	'i',
)
const isSaidOf = '(?:(?:is|are|was|has|currently|still|now)\\s+)*'
const after = new RegExp(
	`^(?:${between}|\\s*)${isSaidOf}(?:(?:${unreached})\\b|(?:${gone}|finalist|student)${saysNoMore})`,
	'i',
)
// In a separate clause, "awaiting" may be about another thing than the paper, unless it awaits a result or a
// registration.
const opens = new RegExp(
	`^\\W*${itsCard}${isSaidOf}(?:(?!awaiting|on-?going)(?:${unreached})\\b|(?:${status}|${gone})${saysNoMore}|awaiting (?:results?|registration|confirmation|pin)\\b)`,
	'i',
)
const withinName = new RegExp(
	`\\b(?:${unreached}|candidate|working towards|studying|enrolled (?:in|on))(?:\\b|$)|[([](?:${status})${saysNoMore}`,
	'i',
)
const over = new RegExp(`\\b(?:${gone})\\b`, 'i')
const clauseEnds = /[.;:,()[\]|•]|\s[–—-]\s/
const label = /(?:(?<!\s)\s+)?:\s*$/
const bracket = /^[^.;:,()[\]|•]{0,40}[([]([^)\]]*)/

/**
 * Whether a text names a licence or certificate only to say that its writer does not have it, or no longer. The words in front
 * say so, those behind, those in brackets, or the next clause.
 */
export function isNotHeld(text: string, { start, end }: Span): boolean {
	const ahead = text.slice(0, start)
	const behind = text.slice(end)
	// A colon straight before the name ends a label, which applies to the name; any other colon ends the clause.
	const isLabel = label.test(ahead)
	const clause = ahead.replace(label, '').split(clauseEnds).at(-1) ?? ''
	const said = isLabel ? `${clause}:` : (ahead.split(clauseEnds).at(-1) ?? '')
	const [rest = '', ...others] = behind.split(clauseEnds)
	const next = others.find((clause) => clause.trim() !== '') ?? ''
	const beside = bracket.exec(behind)?.[1]?.split(/[,;]/) ?? []
	return before.test(said) || after.test(rest) || [next, ...beside].some((part) => opens.test(part))
}

/** Whether a name itself tells that the paper is not reached yet, such as "CIPD Level 5 (in progress)". */
export function isUnfinished(name: string): boolean {
	return withinName.test(name)
}

/** Whether a name tells that the paper is no longer valid. */
export function isOver(name: string): boolean {
	return over.test(name)
}

/** What a CV says of a course. */
type CourseText = {
	qualification: string
	fieldOfStudy: string
	grade: string
	details: readonly string[]
}

// Words for an outcome without the qualification, in the place of the grade or at the start of a detail.
const brokenOff = new RegExp(
	String.raw`^\W*(?:(?:but|then|I|course)\s+)*(?:${lineWordLists.alternatives('broken-off')})\b`,
	'i',
)

/** Whether a course was left before its end, or goes on: its name, its grade or a detail of it says so. */
export function isUnfinishedCourse(course: CourseText): boolean {
	const { qualification, fieldOfStudy, grade } = course
	return (
		isBrokenOffCourse(course) ||
		[qualification, fieldOfStudy, grade].some((text) => isUnfinished(text))
	)
}

/** Whether a course was left before its end, by its grade or a detail, or in brackets behind its name. */
export function isBrokenOffCourse({
	qualification,
	fieldOfStudy,
	grade,
	details,
}: CourseText): boolean {
	const behindName = [qualification, fieldOfStudy].flatMap((name) =>
		name.split(/[(,;]|\s[–—-]\s/).slice(1),
	)
	return [grade, ...details, ...behindName].some((said) => brokenOff.test(said))
}
