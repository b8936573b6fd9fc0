import type { RequirementLevel } from './advert.ts'
import { asSpelt, isNotNeeded, saysMust, saysNice, saysNotNeeded } from './requirement-cues.ts'
import { levelCues } from './word-lists.ts'

const asks =
	/^(?:have you|do you (?:speak|know|have|hold)|are you (?:a|an|qualified|trained|experienced))\b/i
const must = levelCues.pattern('must', 'anywhere', 'iu')
const theyAre = String.raw`(?:he or she|she or he|s?he/s?he|the (?:successful|right|ideal) (?:candidate|applicant|person)) (?:will|should) be(?! (?:${levelCues.alternatives('they-are-no-trait')})\b)`
const youAre = [
	String.raw`(?:[’']re| are| will be|[’']ll be)(?! (?:${levelCues.alternatives('you-are-no-trait')})\b)`,
	String.raw`[’']ve| have| know| understand| can\b| hold| enjoy| love| should| don[’']t mind| feel`,
].join('|')
const aboutPerson = new RegExp(`^(?:and |so |but )?(?:${theyAre}|you(?:${youAre}))`, 'i')
// Items under a lead-in about the candidate open with a bare verb.
const toHave = [
	`an? (?:good |strong |sound |proven |excellent |clear |thorough |working |genuine |positive |flexible |can-do )*(?:${levelCues.alternatives('have-a')})`,
	String.raw`(?:(?:${levelCues.alternatives('how-good')}) )*(?:${levelCues.alternatives('have')})\b`,
].join('|')
const toHold = String.raw`or be|an? (?:[\w/-]+ ){0,3}(?:licen[cs]e|qualification|certificate|degree|NVQ|diploma|registration)`
const toBe = levelCues.alternatives('be')
const bringsAlong = new RegExp(
	String.raw`^(?:have (?:${toHave})|hold (?:${toHold})|be (?:${toBe})\b)`,
	'i',
)
const offers = new RegExp(String.raw`(?:£\s?\d|\b(?:${levelCues.alternatives('offers')}))`, 'i')

// A payroll clerk deals with salaries and pensions without being offered them.
const tellsWork = new RegExp(
	String.raw`^(?:the|your) (?:${levelCues.alternatives('subjects-of-work')})\b|\byou(?:[’']ll| will| would|[’']d) (?:also )?(?!${levelCues.alternatives('given')})\p{L}+`,
	'iu',
)

const tellsHowToApply = new RegExp(String.raw`\b(?:${levelCues.alternatives('how-to-apply')})`, 'i')

// One sentence may tell how to apply and also name a requirement.
const demands = new RegExp(
	String.raw`\bmust(?! (?:${levelCues.alternatives('of-applying')})\b)|\b(?:essential|required|requires)\b|\bneeds? (?:an?\b|to (?:have|hold|be)\b)`,
	'i',
)
// An office worker may handle other people's letters and forms.
const tellsDuty = new RegExp(
	String.raw`^(?:and )?you(?:[’']ll| will| would)(?: also)? (?!${levelCues.alternatives('no-work')})\p{L}`,
	'iu',
)

// A condition of every offer is asked for under the benefits too.
const asksForCheck = new RegExp(
	String.raw`\b(?:${levelCues.alternatives('conditions')})\b.*\b(?:${levelCues.alternatives('checks')})\b`,
	'i',
)

// A thing that applicants must have is required under any heading.
const mustHave = /\b(?:you|candidates?|applicants?) must (?:have|hold|be able)\b/i
const paperNeeded =
	/\b(?:licen[cs]e|passport|clearance|certificate|qualification|registration)\b[^.;]{0,40}? (?:(?:is|are) )?(?:needed|required|essential)\b/i
const readerMust = String.raw`\b(?:you|candidates?|applicants?|post[- ]?holders?)(?:[’']ll| will)?(?: all| also)? (?:must|needs?|have to)\b`
const readerNeedsPaper = new RegExp(
	String.raw`${readerMust}(?! (?:to )?(?:${levelCues.alternatives('of-documents')})\b)[^.;]{0,80}\b(?:${levelCues.alternatives('papers')})\b`,
	'i',
)

// A statement about the employer asks for nothing, unless it names tools that the employer uses or people that it
// seeks.
const isFirm = [
	String.raw`(?:an?|the|one)(?! (?:[\p{L}-]+ ){0,3}(?:minimum|must|essentials?|tools?|software|systems?|requirements?)\b)`,
	'home|based|part|rated|located|owned|proud|committed',
].join('|')
const firmDoes = [
	String.raw`(?:is|are|was) (?:${isFirm})\b`,
	String.raw`employs?\b|has (?:been|over|more|grown|\d)`,
	String.raw`(?:${levelCues.alternatives('firms-do')})\b`,
].join('|')
const aboutEmployer = new RegExp(
	`^(?:${[
		String.raw`(?:[Hh]i|[Hh]ey|[Hh]ello)\b`,
		String.raw`[Ww]e(?:${levelCues.alternatives('we-do')})\b`,
		'[Oo]ur (?:clients?|compan(?:y|ies)|customers|business|aim|mission|vision|values|story|history|ethos) ',
		String.raw`[Oo]ur (?:[\p{L}-]+ ){1,4}?(?:was|were|has been|have been|is rated|is based|are based) `,
		String.raw`[Tt]he (?:${levelCues.alternatives('employers')}) (?:is|are|was|has|have|employs?|provides?|offers?|serves?|operates?)\b`,
		String.raw`(?!(?:It|This|That|There|These|Those|What|Here|\p{L}+ing)\b)(?:\p{Lu}[\p{L}’'&.-]* (?:(?:&|and|of|the) )?){1,5}(?:${firmDoes})`,
	].join('|')})`,
	'u',
)
const aboutCandidate = new RegExp(
	String.raw`\b(?:${levelCues.alternatives('about-candidate')})\b|:\s*\p{Ll}[^,:]*,\s*\p{Ll}[^,:]*(?:,| and )`,
	'iu',
)

/**
 * Returns the level at which a sentence asks for the things that it names. Its own words decide, then the part of the
 * advert that it is in. `null` where it asks for nothing, for example because it only tells the employer's offer.
 */
export function classifyRequirementLevel(
	text: string,
	current: RequirementLevel | null,
	{ isUnderHeading = false } = {},
): RequirementLevel | null {
	return classifyText(asSpelt(text), current, isUnderHeading)
}

function classifyText(
	text: string,
	current: RequirementLevel | null,
	isUnderHeading: boolean,
): RequirementLevel | null {
	if (current === null)
		return asksForCheck.test(text) || asksOutright(text) ? needUnlessDenied(text) : null
	return asksNothing(text, current) ? null : needSaid(text, current, isUnderHeading)
}

// Under headings about the employer, a sentence may say that a thing is not needed.
function needUnlessDenied(text: string): RequirementLevel | null {
	return isNotNeeded(text) ? null : 'essential'
}

// A denial, a condition or the employer’s own staff before the paper takes the request back.
function asksOutright(text: string): boolean {
	if (mustHave.test(text) || readerNeedsPaper.test(text)) return true
	const paper = paperNeeded.exec(text)
	if (paper === null || /\bour staff\b/i.test(text)) return false
	const upTo = text.slice(0, paper.index + paper[0].length)
	return !/\b(?:no|not|neither|nor|if|where|any)\b/i.test(upTo)
}

function needSaid(
	text: string,
	current: RequirementLevel,
	isUnderHeading: boolean,
): RequirementLevel | null {
	if (saysNotNeeded(text)) return saysNice(text) ? 'desirable' : null
	if (!saysMust(text) && (saysNice(text) || asks.test(text))) return 'desirable'
	if (current === 'desirable')
		return /\b(?:must|essential)\b/i.test(text) || asksForCheck.test(text)
			? 'essential'
			: 'desirable'
	if (asksOfPerson(text, isUnderHeading)) return 'essential'
	const isOffered = !isUnderHeading && isOffer(text)
	return current === 'mentioned' && isOffered ? null : current
}

function asksOfPerson(text: string, isUnderHeading: boolean): boolean {
	return must.test(text) || aboutPerson.test(text) || (isUnderHeading && bringsAlong.test(text))
}

function asksNothing(text: string, current: RequirementLevel): boolean {
	const tellsOfEmployer = aboutEmployer.test(text) && !aboutCandidate.test(text)
	return (
		tellsOnlyHowToApply(text) ||
		(current !== 'essential' && tellsOnlyWhatIsGiven(text)) ||
		(current === 'mentioned' && tellsOfEmployer)
	)
}

// A thing that the employer gives is no requirement, unless the sentence also asks for something.
function tellsOnlyWhatIsGiven(text: string): boolean {
	return givesOnly.test(text) && !/\b(?:must|essential|need|required|looking|want)/i.test(text)
}

const givesOnly =
	/^(?:(?:in return|for this)[,:]? )?we(?:[’']ll| will| can|[’']re able to)? (?:also )?(?:offer|pay|give you)\b/i

function tellsOnlyHowToApply(text: string): boolean {
	const asksMore = [asksForCheck, demands, tellsDuty].some((way) => way.test(text))
	return tellsHowToApply.test(text) && !asksMore
}

/** Whether a sentence says that a thing is not needed, or only tells how to apply. */
export function asksForNothing(text: string): boolean {
	return isNotNeeded(text) || tellsOnlyHowToApply(text)
}

/** Whether a sentence tells the employer's offer, such as pay or leave. */
export function isOffer(text: string): boolean {
	return offers.test(text) && !tellsWork.test(text)
}
