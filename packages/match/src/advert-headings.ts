import { findConcepts, isEditDistanceOne } from '@app/language'
import type { RequirementLevel } from './advert.ts'
import { classifyRequirementLevel } from './classify-requirement-level.ts'
import { asSpelt } from './requirement-cues.ts'
import { headingCues } from './word-lists.ts'

type Part = { heading: RegExp; need: RequirementLevel | null; isLabel?: boolean }

/** A heading in a line: the level of the text under it, and the rest of its line. */
export type Heading = { need: RequirementLevel | null; rest: string; isLabel?: boolean }

/**
 * The kinds of headings, with the level of the requirements under each; `null` where the text is about the employer.
 */
const parts: readonly Part[] = [
	{
		heading:
			/^(?:(?:what|things) )?(?:(?:you|we) )?(?:do|wo)n[’']?t (?:need|have to|care|mind|worry|require)\b|^not (?:required|needed|necessary)$/i,
		need: null,
	},
	// A heading for both levels doesn’t separate them, and most of the items under it are essential.
	{ heading: /^essentials?\b.*\bdesirables?\b/i, need: 'essential' },
	{
		heading: headingCues.pattern('desirable', 'anywhere'),
		need: 'desirable',
	},
	{
		heading: headingCues.pattern('essential', 'anywhere'),
		need: 'essential',
	},
	{
		heading: headingCues.pattern('essential-alone', 'whole'),
		need: 'essential',
	},
	{
		heading: new RegExp(String.raw`\b(?:${headingCues.alternatives('duties')})`, 'i'),
		need: 'mentioned',
	},
	{
		heading: new RegExp(`^(?:a bit |more |all )?(?:${headingCues.alternatives('employer')})`, 'iu'),
		need: null,
	},
	// A label says something about its own line only.
	{
		heading: headingCues.pattern('label', 'whole'),
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
 * Returns the heading that a line is or begins with, or `null`. A sentence that merely contains a heading's word is
 * no heading, and neither is a list item. Before a list, a heading may be a longer lead-in. `isLabel`: the heading is
 * about its own line only, not about the lines after it.
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
const asks = new RegExp(
	String.raw`^(?:(?:${headingCues.alternatives('how-good')}) )*(?:${headingCues.alternatives('abilities')})\b \p{L}+ \p{L}|\([ED]\)$`,
	'iu',
)

// A line that gives its own verdict, or that is a list item, is no heading.
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

// “You must have …” names a requirement, unless only words of headings follow.
function mustHaveThing(line: string): boolean {
	const [, thing] = /^(?:(?:you|applicants|candidates) )?must (?:have|hold) (.+)$/i.exec(line) ?? []
	return thing !== undefined && !ofHeading.test(thing) && !/\bfollowing\b/i.test(thing)
}

// A thing with a verdict behind it is one requirement, not a heading.
function namesOneThing(line: string): boolean {
	const [, thing] = verdictAtEnd.exec(asSpelt(line)) ?? []
	return thing !== undefined && !ofHeading.test(thing)
}

const verdictAtEnd = new RegExp(
	`^(.*?)[ ,–-]+(?:(?:${headingCues.alternatives('before-verdict')}) )*(?:${headingCues.alternatives('verdicts')})[.)]*(?:,? (?:but|as|though|although|or) .*)?$`,
	'i',
)
const ofHeading = new RegExp(
	String.raw`^(?:[&/]\b)?(?:(?:${headingCues.alternatives('words-of-headings')})\b[ ,/&-]*)*$`,
	'i',
)

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
