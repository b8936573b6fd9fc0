import { findVerb, functionWords, isBritishOrIrishPlace, isWorker } from '@app/language'
import { wordRank } from '@app/language/correction'
import { lowerShoutedName } from './lower-shouted-name.ts'
import { letterWords } from './word-lists.ts'

const organisation = new RegExp(
	String.raw`\b(?:${letterWords.alternatives('organisations')})$|^(?:${letterWords.alternatives('organisations-first')}) `,
	'iu',
)
const agency = letterWords.pattern('agencies', 'anywhere')
const label = new RegExp(
	String.raw`^(?:${letterWords.alternatives('employer-labels')})\s*:\s*(\S.{1,79})$`,
	'iu',
)
const noEmployer = letterWords.pattern('no-employer', 'anywhere')
/** Names begin with a capital, and only small words in them don’t. */
const nameWord = String.raw`(?:\p{Lu}\p{Ll}?\.|\p{Lu}[\p{L}\p{N}’'&-]*|&)`
const nameWords = `(?:(?:The|the) )?${nameWord}(?: (?:(?:of|for|and|the|de|la|in|&) ){0,2}${nameWord}){0,6}`
const isName = new RegExp(`^${nameWords}$`, 'u')

type Found = { name: string; worth: number }

/** A name needs this much to be told as the employer’s. */
const leastWorth = 2.5
const linesOfHead = 6
const linesOfProse = 14

/**
 * Returns the employer that an advert names: behind a label, beside the title, in a line of its own above the text, or
 * where it speaks of itself. `null` for the adverts of agencies, and where nothing is sure.
 */
export function findEmployer(advert: string, title: string): string | null {
	if (agency.test(advert)) return null
	const lines = advert
		.split('\n')
		.map((line) => line.replace(/[*#>]+/g, ' ').trim())
		.filter((line) => line !== '')
	const labelled = lines.map((line) => label.exec(line)?.[1]).find((name) => name !== undefined)
	if (labelled !== undefined) return tidyName(labelled.split(/\s\(|\s[–—|-]\s|,\s/)[0] ?? '')
	const found = [...listInHead(lines, title), ...listInProse(lines.slice(0, linesOfProse))]
	const [best] = found
		.map((one) => ({ ...one, worth: one.worth + worthOfName(one.name, advert) }))
		.sort((one, other) => other.worth - one.worth)
	return best === undefined || best.worth < leastWorth ? null : tidyName(best.name)
}

function listInHead(lines: readonly string[], title: string): Found[] {
	return lines.slice(0, linesOfHead).flatMap((line) => {
		const at = title === '' ? -1 : line.toLowerCase().indexOf(title.toLowerCase())
		if (at < 0)
			return listPieces(line).map((name, index) => ({ name, worth: index === 0 ? 1.5 : 0.5 }))
		const behind = line.slice(at + title.length)
		const named = new RegExp(String.raw`^(?:\s\([^)]{0,60}\))? at (${nameWords})`, 'u').exec(
			behind,
		)?.[1]
		if (named !== undefined) return [{ name: named, worth: 6 }]
		return listPieces(behind).map((name, index) => ({ name, worth: index === 0 ? 1.5 : 1 }))
	})
}

function listPieces(line: string): string[] {
	return line
		.split(/\s[–—-]\s|\s*[|·•]\s*|,\s|\s?\(|\)|\s{2,}|\.(?:\s|$)(?<=\p{Ll}{3}\.(?:\s|$))/u)
		.map((piece) => piece.trim())
		.filter((piece) => isName.test(piece) && mayBeEmployer(piece))
}

const we = new RegExp(
	String.raw`\b(?:We(?:[’']re| are)|(?:[Hh]ere )?[Aa]t|(?:[Jj]oin|About|[Ww]elcome to|WHY|Why)) (${nameWords})`,
	'gu',
)
const subject = new RegExp(String.raw`(?:^|[.!?]\s)(${nameWords}) (\p{Ll}+)`, 'gu')

// Where the text speaks of its employer: “At X, we …”, “X is a …”.
function listInProse(lines: readonly string[]): Found[] {
	return lines.flatMap((line) => {
		const spoken = [...line.matchAll(we)].map(([, name = '']) => ({ name, worth: 0.5 }))
		const acting = [...line.matchAll(subject)].flatMap(([, name = '', next = '']) =>
			isVerb(next) ? [{ name, worth: 0.5 }] : [],
		)
		return [...spoken, ...acting].filter(({ name }) => mayBeEmployer(name))
	})
}

// A pronoun or a bare “The Trust” is no name.
function mayBeEmployer(name: string): boolean {
	const words = name.split(' ')
	const [first = '', ...others] = words.map((word) => word.toLowerCase().replace(/[’'].*$/, ''))
	if (first !== 'the' && functionWords.has(first)) return false
	const isBare = others.length === (first === 'the' ? 1 : 0) && organisation.test(name)
	return !isBare && !isWorker(words.at(-1) ?? '') && !noEmployer.test(name)
}

function isVerb(word: string): boolean {
	return auxiliary.test(word) || findVerb(word) !== null
}

const auxiliary = /^(?:is|are|was|were|has|have|had)$/

/** How much a name and its other places in the advert tell for an employer. */
function worthOfName(name: string, advert: string): number {
	const isOrganisation = organisation.test(name)
	const isPlace = !isOrganisation && (isBritishOrIrishPlace(name) || /^\p{Lu}+$/u.test(name))
	const words = name.replace(/^the /i, '').split(' ')
	const keys = words
		.map((_, index) => words.slice(0, index + 1).join(' '))
		.filter((key) => key.length > shortestKey && !functionWords.has(key.toLowerCase()))
	const speaks = Math.max(0, ...keys.map((key) => countSpeaking(key, advert)))
	// “Contact Centre” is the kind of a place; “Kingfisher Surgery” says of itself that it is one.
	const isKind =
		!/^the /i.test(name) &&
		(speaks === 0 || words.length === 1) &&
		words.every((word) => wordRank(word.toLowerCase()) !== null)
	return (isOrganisation ? 2 : 0) + Math.min(speaks, 2) - (isPlace || isKind ? 3 : 0)
}

const shortestKey = 3

// How often the advert speaks of a name as somebody who acts, owns or is joined.
function countSpeaking(key: string, advert: string): number {
	const escaped = key.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
	const places = new RegExp(
		String.raw`(^|[.!?:]\s|\n|[Aa]t |[Jj]oin |[Aa]bout |to |[Tt]he )${escaped}((?:[’']s?)?)(?: ([\p{L}’']+))?`,
		'gu',
	)
	return [...advert.matchAll(places)].filter(
		([, before = '', owner = '', next = '']) =>
			owner !== '' || /^(?:at|join|about) $/i.test(before) || isVerb(next),
	).length
}

function tidyName(name: string): string {
	return lowerShoutedName(name.replace(/[\s,;:.]+$/, '').replace(/\s+/g, ' '))
}
