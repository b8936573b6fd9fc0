import { describesAction } from '../fields/describes-action.ts'
import { isFirstPerson } from '../fields/is-first-person.ts'
import { emptyLine } from '../layout/join-lines.ts'
import type { Line } from '../layout/line.ts'
import { degreeScore, institutionScore } from '../lexicon/education-words.ts'
import { findLanguage } from '../lexicon/find-language.ts'
import { jobScore } from '../lexicon/job-words.ts'
import { findDates, hasPeriod } from '../text/find-dates.ts'
import { isOverContact } from './is-heading-of-bullets.ts'
import type { Section } from './section.ts'

/** A gap this much larger than usual parts two blocks of lines. */
const largerGap = 1.3

/**
 * Decides the kind of sections without a title, or with a title that tells no kind, by their content.
 * Nothing changes if titles already tell where the jobs are.
 */
export function inferSections(given: readonly Section[]): Section[] {
	if (given.some(({ kind, title }) => title !== null && kind === 'experience')) return [...given]
	const told = given.flatMap((section): Section[] => {
		if (section.kind === 'professionalSummary' && listsJobs(section.lines))
			return splitProfile(section)
		return section.kind === 'custom'
			? [{ ...section, kind: kindOfLines(section.lines) ?? 'custom' }]
			: [section]
	})
	// A header holds no jobs if a section with a title turned out to hold them.
	if (told.some(({ kind }) => kind === 'experience')) return told
	return told.flatMap((section) => (section.kind === 'header' ? cutHeader(section) : section))
}

// A title of a summary may head a profile as well as the jobs themselves.
function listsJobs(lines: readonly Line[]): boolean {
	return lines.filter(isDatedHead).length >= 2 && kindOfLines(lines) === 'experience'
}

function isDatedHead({ isBullet, span }: Line): boolean {
	return !isBullet && span.text.length < longestHead && hasPeriod(span.text)
}

// Running text above the first job under a title of a summary is the summary.
function splitProfile(section: Section): Section[] {
	const blocks = splitBlocks(section.lines)
	const first = blocks.findIndex((block) => block.some(isDatedHead))
	const [above, below] = [blocks.slice(0, first).flat(), blocks.slice(first).flat()]
	const isText = above.some(({ span }) => span.text.length >= shortestOfText)
	if (!isText) return [{ ...section, kind: 'experience' }]
	return [
		{ ...section, lines: above },
		{ kind: 'experience', title: null, lines: below },
	]
}

const longestHead = 100

function cutHeader(header: Section): Section[] {
	const [person = [], ...blocks] = splitBlocks(header.lines)
	const sections: Section[] = [{ ...header, lines: [...person] }]
	for (const block of blocks) {
		const isIntroduction = sections.at(-1)?.kind === 'header' && isParagraphOfSelf(block)
		addBlock(
			sections,
			isIntroduction ? { kind: 'header', title: null, lines: block } : classifyBlock(block),
		)
	}
	return sections
}

// Whether a section ends in a paragraph about oneself. The text after it doesn't continue it, because it may be the
// end of a letter.
function isBehindParagraph({ kind, lines }: Section): boolean {
	return kind === 'header' && isParagraphOfSelf(lines.slice(-1))
}

type Block = Omit<Section, 'kind'> & { kind: Section['kind'] | null }

/** A paragraph of running text has a line of at least this many characters. */
const shortestOfText = 60

// Whether a block is a paragraph in which its writer says “I” or “my”. It heads nothing and lists nothing, whatever
// it names, and stays below the name.
function isParagraphOfSelf(block: readonly Line[]): boolean {
	return block.some(
		({ isBullet, span: { text } }) =>
			!isBullet && text.length >= shortestOfText && isFirstPerson(text),
	)
}

function classifyBlock(block: Line[]): Block {
	const [first, ...rest] = block
	const isTitled =
		first !== undefined && rest.length > 0 && isTitle(first, rest) && !isOverContact(rest)
	const lines = isTitled ? rest : block
	const opening = isTitled ? { title: first.span, titleLine: first } : { title: null }
	return { ...opening, kind: kindOfLines(lines), lines }
}

// Adds a block to the sections. A block without a clear topic continues the section before.
function addBlock(sections: Section[], block: Block): void {
	const { kind, title, lines } = block
	const last = sections.at(-1)
	const isNext = kind === null && !(last !== undefined && isBehindParagraph(last))
	const goesOn = title === null && (isNext || last?.kind === kind)
	if (goesOn && last !== undefined) last.lines.push(...lines)
	else sections.push({ ...block, kind: kind ?? 'custom' })
}

function splitBlocks(lines: readonly Line[]): Line[][] {
	const gaps = lines
		.map(({ gapBefore }) => gapBefore)
		.filter((gap) => Number.isFinite(gap) && gap > 0)
		.sort((a, b) => a - b)
	const usual = gaps[Math.floor(gaps.length * 0.4)] ?? 14
	const blocks: Line[][] = []
	for (const line of lines) {
		// An empty line also separates blocks if every paragraph is one line long.
		const apartFrom = Math.min(usual * largerGap, line.sizePt * emptyLine)
		const isApart = line.gapBefore > apartFrom && Number.isFinite(line.gapBefore)
		const last = blocks.at(-1)
		if (last === undefined || isApart) blocks.push([line])
		else last.push(line)
	}
	return blocks
}

function isTitle(line: Line, [next]: readonly Line[]): boolean {
	const { text } = line.span
	const isPlain = !/[\d@,|\t]/.test(text) && text.split(/\s+/).length <= 6 && text.length <= 40
	const standsOut =
		next !== undefined && (line.sizePt > next.sizePt + 0.4 || (line.bold && !next.bold))
	return isPlain && !line.isBullet && (standsOut || /:$/.test(text)) && jobScore(text) === 0
}

/** Returns the kind of section for lines without a title; `null` if they tell none. */
function kindOfLines(
	lines: readonly Line[],
): 'experience' | 'education' | 'language' | 'skills' | null {
	const texts = lines.map(({ span }) => span.text)
	const [first = ''] = texts
	const heads = lines.filter(
		({ isBullet, span }) =>
			!isBullet && hasPeriod(span.text) && !isSaid.test(span.text) && !describesAction(span.text),
	)
	const named = texts.filter((text) => !isMostlySmall(text))
	const ofSchool = named.filter((text) => institutionScore(text) + degreeScore(text) > 0)
	const school = ofSchool.length
	const courses = ofSchool.filter((text) => hasRangeNear(texts, text)).length
	const job = named.filter((text) => jobScore(text) > 0 && hasRangeNear(texts, text)).length
	if (heads.length > 0) return courses > job ? 'education' : 'experience'
	const isDated = texts.some((text) => findDates(text).length > 0)
	if (lines.length <= 4 && school > 0 && isDated) return 'education'
	if (lines.length > 1 && texts.every((text) => rated.test(text))) return 'skills'
	const names = texts.flatMap((text) => text.split(/[,;|•\t]\s*/)).filter((name) => name !== '')
	const languages = names.filter((name) => findLanguage(name) !== null).length
	if (languages > 0 && languages >= names.length * 0.6) return 'language'
	const isList = names.length >= 4 && names.every((name) => name.length < 35)
	const isAddress = texts.some((text) => /@/.test(text) || outwardCodeAtEnd.test(text))
	const isUndated = texts.every((text) => findDates(text).length === 0)
	const isShort = lines.length <= 4 && isUndated && !isAddress && !/\d/.test(first)
	return isList && isShort ? 'skills' : null
}

const outwardCodeAtEnd = /\s\p{Lu}{1,2}\d{1,2}\p{Lu}?\.?$/u

// A long line that is mostly in lower case names no school.
function isMostlySmall(text: string): boolean {
	const words = text.split(/\s+/)
	const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
	return words.length > mostWordsOfName && small >= words.length * 0.7
}

const mostWordsOfName = 5

// A name and a rating drawn in symbols.
const rated = /^\p{L}.{0,40}\s(?:[●○◐■□★☆▰▱⬤◯✦✧]\s?){3,}$/u

// A sentence about oneself heads no job, though it has dates.
const isSaid = /\b(?:I|my|have|has|since)\b.*[.!]$/

function hasRangeNear(texts: readonly string[], text: string): boolean {
	const at = texts.indexOf(text)
	return texts.slice(Math.max(0, at - 1), at + 3).some(hasPeriod)
}
