import { findConcepts, isEditDistanceOne } from '@app/language'
import type { RequirementLevel } from './advert.ts'
import { classifyRequirementLevel } from './classify-requirement-level.ts'
import { asSpelt } from './requirement-cues.ts'

type Part = { heading: RegExp; need: RequirementLevel | null; isLabel?: boolean }

/** What a line that is a heading or opens with one says. */
export type Heading = { need: RequirementLevel | null; rest: string; isLabel?: boolean }

/** What stands under a heading: how much it is wanted, `null` where it is about the employer. */
const parts: readonly Part[] = [
	{
		heading:
			/^(?:(?:what|things) )?(?:(?:you|we) )?(?:do|wo)n[’']?t (?:need|have to|care|mind|worry|require)\b|^not (?:required|needed|necessary)$/i,
		need: null,
	},
	// A heading for both levels doesn’t separate them, and most of what follows is essential.
	{ heading: /^essentials?\b.*\bdesirables?\b/i, need: 'essential' },
	{
		heading:
			/\b(?:desirables?|nice[- ]to[- ]haves?|bonus(?: points| skills)?$|bonus points|advantageous|advantages?|preferred|preferable|ideally|(?:would|will) (?:also )?(?:be (?:great|good|nice|useful|helpful|beneficial|handy|welcome|lovely|a (?:bonus|plus))|help)|good to have|lovely\b|not vital|(?:extra|plus) points|(?:would|we[’']d) (?:also |really )?(?:love|like) (?:it|to (?:see|hear))|even better|^nice$|^d$|optional|(?:not|by no means) (?:essential|required|necessary|needed)|(?:bonus|great|even better) if\b|(?:might|may|could) also (?:have|be|bring)|^you (?:may|might|could) (?:have|be|bring)$|^beneficial$|^(?:useful |nice )?extras$|the (?:cherry|icing) on|a plus)\b/i,
		need: 'desirable',
	},
	{
		heading:
			/\b(?:essentials?|requirements?|required|must[- ]haves?|what (?:are )?(?:we(?:[’']re| are|[’']d)? )?(?:(?:also|really|would) )?(?:look(?:ing)? for|seek(?:ing)?|after|need|want|ask|expect|like)|we(?:[’']re| are) (?:after|seeking|looking for)$|(?:sounds? like|could this be|is this|are) you$|you(?:[’']ll| will|[’']d| would| may| might)? (?:\w+ )?(?:thrive|fit|love (?:it|this)|enjoy (?:it|this)|do well|suit|be (?:right|great|perfect|ideal|an? (?:good |great |perfect |strong )?(?:fit|match)))\b[^.]*\bif\b|(?:do|have) you (?:have|got)|we (?:need|want|ask)(?: for| from you| you to (?:have|be))?$|we(?:[’']d| would) (?:really |also )?(?:like|love|want)$|(?:we|i)(?:[’']d| would) (?:like|want|need) (?:you|someone|somebody|a person)(?: (?:to|who) (?:have|be|has|is))?$|what you(?:[’']ll| will)?(?: need to)? (?:need|bring|have)|you(?:[’']ll| will| should| must| would)? (?:have|be|need|hold|bring)$|you(?:[’']ll| will| should| must| would) need|(?:do|succeed in) this (?:job|role)? ?well|person spec(?:ification)?|about you|about the person|who (?:are you|you are|you[’']ll be)|skills(?: and|,| &| \/) ?(?:experience|qualifications|knowledge|abilities|attributes)|(?:experience|knowledge|qualifications|attributes|training|education)(?: and|,| &| \/) ?(?:skills|experience|qualifications|knowledge|training|attributes)|experience (?:required|needed)|your (?:skills|experience|profile|background)|the (?:ideal |successful |right )?(?:candidate|applicant|person)(?: (?:will|should|must) (?:have|be|need|hold))?$|candidate profile|to be successful|must have|(?:selection|essential) criteria|assess you|what it takes)\b/i,
		need: 'essential',
	},
	{
		heading:
			/^(?:you|(?:you|they|he|she|who) (?:are|is|have|has|can)|you[’'](?:re|ve)|qualifications|(?:key |core |technical |your |personal |the |candidate |special )*(?:skills|conditions|qualities|attributes|strengths|abilities|competenc\w+|behaviours|profile)(?: (?:and|&) (?:skills|qualities|attributes|strengths|abilities|behaviours))?|experience|criteria|education|needs?|needed|wanted|we need|must|e)$/i,
		need: 'essential',
	},
	{
		heading:
			/\b(?:responsibilit\w+|duties|the role|your role|this role|role (?:overview|purpose|summary)|job (?:description|purpose|summary|role)|purpose of the (?:job|role|post)|what[’']s involved|what (?:is involved|(?:will|would|might) (?:i|you)(?: be)? do(?:ing)?|you(?:[’']ll| will|[’']d| would)(?: be| get)? (?:do(?:ing)?|(?:getting )?up to|to do)|(?:the|this) (?:job|role|post|work) (?:involves|is|entails|includes))|day[- ]to[- ]day|a (?:typical )?(?:day|week)\b|key (?:tasks|activities|areas)|main tasks|tasks|the (?:job|work|post)|accountabilit\w+|you(?:[’']ll| will) be|the position|purpose of|^(?:job |role |post )?(?:summary|scope|overview|purpose)$|post[- ]?holder will|(?:you|candidate|applicant|person|and) (?:will|would)$|you[’'](?:ll|d)$|responsible for$|how you[’']ll|your (?:day|week|time|work|mission)\b)/i,
		need: 'mentioned',
	},
	{
		heading:
			/^(?:a bit |more |all )?(?:about (?:us|(?:the|our) (?:company|team|trust|school|employer|client|practice|charity|organisation))|who we are|our (?:company|story|values|benefits|team|offer|client)|(?:the |our |company |employee |staff |key |further )?(?:benefits|perks|rewards?|package|salary|pay|hours|location)\b|what (?:do we offer|(?:do|can|will) (?:we|you) (?:offer|get|give)|we(?:[’']ll| will)? (?:offer|give|provide)|we can offer|you(?:[’']ll| will|[’']d)? get(?! up to| to do)|[’']s in it)|working (?:for|with|at) (?:us|our)|life (?:at|with)|(?:our |the )?(?:selection|recruitment|application) process|how (?:we|to|you) (?:recruit|select|apply|hire)|what[’']s in it|we (?:can )?offer|in return|why (?!you)|(?:how )?to apply|apply|equal opportunit\w+|diversity|our commitment|additional information|closing date|interviews?\b|next steps|the larger stuff|(?:now |and )?(?:for )?the (?:boring|good|best|nice|fun|legal) (?:bits?|stuff|part)|the deal|the details|(?:the )?small print|what[’']s on offer|what (?:the|our) (?:[\p{L}’']+ ){1,4}(?:offers?|gives?|provides?)|(?:equity|access)(?:,| and| &) (?:[\p{L}, &]* )?(?:diversity|inclusion|belonging)$|contract(?: type| length)?$|closing$|(?:(?:post|job|role|vacancy) )?(?:title|ref(?:erence)?(?: (?:number|no))?)$|(?:responsible|accountable|reports?|reporting)(?: directly)? to$)/iu,
		need: null,
	},
	// A label says something about its own line only.
	{
		heading:
			/^(?:service|department|directorate|division|grade|pay grade|band|(?:work )?base|place of work|line manager|start date|duration|job type|where|when|territory|region|area)$/i,
		need: null,
		isLabel: true,
	},
]

// After a label, these words ask for something.
const asksAfterLabel =
	/\b(?:experience|knowledge|understanding|GCSEs?|qualifi\w+|essential|required|must)\b/i

const longestHeading = 60
const longestLeadIn = 110
const longestRead = 300
const endsHeading = /:|\s[–—-]\s/

/**
 * The heading that a line is or opens with, or `null`. A sentence that merely holds
 * such a word is no heading, nor is an item of a list. Before the items of a list a heading may be a longer lead-in.
 * `isLabel`: it says something of its own line and nothing of those after it.
 */
export function findHeading(
	line: string,
	where: { isBullet: boolean; opensList?: boolean },
): Heading | null {
	const isProse = line.length > longestRead && !endsHeading.test(line.slice(0, longestRead))
	return isProse ? null : toHeading(line, where)
}

function toHeading(
	line: string,
	{ isBullet, opensList = false }: { isBullet: boolean; opensList?: boolean },
): Heading | null {
	const { said, rest } = partedAtMark(line)
	const whole = (said ?? line).trim().replace(/(?<![?…])[?…]+$/, '')
	const before = asMeant(whole.replace(asideAtEnd, ''))
	if (before.length === 1 && tellsContact.test(rest)) return { need: null, rest }
	if (asksItself({ line, whole, isBullet, isAlone: said === undefined, rest })) return null
	if (namesSomethingElse(before)) return null
	const isLeadIn = rest === '' && (said !== undefined || opensList)
	if (isLeadIn ? before.length > longestLeadIn : !isShort(line, { before, said })) return null
	const part = parts.find(({ heading }) => heading.test(before))
	if (part === undefined) return isLeadIn ? parseLeadIn(before) : null
	return toPart({ ...part, need: needInAside(part.need, whole) }, { line, rest })
}

function partedAtMark(line: string): { said: string | undefined; rest: string } {
	const [, said, rest = ''] = /^([^:]{1,110}?)(?::|\s[–—-](?=\s))\s*(.*)$/.exec(line) ?? []
	return { said, rest }
}

// A remark in brackets at the end, but not the code of a criterion.
const asideAtEnd = /(?<!\s)\s+\([^()]{3,}\)$/

// A level in the brackets is more exact than the heading before it.
function needInAside(need: RequirementLevel | null, whole: string): RequirementLevel | null {
	const aside = asideAtEnd.exec(whole)?.[0] ?? ''
	if (need !== 'essential' || (saysMust.test(aside) && !/\bnot\b/i.test(aside))) return need
	return saysNice.test(aside) ? 'desirable' : need
}

const saysMust = /essential|required|must/i
const saysNice =
	/desirab|prefer|nice|option|bonus|advantag|useful|beneficial|a plus|not (?:essential|required)/i

const wordsOfHeadings = [
	'requirements',
	'essential',
	'desirable',
	'responsibilities',
	'experience',
	'beneficial',
	'qualifications',
	'specification',
	'candidate',
	'knowledge',
	'benefits',
]
const longestOfHeading = 6

// A misspelt word counts as the heading word one edit away.
function asMeant(heading: string): string {
	const words = heading.split(' ')
	if (words.length > longestOfHeading) return heading
	return words.map((word) => meantBy(word) ?? word).join(' ')
}

function meantBy(word: string): string | undefined {
	const small = word.toLowerCase()
	if (small.length < 7 || wordsOfHeadings.includes(small)) return undefined
	return wordsOfHeadings.find((meant) => isEditDistanceOne(small, meant))
}

// A heading about the employer with a figure is complete in its own line: it opens no section.
function toPart(
	{ need, isLabel = false }: Pick<Part, 'need' | 'isLabel'>,
	{ line, rest }: { line: string; rest: string },
): Heading | null {
	if (isLabel && asksAfterLabel.test(rest)) return null
	const isSaidHere = (need === null && rest === '' && /\d/.test(line)) || howLong.test(line)
	return { need, rest: isSaidHere ? line : rest, isLabel }
}

// A length of experience is read with its heading: neither half means anything alone.
const howLong =
	/^(?:[\p{L}]+ )?experience(?: \p{L}+)?\s*[:–-]\s*(?:(?:at least|over|minimum|min\.?) (?:of )?)?(?:\d|one\b|two\b|three\b|five\b)/iu

// A lead-in with words of need works as a heading.
function parseLeadIn(before: string): { need: RequirementLevel; rest: string } | null {
	const need = classifyRequirementLevel(before, 'mentioned')
	return need === null || need === 'mentioned' ? null : { need, rest: '' }
}

// After a single letter these are contact details, not criteria.
const tellsContact = /@|(?:\d[\s-]?){5}|https?:|\bwww\./i

// A line that asks for something itself, or is marked as a criterion, heads nothing.
const asks =
	/^(?:(?:good|sound|working|basic|some|strong|previous|proven|in-depth|detailed) )*(?:knowledge|experience|understanding|ability|awareness|use|evidence|willingness|commitment|able|familiarity)\b \p{L}+ \p{L}|\([ED]\)$/iu

// What holds a verdict of its own or is an item of a list heads nothing.
function asksItself({
	line,
	whole,
	isBullet,
	isAlone,
	rest,
}: Record<'line' | 'whole' | 'rest', string> & Record<'isBullet' | 'isAlone', boolean>): boolean {
	if ((isAlone || rest !== '') && namesOneThing(whole)) return true
	return isAlone && (isBullet || asks.test(line) || mustHaveThing(line))
}

// What must be had is a requirement, unless it is a word of headings.
function mustHaveThing(line: string): boolean {
	const [, thing] = /^(?:(?:you|applicants|candidates) )?must (?:have|hold) (.+)$/i.exec(line) ?? []
	return thing !== undefined && !ofHeading.test(thing) && !/\bfollowing\b/i.test(thing)
}

// A thing with a verdict behind it is one requirement, not a heading.
function namesOneThing(line: string): boolean {
	const [, thing] = verdictAtEnd.exec(asSpelt(line)) ?? []
	return thing !== undefined && !ofHeading.test(thing)
}

const verdictAtEnd =
	/^(.*?)[ ,–-]+(?:(?:is|are|was|would be|will be|highly|very|also|strongly|an?|both) )*(?:essential|required|preferred|preferable|desirable|needed|necessary|advantage|advantageous|beneficial|bonus|plus|must|optional|ideally|useful|not essential|one of (?:the|our) essentials)[.)]*(?:,? (?:but|as|though|although|or) .*)?$/i
const ofHeading =
	/^(?:[&/]\b)?(?:(?:and|or|an?|your|the|our|key|minimum|job|role|other|what|it|this|these|you|skills?|experience|qualifications?|criteria|knowledge|attributes|training|education|requirements?|abilities|competenc(?:y|ies)|qualities|essential|desirable|is|that|would|be|we|things?|person|specification|prefer(?:red|able)|desirables|advantageous|technical|personal|professional|nice|but|not)\b[ ,/&-]*)*$/i

// The word of need may belong to a name, or describe a single thing.
function namesSomethingElse(before: string): boolean {
	if (describesOne.test(before)) return true
	return findConcepts(before).some(({ text }) => levelInName.test(text))
}

const levelInName = /^(?:essential|desirable|required|preferred|optional) \p{L}/iu
const describesOne =
	/^an? (?:\p{L}+ )?(?:essential|desirable|preferred|optional) (?!(?:skill|requirement|qualification|criterion|attribute)\b)\p{L}+$/iu

function isShort(
	line: string,
	{ before, said }: { before: string; said: string | undefined },
): boolean {
	if (before.length > longestHeading) return false
	return said !== undefined || (before.split(/\s+/).length <= 8 && !/[.;,!]$/.test(line))
}
