import { splitSentences } from '@app/language'
import { headingCues } from './word-lists.ts'

/** A heading within a line, and the level of the text after it. */
type Inline = { start: number; end: number; level: 'E' | 'D' }

const noun = `(?:(?:${headingCues.alternatives('before-noun')}) )*(?:${headingCues.alternatives('nouns')})`
const nouns = `${noun}(?:(?:,| and| &|/) ?${noun})*`
const levels = {
	E: 'essentials?|required|mandatory|necessary|must[- ]haves?',
	D: 'desirables?|desired|preferred|preferable|optional|nice[- ]to[- ]haves?|advantageous|beneficial|bonus(?: points)?',
}
const sayings = {
	E: headingCues.alternatives('sayings-essential'),
	D: headingCues.alternatives('sayings-desirable'),
}
// A heading ends in a mark, or in a verb that opens a list.
const aside = '(?: \\([^()]{1,30}\\))?'
const mark = '\\s*(?::|;|=|\\||\\s[–—-](?=\\s))'
const lists = String.raw` (?:includes?|comprises?|consists? of|(?:is|are)(?! (?:${headingCues.alternatives('no-list')})\b))(?: the following)?:?(?=\s)`

function buildPattern(level: 'E' | 'D'): string {
	const ofLevel = `(?:the )?(?:(?:${levels[level]})(?: ${nouns})?|${nouns} (?:${levels[level]}))${aside}`
	const listing = `(?:the )?(?:${levels[level]}) ${nouns}${lists}`
	return `(?<marked${level}>(?:${ofLevel}|${sayings[level]})${mark}|${listing})`
}

// A heading opens a line or a sentence, stands behind a mark of a list, or has a capital in the midst of small letters.
const heading = new RegExp(
	`(?<![\\p{L}\\d’'-])(?:${buildPattern('E')}|${buildPattern('D')})`,
	'giu',
)
const bareHeading = new RegExp(
	`(?<![\\p{L}\\d’'-])(?:(?<bareE>${levels.E})|(?<bareD>${levels.D}))(?: ${nouns})?(?=[,\\s])`,
	'giu',
)
const opensHere = /(?:^|[.!?;:|/•·–—*]|\s-|\band)\s*$/
// Two levels joined by a conjunction are one heading.
const afterOther = new RegExp(`(?:${levels.E}|${levels.D})\\s*(?:and|or|&|/)\\s*$`, 'i')
const bullet = /^\s*(?:[•·▪◦●○*–—✔✓➤►>-]|\d{1,2}[.)](?!\d))\s*/u
const longestLine = 4000
const hasThing = /\p{L}{2}/u
const partsEnd = /(?<![\s|/;,•·–—-])[\s|/;,•·–—-]+$/u

/**
 * The lines of an advert, where one that holds several headings with their lists becomes a line for each. A word of need in a
 * sentence or a name is no heading.
 */
export function splitInlineHeadings(lines: readonly string[]): string[] {
	return lines.flatMap(splitLine)
}

function splitLine(line: string): string[] {
	if (line.length > longestLine) return [line]
	const [mark = ''] = bullet.exec(line) ?? []
	const text = line.slice(mark.length)
	const headings = findHeadings(text)
	if (headings.length === 0) return [line]
	const before = text.slice(0, headings[0]?.start).replace(partsEnd, '')
	const lists = headings.flatMap(({ end, level }, index) => {
		const said = text
			.slice(end, headings[index + 1]?.start)
			.replace(partsEnd, '')
			.trim()
		const [list, ...prose] = listAndProse(said)
		return [`${mark}${level === 'E' ? 'Essential' : 'Desirable'}: ${list}`, ...prose]
	})
	return [...(hasThing.test(before) ? [`${mark}${before}`, ''] : []), ...lists]
}

// A sentence that addresses the reader ends the list; a gap then ends the effect of the heading.
function listAndProse(said: string): string[] {
	const sentences = splitSentences(said)
	const from = sentences.findIndex((sentence, index) => index > 0 && opensProse.test(sentence))
	if (from < 0) return [said]
	return [sentences.slice(0, from).join(' '), '', sentences.slice(from).join(' ')]
}

const opensProse = new RegExp(
	String.raw`^(?:${headingCues.alternatives('prose-after-list')})(?![\p{L}])`,
	'iu',
)

function findHeadings(text: string): Inline[] {
	const marked = [...text.matchAll(heading)]
		.map((found) => toInline(found, 'marked'))
		.filter((one) => isHeadingHere(text, one))
	const found = marked.length > 0 ? marked : findBarePair(text)
	const isList = ({ end }: Inline, index: number) =>
		hasThing.test(text.slice(end, found[index + 1]?.start))
	if (!found.every(isList) || isOfTable(text, found)) return []
	// One heading at the start of its line is read as any other.
	return found.length > 1 || found.some(({ start }) => start > 0) || listsOnly(text) ? found : []
}

// Between bars a level in the middle is a cell of a table; both levels, the first of them in front, head two lists.
function isOfTable(text: string, found: readonly Inline[]): boolean {
	const isRuled = found.some(({ start, end }) => /\|\s*$/.test(text.slice(start, end)))
	const before = text.slice(0, found[0]?.start)
	const areLists = opensSentence.test(before) && areOfBothLevels(found)
	return isRuled && !areLists
}

const opensSentence = /(?:^|[.!?])\s*$/

function areOfBothLevels(found: readonly Inline[]): boolean {
	return new Set(found.map(({ level }) => level)).size === 2
}

function toInline(found: RegExpMatchArray, kind: 'marked' | 'bare'): Inline {
	const start = found.index ?? 0
	const level = found.groups?.[`${kind}E`] === undefined ? 'D' : 'E'
	return { start, end: start + found[0].length, level }
}

function isHeadingHere(text: string, { start, end }: Inline): boolean {
	const before = text.slice(0, start)
	if (afterOther.test(before)) return false
	if (opensHere.test(before)) return true
	const [first = ''] = text.slice(start, end)
	return /\p{Lu}/u.test(first) && /[\p{Ll}\d)]\s+$/u.test(before)
}

const listing = new RegExp(`^(?:the )?(?:${levels.E}|${levels.D}) ${nouns}${lists}`, 'iu')

function listsOnly(text: string): boolean {
	return listing.test(text)
}

// In capitals without marks there is one heading of each level, the first of them in front.
function findBarePair(text: string): Inline[] {
	const found = [...text.matchAll(bareHeading)]
		.filter(([words]) => words === words.toUpperCase())
		.map((one) => toInline(one, 'bare'))
	const [first, second] = found
	if (first === undefined || second === undefined || found.length > 2) return []
	const isShouted = !/\p{Ll}/u.test(text.slice(first.start, second.end))
	const opens = opensSentence.test(text.slice(0, first.start))
	return isShouted && opens && areOfBothLevels(found) ? found : []
}
