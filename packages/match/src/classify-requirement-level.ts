import type { RequirementLevel } from './advert.ts'
import { asSpelt, isNotNeeded, saysMust, saysNice, saysNotNeeded } from './requirement-cues.ts'

const asks =
	/^(?:have you|do you (?:speak|know|have|hold)|are you (?:a|an|qualified|trained|experienced))\b/i
const must =
	/\b(?:must|essential(?! (?!for\b|to\b|that\b|you\b|as\b|and\b|but\b|in\b|criteri|requirement|qualif|experience)\p{L})|(?<!(?:where|when|if|as|whatever|whenever)(?: (?:it|they|you)(?:[’']s| is|[’']re| are)?)? )required?|requires|requirements?|(?:you|candidates?|applicants?|they|he|she|we|also|will|all posts?)(?:[’']ll| will| should| do| really| also| just)* (?:need|have to|hold|be (?:able|qualified|comfortable|confident|used))|you(?:[’']ll| will| should)(?: \w+ly| also)? (?:have(?! (?:an? (?:hand|part|say|role|key role|chance|caseload)|responsibility|the (?:chance|opportunity|support|use))\b)|hold (?:an? |the |your )?(?:valid |current |full |relevant |recognised )?(?:\w+ )?(?:licen[cs]e|qualification|certificate|degree|card|level|registration)|bring|know|possess|understand|enjoy)|(?<!where (?:they|people|you) )need (?:to (?:have|be|hold)|own|an?|someone|somebody)|(?<!(?:where|when|if|as|whatever|whenever)(?: (?:it|they|you)(?:[’']s| is|[’']re| are)?)? )needed|is a must|minimum|(?:years?|yrs?|months?|level \d)(?: \w+)? min|at least|proven|proficient|of the essentials|necessary|subject to|ask for (?:proof|evidence)|ability to|willing(?:ness)? to|(?:ap)?applicants? (?:should|must|will)|(?:successful|ideal|right) (?:candidate|applicant|person)s? (?:will (?:be|have|hold|possess|bring)|has|is|should|must)|(?:somebody|someone) (?:who|with|able)|(?:our )?(?:clients?|customers?|insurers?) (?:will )?(?:expect|insist on)|(?:we(?:[’']d| would)? |we )(?:expect|imagine|look for|are after|want) (?:you|somebody|someone|people)|(?:candidates?|applicants?|anyone|those) without [^.;!?]{2,80} (?:will not|won[’']?t|cannot|can[’']t) be (?:considered|shortlisted|accepted)|is (?:assumed|a given|taken for granted)|we(?:[’']d| would) expect|we look for|demands?|is expected|looking for (?:an? )?(?:\w+ )?(?:person|people|candidate|individual|someone|somebody))\b/iu
const aboutPerson =
	/^(?:and |so |but )?(?:(?:he or she|she or he|s?he\/s?he|the (?:successful|right|ideal) (?:candidate|applicant|person)) (?:will|should) be(?! (?:\w+ing|on|out|in|with|responsible|part|based|expected|asked|offered|required|paid|given|invited)\b)|you(?:(?:[’']re| are| will be|[’']ll be)(?! (?:\w+ing|on|out|in(?! possession)|at(?! ease| home)|with|up(?! to date| to speed)|under|responsible|part|based|expected|the (?:face|first)|joining|one of|asked)\b)|[’']ve| have| know| understand| can\b| hold| enjoy| love| should| don[’']t mind| feel))/i
// Items under a lead-in about the candidate open with a bare verb.
const bringsAlong =
	/^(?:have (?:an? (?:good |strong |sound |proven |excellent |clear |thorough |working |genuine |positive |flexible |can-do )*(?:understanding|knowledge|awareness|standard|command|level|track record|attitude|approach|interest|passion|commitment|ability|degree|qualification|licen[cs]e|sense|eye|GCSE|NVQ|level \d)|(?:(?:good|strong|sound|proven|excellent|previous|prior|relevant|recent|some|high|demonstrable) )*(?:experience|knowledge|skills|expectations|communication|GCSEs?|qualifications|numeracy|literacy|organisational|interpersonal|IT skills)\b)|hold (?:or be|an? (?:[\w/-]+ ){0,3}(?:licen[cs]e|qualification|certificate|degree|NVQ|diploma|registration))|be (?:able|willing|qualified|confident|comfortable|flexible|reliable|patient|committed|passionate|enthusiastic|organised|experienced|registered|educated|sympathetic|computer literate|IT literate|a (?:good|strong|confident|qualified|team|excellent))\b)/i
const offers =
	/(?:£\s?\d|\b(?:you(?:[’']ll| will) (?:get(?! to)|receive|earn|enjoy|benefit)|we (?:offer|provide|pay|give)|salary|pension|days[’']? (?:annual )?(?:leave|holiday)|holidays?\b.*\b(?:pension|days)|free (?:parking|uniform|lunch|gym)|per (?:hour|annum)|p\.?a\.?\b|overtime|shift:|hours:|we(?:[’']ll| will) (?:support|train|give|help) you|apply (?:now|below|by|online|to)|closing date|send (?:us )?(?:a|your) cv))/i

// Whoever runs a payroll deals with salaries and pensions without being offered them.
const tellsWork =
	/^(?:the|your) (?:work|job|role|duties|tasks|day)\b|\byou(?:[’']ll| will| would|[’']d) (?:also )?(?!be (?:paid|given|offered|entitled)|get(?! to)|receive|earn|enjoy|benefit|have (?:access|\d))\p{L}+/iu

const tellsHowToApply =
	/\b(?:please (?:call|contact|ring|phone|e-?mail|send|apply|click|get in touch|visit|quote)|click (?:on )?(?:apply|the)|apply (?:now|today|online|below|via|by)|(?:to apply|for (?:an informal|further|more)) (?:chat|discussion|conversation|information|details)?,?\b.*\b(?:call|contact|e-?mail|send|visit|ring|speak)|interviews? (?:will|are|is|to) (?:be |take )|\b[A-Z] ?= ?[a-z][a-z ]+, ?[A-Z] ?= ?[a-z]|(?:closing|interview) dates?\b|acts? as an employment (?:agency|business)|shortlisted (?:candidates|applicants)|equal opportunit(?:y|ies) employer|applications? (?:by|via|to|close)\b|(?:cover(?:ing)? letters?|application forms?)\b|reasonable adjustments|privacy policy|committed to (?:diversity|equality|equal)|(?:send|e-?mail|post|drop) (?:us |me |in |your |a |an )*(?:cv|covering letter|application))/i

// How to apply may stand in one sentence with what is needed.
const demands =
	/\bmust(?! (?:be (?:received|submitted|sent|returned|made)|apply|send|submit|complete|include|state|quote|attach)\b)|\b(?:essential|required|requires)\b|\bneeds? (?:an?\b|to (?:have|hold|be)\b)/i
// Whoever works in an office sends letters and forms of others.
const tellsDuty =
	/^(?:and )?you(?:[’']ll| will| would)(?: also)? (?!be\b|hear|need|receive|get\b|find|have|complete|submit|attend)\p{L}/iu

// A condition of every offer is asked for under the benefits too.
const asksForCheck =
	/\b(?:subject to|conditional (?:up)?on|needs?|must|required|before you start)\b.*\b(?:DBS|references|right to work|credit checks?|criminal record|health (?:declaration|check)|drug and alcohol|vetting|BPSS|security clearance)\b/i

// What must be had is asked for whatever the heading above says.
const mustHave = /\b(?:you|candidates?|applicants?) must (?:have|hold|be able)\b/i
const paperNeeded =
	/\b(?:licen[cs]e|passport|clearance|certificate|qualification|registration)\b[^.;]{0,40}? (?:(?:is|are) )?(?:needed|required|essential)\b/i
const readerNeedsPaper =
	/\b(?:you|candidates?|applicants?|post[- ]?holders?)(?:[’']ll| will)?(?: all| also)? (?:must|needs?|have to)\b(?! (?:to )?(?:bring|show|provide|send|complete|submit|e-?mail|quote|state|attach)\b)[^.;]{0,80}\b(?:licen[cs]e|registration|registered|(?:eligible|entitled|right) to (?:live and )?work|clearance|certificate|DBS|NVQ|degree|qualification)\b/i

// What the employer does is not asked for; what it uses or looks for is.
const aboutEmployer =
	/^(?:(?:[Hh]i|[Hh]ey|[Hh]ello)\b|[Ww]e(?:[’']re| are|[’']ve| have| help| make| look after| run| supply| provide| serve| believe| pride| operate| design| build| sell| support| employ| specialise| cover| deliver| grow| restore| print| care for| teach| train| own| began| started| opened)\b|[Oo]ur (?:clients?|compan(?:y|ies)|customers|business|aim|mission|vision|values|story|history|ethos) |[Oo]ur (?:[\p{L}-]+ ){1,4}?(?:was|were|has been|have been|is rated|is based|are based) |[Tt]he (?:company|trust|school|hotel|practice|firm|charity|council|business|team|group|organisation) (?:is|are|was|has|have|employs?|provides?|offers?|serves?|operates?)\b|(?!(?:It|This|That|There|These|Those|What|Here|\p{L}+ing)\b)(?:\p{Lu}[\p{L}’'&.-]* (?:(?:&|and|of|the) )?){1,5}(?:(?:is|are|was) (?:(?:an?|the|one)(?! (?:[\p{L}-]+ ){0,3}(?:minimum|must|essentials?|tools?|software|systems?|requirements?)\b)|home|based|part|rated|located|owned|proud|committed)\b|employs?\b|has (?:been|over|more|grown|\d)|(?:helps?|provides?|makes?|manufactures?|produces?|distributes?|looks? after|operates?|serves?|sells?|builds?|supplies)\b))/u
const aboutCandidate =
	/\b(?:you|your|look(?:s|ing)? for|seek(?:s|ing)?|recruit(?:s|ing)?|hiring|need(?:s|ed)?|want(?:s|ed)?|require[sd]?|essential|someone|somebody|must|required|subject to|use|uses|using|(?<!look(?:s|ing)? )after|expects?|licen[cs]es?|certificates?|rotas?|shifts?|weekends|nights)\b|:\s*\p{Ll}[^,:]*,\s*\p{Ll}[^,:]*(?:,| and )/iu

/**
 * How much a sentence wants what it names. Its own words decide, then the part
 * of the advert that it stands in; `null` where it tells what the employer gives, which no item of a list of duties does.
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

// Under the employer’s headings a sentence may take back what it names.
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

// What the employer gives is no requirement, unless the sentence also asks for something.
function tellsOnlyWhatIsGiven(text: string): boolean {
	return givesOnly.test(text) && !/\b(?:must|essential|need|required|looking|want)/i.test(text)
}

const givesOnly =
	/^(?:(?:in return|for this)[,:]? )?we(?:[’']ll| will| can|[’']re able to)? (?:also )?(?:offer|pay|give you)\b/i

function tellsOnlyHowToApply(text: string): boolean {
	const asksMore = [asksForCheck, demands, tellsDuty].some((way) => way.test(text))
	return tellsHowToApply.test(text) && !asksMore
}

/** Whether a sentence says that what it names is not needed, or tells how to apply and no more. */
export function asksForNothing(text: string): boolean {
	return isNotNeeded(text) || tellsOnlyHowToApply(text)
}

/** Whether a sentence tells what the employer gives, such as pay or leave. */
export function isOffer(text: string): boolean {
	return offers.test(text) && !tellsWork.test(text)
}
