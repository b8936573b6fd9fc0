import { readsAsTitle } from '../classifier/heading-model.ts'
import { clearlyNamesOrganisation } from '../classifier/phrase-log-odds.ts'
import type { Line } from '../layout/line.ts'
import { awardLength } from '../lexicon/award-names.ts'
import { degreeScore, institutionScore } from '../lexicon/education-words.ts'
import { jobScore, organisationScore } from '../lexicon/job-words.ts'
import { matchHeading } from '../lexicon/match-heading.ts'
import type { SectionKind } from '../lexicon/section-kinds.ts'
import { findDates, hasPeriod } from '../text/find-dates.ts'
import { looksAlike } from './heading-style.ts'

/** A line of a column, and whether it is set as the headings of this CV are. */
export type HeadingCandidate = { line: Line; kind?: SectionKind | undefined }

/**
 * The role of each line in a section of jobs or courses that is set as a heading without the words of one: the head
 * of an `entry`, or the heading of a group (`subheading`) of entries. Lines that begin a separate section are left
 * out.
 */
export type EntryHeads = ReadonlyMap<HeadingCandidate, 'entry' | 'subheading'>

/**
 * Finds the lines set as headings that head a job or a course, such as a trade in capitals over its dates.
 * The name of the trade does not matter: the place of the dates, the text above and the style of the other headings
 * decide.
 */
export function findEntryHeads(
	parts: readonly HeadingCandidate[],
	openSection: SectionKind | 'header',
): EntryHeads {
	const heads = new Map<HeadingCandidate, 'entry' | 'subheading'>()
	let kind = openSection
	let block: HeadingCandidate[] = []
	const close = () => {
		if (hasEntries.has(kind)) readBlock(block, { kind, heads })
		block = []
	}
	for (const part of parts) {
		if (part.kind === undefined || !isTitleByWords(part)) {
			block.push(part)
			continue
		}
		close()
		kind = part.kind
	}
	close()
	return heads
}

const hasEntries: ReadonlySet<SectionKind | 'header'> = new Set([
	'experience',
	'volunteering',
	'education',
])

// A title of a job may have a word that heads sections: its last word decides.
function isTitleByWords({ line, kind }: HeadingCandidate): boolean {
	const { text } = line.span
	if (matchHeading(text) !== null) return true
	// A course may have the same name as a section.
	const isAward = awardLength(text) > 0
	return kind !== 'custom' && readsAsTitle(text, sureShare) && !endsAsJob(text) && !isAward
}

/** Among jobs, words that no list knows are a title of a job unless they are this likely the title of a section. */
const sureShare = 0.9

function endsAsJob(text: string): boolean {
	return jobScore(lastWord(text)) > 0 && !namesSection.test(text)
}

// Returns the last word, which decides what the whole phrase means.
function lastWord(text: string): string {
	return /(?<![\p{L}’'-])[\p{L}’'-]+$/u.exec(text)?.[0] ?? ''
}

/** The words for activities and awards. A title with one of them is no job, even if words of a job come before it. */
export const namesSection =
	/\b(?:training|courses?|awards?|projects?|development|memberships?|achievements?|activities|publications?|exhibitions?|performances?|credits?|roles|work|experience|posts|positions)$/i

type Block = {
	kind: SectionKind | 'header'
	heads: Map<HeadingCandidate, 'entry' | 'subheading'>
}

/** Decides for the lines set as headings between two headings whose words are known. */
function readBlock(block: readonly HeadingCandidate[], { kind, heads }: Block): void {
	const first = block.findIndex(isCandidate)
	if (first === -1) return
	const lead = block.slice(0, first).map(({ line }) => line)
	const datesLead = isDateAlone(lead[0])
	let hasEntry = false
	for (const [at, part] of block.entries()) {
		if (!isCandidate(part)) continue
		const below = linesBelow(block, at)
		const isFirst = at === first
		const isOpen =
			hasEntry ||
			(isFirst && !lead.slice(datesLead ? 1 : 0).some(({ span }) => hasPeriod(span.text)))
		const standing = judgeHead(part, {
			kind,
			below,
			datesLead,
			above: block[at - 1]?.line ?? null,
			isAmongEntries: isOpen || lead.some((line) => looksAlike(line, part.line)),
			isFirst: isFirst && lead.length === 0,
		})
		// The headings after a separate section belong to that section.
		if (standing === null) return
		heads.set(part, standing)
		hasEntry = true
	}
}

function isCandidate({ kind }: HeadingCandidate): boolean {
	return kind !== undefined
}

function linesBelow(block: readonly HeadingCandidate[], at: number): Line[] {
	const rest = block.slice(at + 1)
	const next = rest.findIndex(isCandidate)
	return (next === -1 ? rest : rest.slice(0, next)).map(({ line }) => line)
}

type Surroundings = {
	kind: SectionKind | 'header'
	/** The lines down to the next line set as a heading. */
	below: readonly Line[]
	above: Line | null
	/** Whether the section begins with dates on a separate line. */
	datesLead: boolean
	/** Whether the heads around it have the same style, or there are no entries yet. */
	isAmongEntries: boolean
	/** It stands right under the heading of the section. */
	isFirst: boolean
}

function judgeHead(
	{ line }: HeadingCandidate,
	around: Surroundings,
): 'entry' | 'subheading' | null {
	const { kind, below, above, datesLead, isAmongEntries } = around
	const { text } = line.span
	const isAward = kind === 'education' && awardLength(text) > 0
	if (namesSection.test(text) && !isAward) return null
	const head = headBelow(below)
	if (head.some(({ span }) => findDates(span.text).length > 0)) return datedStanding(text, around)
	if (!isAmongEntries) return null
	if (datesLead && isDateAlone(above ?? undefined)) return 'entry'
	const isJob = kind !== 'education' && namesEmployer(head[0])
	return isJob && below.some(({ isBullet }) => isBullet) ? 'entry' : null
}

function datedStanding(
	text: string,
	{ kind, below, isAmongEntries, isFirst }: Surroundings,
): 'entry' | 'subheading' | null {
	const needsTitle = !headsWholeEntries(below)
	if (isNamed(needsTitle ? text : lastWord(text), kind)) return 'entry'
	if (!isAmongEntries) return null
	if (needsTitle) return 'entry'
	return isFirst && wholeEntries(below) > 1 ? 'subheading' : null
}

function isNamed(text: string, kind: SectionKind | 'header'): boolean {
	const score =
		kind === 'education'
			? degreeScore(text) + institutionScore(text)
			: jobScore(text) + organisationScore(text)
	return score > 0
}

const linesOfHead = 3
/** The most characters of a line that heads a job or a course. A longer line describes one. */
export const longestOfHead = 110

function headBelow(below: readonly Line[]): readonly Line[] {
	const said = below.findIndex(({ isBullet, span }) => isBullet || span.text.length > longestOfHead)
	return below.slice(0, said === -1 ? linesOfHead : Math.min(said, linesOfHead))
}

/** Whether the lines below need no other title, since each of them is a whole entry. */
export function headsWholeEntries(below: readonly Line[]): boolean {
	const [first] = below
	return first !== undefined && isWholeEntry(first)
}

function wholeEntries(below: readonly Line[]): number {
	return below.filter(isWholeEntry).length
}

// A title, an employer and the dates on one line.
function isWholeEntry({ span, isBullet }: Line): boolean {
	if (isBullet || span.text.length > longestOfHead) return false
	const [range] = findDates(span.text).filter((found) => found.isRange || found.current)
	if (range === undefined) return false
	const rest = `${span.text.slice(0, range.start)}\t${span.text.slice(range.end)}`
	const parts = rest.split(/[\t|•·]|,\s|\s[–—-]\s/).filter((part) => /\p{L}{2}/u.test(part))
	return parts.length >= 2 && jobScore(parts[0] ?? '') > organisationScore(parts[0] ?? '')
}

function isDateAlone(line: Line | undefined): boolean {
	const text = line?.span.text ?? ''
	const [range] = findDates(text)
	return range !== undefined && range.end - range.start > text.trim().length * 0.6
}

function namesEmployer(line: Line | undefined): boolean {
	const name = line?.span.text.split(/[\t|]|,\s|\s[–—-]\s/)[0] ?? ''
	return organisationScore(name) > 0 || clearlyNamesOrganisation(name)
}
