import { splitSentences } from '@app/language'
import type { RequirementLevel } from './advert.ts'
import { findHeading, type Heading } from './advert-headings.ts'
import { classifyRequirementLevel, isOffer } from './classify-requirement-level.ts'
import { spellOutCodes } from './criteria-codes.ts'
import { isNice } from './requirement-cues.ts'
import { splitInlineHeadings } from './split-inline-headings.ts'
import { splitMixedRequirements } from './split-mixed-requirements.ts'
import { stripChapterNumbers, stripNumbering } from './strip-numbering.ts'
import { levelCues } from './word-lists.ts'

/**
 * A sentence, clause or list item of an advert. `need` is `null` where it is about the employer, not the applicant;
 * `isItem` tells a list item from prose.
 */
export type AdvertLine = { text: string; need: RequirementLevel | null; isItem: boolean }

type ListState = {
	current: RequirementLevel | null
	isInList: boolean
	isAfterGap: boolean
	hasHeading: boolean
}

/** The marks before a list item. */
export const bullet =
	/^\s*(?:[•·▪◦●○*–—✔✓➤►☑~>»-]|[a-z]\)\s|\p{Extended_Pictographic}\uFE0F?\s|\d{1,2}[.)](?!\d))\s*/u
// Job boards hand on the bold and the headings of Markdown.
const markUp = /\*\*+|__+|^#{1,6}\s+/gm
const longestItem = 110
const longestTitle = 60
// A clause may want its thing less than the clause before it does.
const clauseEnd = levelCues.pattern('clause-ends', 'inside', 'u')

/** Splits the lines of an advert into sentences and clauses, each with the level at which it asks for things. */
export function advertLines(lines: readonly string[]): AdvertLine[] {
	const state: ListState = {
		current: 'mentioned',
		isInList: false,
		isAfterGap: false,
		hasHeading: false,
	}
	const headLines = countHeadLines(lines)
	return lines.flatMap((raw, index): AdvertLine[] => {
		if (index < headLines) return [{ text: raw.trim(), need: null, isItem: false }]
		const isBullet = bullet.test(raw)
		const line = raw.replace(bullet, '').trim()
		if (line === '') {
			state.isAfterGap = true
			return []
		}
		const opensList = !isBullet && bullet.test(nextLine(lines, index))
		const opensProse = !isBullet && isProse(lines[index + 1] ?? '')
		return splitLines({ line, isBullet, opensList, opensProse }, state)
	})
}

/**
 * The lines of an advert without bold type and the numbers of its chapters, its codes spelt out and its other numbers made
 * into marks of a list.
 */
export function pastedLines(text: string): string[] {
	const pasted = splitInlineHeadings(
		firstLines(text.replace(markUp, '').split(/\r?\n/).flatMap(cutLong)),
	)
	const lines = spellOutCodes(pasted)
	return stripChapterNumbers(stripNumbering(lines))
}

// A paragraph of an advert has a few hundred characters. Rules about a line may take time that grows with the square of its
// length, so a longer one is read in parts.
const longestLine = 3000

function cutLong(line: string): string[] {
	if (line.length <= longestLine) return [line]
	const space = line.lastIndexOf(' ', longestLine)
	const end = space > longestLine / 2 ? space + 1 : longestLine
	return [line.slice(0, end), ...cutLong(line.slice(end))]
}

// An advert has up to two hundred lines; a text with thousands is no advert.
const mostLines = 1000

function firstLines(lines: readonly string[]): readonly string[] {
	let filled = 0
	const end = lines.findIndex((line) => line.trim() !== '' && ++filled > mostLines)
	return end === -1 ? lines : lines.slice(0, end)
}

function nextLine(lines: readonly string[], index: number): string {
	return lines.slice(index + 1, index + 3).find((line) => line.trim() !== '') ?? ''
}

// The title, the employer and the town, until the first gap or the first sentence: they ask for nothing.
function countHeadLines(lines: readonly string[]): number {
	const isHead = (line: string) =>
		(isShort(line) || tellsTerms.test(line)) && !bullet.test(line) && !opensPart(line)
	const end = lines.findIndex((line) => line.trim() === '' || !isHead(line.trim()))
	return lines.length - end < fewestLines ? 0 : Math.min(end, mostHeadLines)
}

// A label or a fact about the post opens no section.
function opensPart(line: string): boolean {
	const heading = findHeading(line, { isBullet: false })
	return (
		heading !== null && heading.isLabel !== true && (heading.need !== null || heading.rest === '')
	)
}

// Pay, hours and the length of a contract.
const tellsTerms = /^.{0,110}(?:£\s?\d|\bhours per week|\bpro rata|\bFTE\b|\bpermanent\b)/i
const mostHeadLines = 5
// A few pasted lines are all requirements.
const fewestLines = 5

type PastedLine = { line: string; isBullet: boolean; opensList: boolean; opensProse: boolean }

// The level of a heading holds until the next heading, or until prose follows its list.
function splitLines(
	{ line, isBullet, opensList, opensProse }: PastedLine,
	state: ListState,
): AdvertLine[] {
	const heading = findHeading(line, { isBullet, opensList })
	if (heading !== null) return linesUnder(heading, { isBullet, state })
	if (opensProse && state.isAfterGap && state.isInList && isTitle(line)) {
		Object.assign(state, { current: 'mentioned', isInList: false, isAfterGap: false })
		return []
	}
	const isItem = isBullet || isShort(line)
	const closesList = !isItem && state.isAfterGap && state.isInList && state.current !== null
	if (closesList) Object.assign(state, { current: 'mentioned', isInList: false })
	if (isItem) state.isInList = true
	state.isAfterGap = false
	return splitClauses(line, {
		current: state.current,
		isItem: isBullet || (isItem && state.hasHeading),
		isUnderHeading: isItem && state.hasHeading,
	})
}

function linesUnder(
	heading: Heading,
	{ isBullet, state }: { isBullet: boolean; state: ListState },
): AdvertLine[] {
	if (heading.isLabel === true) {
		const said = { current: null, isItem: true, isUnderHeading: false }
		return heading.rest === '' ? [] : splitClauses(heading.rest, said)
	}
	const before = state.current
	Object.assign(state, {
		current: heading.need,
		isInList: false,
		isAfterGap: false,
		hasHeading: true,
	})
	if (heading.rest === '') return []
	state.isInList = true
	const said = splitClauses(heading.rest, {
		current: heading.need,
		isItem: true,
		isUnderHeading: false,
	})
	// A heading about the employer with its text beside it covers that line only.
	if (isBullet || heading.need === null) state.current = before
	return said
}

// A title after a list and over a paragraph heads the employer’s standard text.
function isTitle(line: string): boolean {
	return line.length <= longestTitle && /^\p{Lu}[^.!?:,;]+$/u.test(line)
}

function isProse(line: string): boolean {
	return line.length > longestItem && !bullet.test(line) && /[.!?]\s*$/.test(line)
}

function isShort(line: string): boolean {
	return line.length <= longestItem && !/[.!?]$/.test(line)
}

function splitClauses(
	line: string,
	{
		current,
		isItem,
		isUnderHeading,
	}: { current: RequirementLevel | null; isItem: boolean; isUnderHeading: boolean },
): AdvertLine[] {
	let isAfterOffer = false
	return splitSentences(line).flatMap((sentence) => {
		let inherited = current
		let previous = current
		// After an offer, a sentence that doesn’t address the reader continues the offer.
		const goesOnOffering = isAfterOffer && current === 'mentioned' && !speaksToReader.test(sentence)
		if (goesOnOffering && classifyRequirementLevel(sentence, null) === null) return []
		isAfterOffer =
			current === 'mentioned' &&
			classifyRequirementLevel(sentence, current) === null &&
			isOffer(sentence)
		const isListing = isItem || listsDuties.test(sentence) || isList(sentence)
		const hasClauses = sentence.includes(';')
		return sentence
			.split(clauseEnd)
			.flatMap(splitMixedRequirements)
			.flatMap(bracketApart)
			.map((clause, index) => {
				const inline = findHeading(clause, { isBullet: true })
				const marked = markedNeed(clause)
				const from = inline === null ? inherited : inline.need
				const own = classifyRequirementLevel(clause, from, { isUnderHeading })
				const need = marked ?? (saysSame(clause, index) ? previous : own)
				previous = need
				if (inline?.isLabel !== true && (hasClauses || inline !== null)) inherited = need
				const text = (inline?.rest || clause).replace(needMark, '')
				return {
					text,
					need,
					isItem: isItem || (need === 'mentioned' && isListing),
				}
			})
	})
}

// Brackets with their own subject hold a second requirement; brackets with only a level don’t.
function bracketApart(clause: string): string[] {
	const [, said = '', aside = ''] = bracketAtEnd.exec(clause) ?? []
	const isOfItsOwn = hasSubject.test(aside) && isNice(aside)
	return isOfItsOwn ? [said, aside] : [clause]
}

const bracketAtEnd = /^([^()]+)\s+\(([^()]+)\)[.;]?$/
const hasSubject = new RegExp(
	String.raw`^(?:ideally|preferably)\s+\w|^(?!(?:${levelCues.alternatives('no-subject')})\b)\p{L}.*\s(?:is|are|would|an)\s`,
	'iu',
)

const speaksToReader = /\b(?:you|your|must|need|essential|required|looking|duties|role|work)\b/i

// A sentence of duties names one thing after another, as a list does.
const listsDuties = new RegExp(
	`^(?:[^.]{0,70}?[,: –-] ?)?(?:${levelCues.alternatives('lists-duties')})`,
	'iu',
)

// Many short parts make a list, whatever text comes before them.
function isList(sentence: string): boolean {
	if (tellsOfEmployer.test(sentence)) return false
	const [, ...parts] = sentence.split(/[,;]\s+/)
	if (parts.filter((part) => /^\p{Lu}[\p{L}’'-]+$/u.test(part)).length >= fewestNames) return false
	const short = parts.filter((part) => part.split(/\s+/).length <= mostWordsOfItem)
	return parts.length >= fewestItems && short.length >= parts.length * 0.75
}

// Words about the employer's offer, location and staff.
const tellsOfEmployer = levelCues.pattern('employer-prose', 'anywhere')

const fewestItems = 4
// A list with this many names is of places or people, not of work.
const fewestNames = 3
const mostWordsOfItem = 5

// A clause that continues the one before gives its thing the same level.
function saysSame(clause: string, index: number): boolean {
	return index > 0 && goesOn.test(clause)
}

const goesOn = /^(?:and |but )?(?:as|so|though|although)\b(?! you)/i

// Person specifications often end each line with (E) or (D).
const needMark = /(?:(?<!\s)\s+)?(?:\s[–—-]\s|\()([ED])\)?$/

function markedNeed(clause: string): RequirementLevel | null {
	const mark = needMark.exec(clause)?.[1]
	if (mark === undefined) return null
	return mark === 'E' ? 'essential' : 'desirable'
}
