import { isLeftOut } from '../classifier/ablation.ts'
import { kindOfTitle, readsAsTitle } from '../classifier/heading-model.ts'
import type { Line } from '../layout/line.ts'
import type { Flow } from '../layout/read-layout.ts'
import { slotOfEntryLabel } from '../lexicon/entry-labels.ts'
import { findLanguage } from '../lexicon/find-language.ts'
import { jobScore } from '../lexicon/job-words.ts'
import { matchHeading, namesDocument } from '../lexicon/match-heading.ts'
import type { SectionKind } from '../lexicon/section-kinds.ts'
import { stripHeadingNumberAndRemark } from '../lexicon/strip-heading-number-and-remark.ts'
import { findDates } from '../text/find-dates.ts'
import { joinSpans, type Span, sliceSpan, trimSpan } from '../text/span.ts'
import { decideTopics } from './decide-topics.ts'
import { findEntryHeads } from './entry-heads.ts'
import { findSubheadingsInEntries } from './find-subheadings-in-entries.ts'
import {
	type HeadingStyle,
	hasTitleLook,
	isHeadingStyle,
	learnHeadingStyle,
	looksAlike,
} from './heading-style.ts'
import { inferSections } from './infer-sections.ts'
import { beginsWithPoints, isHeadingOfBullets, isOverContact } from './is-heading-of-bullets.ts'
import { nestSubheadings } from './nest-subheadings.ts'
import type { Section } from './section.ts'
import { scoreTopics } from './topic-model.ts'

/** Cuts the lines of a CV into sections, by its headings and by the topics of the lines. */
export function findSections(flows: readonly Flow[]): Section[] {
	const { sections, style } = cutAtHeadings(flows)
	return isLeftOut('learned-part') ? sections : decideTopics(sections, style, scoreTopics)
}

/** The sections by their headings alone, and how this CV sets these. */
export function cutAtHeadings(flows: readonly Flow[]): {
	sections: Section[]
	style: HeadingStyle
} {
	const style = learnHeadingStyle(flows.flatMap((flow) => joinHeadings(flow.lines)))
	const sections: Section[] = [{ kind: 'header', title: null, lines: [] }]
	let beforeColumns: Section = sections[0] as Section
	let linesAbove = 0
	for (const [index, flow] of flows.entries()) {
		const open = sections.at(-1) ?? beforeColumns
		const before = flows[index - 1]
		const isNext = flow.isColumn && before?.isColumn === true
		if (!isNext) {
			beforeColumns = open
			linesAbove = open.lines.length
		}
		const isUnderName = beforeColumns.kind === 'header' && linesAbove > 1
		const continues = isNext && isUnderName && isRightOf(flow, before)
		const lines = joinHeadings(flow.lines)
		const cells = linesOfCells(lines)
		const parts = lines.flatMap((line) =>
			cells.has(line) ? [{ line }] : splitAtHeading(line, style),
		)
		addParts(sections, parts, {
			current: flow.isColumn && !continues ? aboveColumn(flow, sections, beforeColumns) : open,
			hasBegun: !flow.isColumn && sections.length > 1,
		})
	}
	const found = sections.filter((section) => section.title !== null || section.lines.length > 0)
	return { sections: inferSections(nestSubheadings(returnLists(found))), style }
}

// A heading with nothing below it yet belongs to the column that it stands over, not to one beside that.
function aboveColumn({ lines }: Flow, sections: readonly Section[], above: Section): Section {
	const { titleLine } = above
	if (titleLine === undefined || above.lines.length > 0) return above
	const isOver = lines.some(({ x, right }) => x < titleLine.right && right > titleLine.x)
	return isOver ? above : (sections[sections.indexOf(above) - 1] ?? above)
}

// Joins words set as headings one below the other, with few words between them, to the list below the last known title.
function returnLists(sections: readonly Section[]): Section[] {
	const kept: Section[] = []
	for (const [at, section] of sections.entries()) {
		const last = kept.at(-1)
		const isNext = last !== undefined && isBare(section) && mayList(last)
		const isOfList = isNext && [sections[at - 1], sections[at + 1]].some((one) => isBare(one))
		if (isOfList && section.titleLine !== undefined)
			kept[kept.length - 1] = {
				...last,
				lines: [...last.lines, section.titleLine, ...section.lines],
			}
		else kept.push(section)
	}
	return kept
}

/** The most lines below a word of a list that looks like a heading, and the most characters of each. */
const mostOfList = { lines: 5, characters: 45 }

function isBare(section: Section | undefined): boolean {
	if (section?.title == null || matchHeading(section.title.text) !== null) return false
	const { lines } = section
	return (
		lines.length <= mostOfList.lines &&
		lines.every(
			({ span: { text } }) => text.length <= mostOfList.characters && findDates(text).length === 0,
		)
	)
}

function mayList({ kind, title }: Section): boolean {
	return listed.includes(kind) && title !== null && matchHeading(title.text) !== null
}

const listed: readonly Section['kind'][] = [
	'skills',
	'language',
	'interests',
	'additional',
	'certification',
]

// Lines nearer to each other than letters are high stand in cells beside each other, and none of them is a heading.
function linesOfCells(lines: readonly Line[]): Set<Line> {
	const cells = new Set<Line>()
	for (const [at, line] of lines.entries()) {
		const before = lines[at - 1]
		const isBeside = before?.page === line.page && line.gapBefore < 0.85 * line.sizePt
		if (before !== undefined && isBeside) cells.add(before).add(line)
	}
	return cells
}

// Text that is set in columns continues at the top of the next one; a side bar that is read first does not.
function isRightOf({ lines: [line] }: Flow, { lines: [other] }: Flow): boolean {
	return line !== undefined && other !== undefined && line.x > other.x
}

// A narrow column breaks titles too.
function joinHeadings(lines: readonly Line[]): Line[] {
	const joined: Line[] = []
	for (const line of lines) {
		const last = joined.at(-1)
		if (last !== undefined && isRestOfHeading(last, line)) {
			joined[joined.length - 1] = { ...last, ...bothLines(last, line) }
		} else joined.push(line)
	}
	return joined
}

function isRestOfHeading(line: Line, next: Line): boolean {
	if (line.span.text.length > 30 || next.span.text.length > 30) return false
	if (line.isBullet || next.isBullet || line.font !== next.font) return false
	if (Math.abs(line.sizePt - next.sizePt) > 0.6 || next.gapBefore > 1.7 * line.sizePt) return false
	if (!/\p{L}{2}/u.test(next.span.text)) return false
	const both = `${line.span.text} ${next.span.text}`
	const parts = [matchHeading(line.span.text), matchHeading(next.span.text)]
	const isOne = parts.includes(null) || parts[1] === matchHeading(both)
	return !both.includes('\t') && isOne && matchHeading(both) !== null
}

function bothLines(line: Line, next: Line): Pick<Line, 'span' | 'printed' | 'right'> {
	return {
		span: joinSpans([line.span, next.span]),
		printed: joinSpans([line.printed, next.printed]),
		right: Math.max(line.right, next.right),
	}
}

type Begun = { current: Section; hasBegun: boolean }

function addParts(sections: Section[], all: readonly Part[], begun: Begun): void {
	let { current, hasBegun } = begun
	const labels = findSubheadingsInEntries(all, current.kind)
	const parts = all.map((part): Part => (labels.has(part) ? { line: part.line } : part))
	const heads = findEntryHeads(parts, current.kind)
	for (const [at, part] of parts.entries()) {
		const below = parts.slice(at + 1).map(({ line }) => line)
		if (!hasBegun && isPlainHeading(part, below, current)) {
			hasBegun = true
			current = { kind: 'custom', title: part.line.span, titleLine: part.line, lines: [] }
			sections.push(current)
			continue
		}
		const isTitle = 'title' in part && (hasBegun || beginsFirst(part.title, below))
		const standing = heads.get(part)
		if (!isTitle || standing === 'entry' || isOfDocument(part.title, current)) {
			current.lines.push(part.line)
			continue
		}
		const isPerson = isName(part.title, below, sections)
		hasBegun ||= !isPerson
		if (isRestOfTitle(current, parts[at - 1], part)) continue
		const kind = standing === 'subheading' ? current.kind : part.kind
		current = isPerson ? { kind: 'contact', title: null, lines: [part.line] } : open(part, kind)
		sections.push(current)
	}
}

function open({ title, line }: Part & { title: Span }, kind: Section['kind']): Section {
	return { kind, title, ...(title === line.span ? { titleLine: line } : {}), lines: [] }
}

// Whether words over an address, with at most a line per section above them, are the person's name in any style.
function isName(title: Span, below: readonly Line[], above: readonly Section[]): boolean {
	const isTop = above.every(({ kind, lines }) => kind !== 'contact' && lines.length <= 1)
	return isTop && isUnknownOverContact(title, below)
}

function isUnknownOverContact({ text }: Span, below: readonly Line[]): boolean {
	return matchHeading(text) === null && isOverContact(below)
}

// Whether a line close below a title continues it, because the words of the title name no section. Both lines become
// one title, and their words together name the section.
function isRestOfTitle(open: Section, before: Part | undefined, next: Part): boolean {
	const { title } = open
	if (before === undefined) return false
	if (title === null || open.lines.length > 0 || !('title' in before) || !('title' in next))
		return false
	const isClose =
		next.line.gapBefore < 1.5 * next.line.sizePt && next.line.page === before.line.page
	if (before.title !== title || !isClose || !looksAlike(before.line, next.line)) return false
	const both = joinSpans([title, next.title])
	const kind = kindOfTitle(both.text)
	const isOpen = open.kind === 'custom' && matchHeading(next.title.text) === null
	if (!isOpen || kind === 'custom') return false
	open.title = both
	delete open.titleLine
	open.kind = kind
	return true
}

// Whether a heading-like line begins the first section. Above the first title stand the name, a headline or an
// address in any style, unless bullets are below.
function beginsFirst(title: Span, below: readonly Line[]): boolean {
	const isPerson = isUnknownOverContact(title, below)
	return isKnownTitle(title) || (jobScore(title.text) === 0 && !isPerson && beginsWithPoints(below))
}

// A line over points, below the name and the address, in a text whose titles look like everything else.
function isPlainHeading(part: Part, below: readonly Line[], { kind, lines }: Section): boolean {
	return (
		!('title' in part) &&
		kind === 'header' &&
		lines.length > 0 &&
		isHeadingOfBullets(part.line, below)
	)
}

// Whether a title above the name names the document. The same word may mean a profile in another language.
function isOfDocument({ text }: Span, { kind, lines }: Section): boolean {
	return kind === 'header' && lines.length === 0 && namesDocument(text)
}

function isKnownTitle(title: Span): boolean {
	const { text } = title
	// A job title under the name is the person's headline, even if one of its words heads sections.
	return matchHeading(text) !== null || (kindOfTitle(text) !== 'custom' && jobScore(text) === 0)
}

type Part = { kind: SectionKind; title: Span; line: Line } | { kind?: never; line: Line }

/** A line as a heading, as words, or as a heading with the words beside it. */
function splitAtHeading(line: Line, style: HeadingStyle): Part[] {
	const text = line.span.text
	if (isHeading(line, style)) return [{ kind: kindOfTitle(text), title: line.span, line }]
	const label = beside(line, style)
	if (label === null) return [{ line }]
	const title = trimSpan(sliceSpan(line.span, 0, label), /[\s:]/)
	const rest = trimSpan(sliceSpan(line.span, label), /[\s:]/)
	const firstX = rest.pieces[0]?.item.x ?? line.x
	return [
		{ kind: kindOfTitle(title.text), title, line },
		{ line: { ...line, span: rest, printed: rest, x: firstX, textX: firstX, isBullet: false } },
	]
}

/** The most characters of a title, without a remark in brackets behind it. */
const longestTitle = 75

function isHeading(line: Line, style: HeadingStyle): boolean {
	const text = line.span.text
	if (line.isBullet && !style.hasBullets && !isMarkedTitle(line, style)) return false
	if (
		text.includes('\t') ||
		stripHeadingNumberAndRemark(text).length > longestTitle ||
		!/\p{L}{2}/u.test(text)
	)
		return false
	if (readsAsTitle(text)) return isHeadingStyle(line, style)
	if (!/\p{L}{3}/u.test(text) || isEndOfPeriod(text)) return false
	if (!(style.isDistinct && isHeadingStyle(line, style))) return false
	const words = stripHeadingNumberAndRemark(text)
	if (findDates(text).length > 0 || /[@\d,|;()]/.test(words)) return false
	return words.split(/\s+/).length <= 6 && !/[.]$/.test(words) && !style.isUsedForNames(line)
}

// The end of a period may be broken off its beginning.
function isEndOfPeriod(text: string): boolean {
	const year = '2000 – '
	const [range] = findDates(year + text)
	return range?.current === true && range.end === year.length + text.trimEnd().length
}

// A word processor may carry the mark of a list on to the title that follows it.
function isMarkedTitle(line: Line, style: HeadingStyle): boolean {
	return matchHeading(line.span.text) !== null && hasTitleLook(line, style)
}

/** Where the words beside a heading begin: after a colon, or beside a column of titles. */
function beside(line: Line, style: HeadingStyle): number | null {
	const text = line.span.text
	const tab = text.indexOf('\t')
	const named = tab > 0 ? matchHeading(text.slice(0, tab)) : null
	if (named !== null) return isTitleBeside(line, named, style) ? tab : null
	const colon = text.indexOf(':')
	if (colon <= 0 || colon > 40 || line.isBullet || colon === text.length - 1) return null
	const kind = matchHeading(text.slice(0, colon))
	if (kind === null || kind === 'contact') return null
	if (isSoleLabel(line, kind, style) || isCapitalLabel(line, kind, style)) return colon
	if (kind === 'skills') return null
	return inlineStart({ line, kind, colon, style })
}

// A label in the cell before the words of its section.
function isTitleBeside({ span, x }: Line, named: SectionKind, style: HeadingStyle): boolean {
	const [label = '', ...cells] = span.text.split('\t')
	if (slotOfEntryLabel(label) !== null || findDates(label).length > 0) return false
	if (named === 'language' && !namesTongue(cells.join('\t'))) return false
	return style.hasLabels && style.labelXs.some((labelX) => Math.abs(labelX - x) < 3)
}

// Whether a list names a spoken language. Languages beside their label may also be programming languages.
function namesTongue(text: string): boolean {
	return text.split(/[,;:|/\t(–-]/).some((part) => findLanguage(part.trim()) !== null)
}

// A list behind its label, set apart, where no other line has the label; under a job it belongs to the job.
function isSoleLabel(line: Line, kind: SectionKind, style: HeadingStyle): boolean {
	const isList = kind === 'skills' || kind === 'language'
	return isList && style.soleLabels.has(kind) && line.gapBefore > 1.75 * line.sizePt
}

// A label in capitals, set apart, where the titles are capitals and none has its words.
function isCapitalLabel(line: Line, kind: SectionKind, style: HeadingStyle): boolean {
	const isLabel = /^\p{Lu}[\p{Lu} &]{3,}:\s/u.test(line.span.text)
	return isLabel && !style.inlineKinds.has(kind) && line.gapBefore > 1.5 * line.sizePt
}

type Inline = { line: Line; kind: SectionKind; colon: number; style: HeadingStyle }

// A label in the running text of a section is no new section, unless nothing else has its name.
function inlineStart({ line, kind, colon, style }: Inline): number | null {
	const isUsual = kind === 'reference' || (kind === 'interests' && !style.inlineKinds.has(kind))
	const looksLikeTitle =
		style.isDistinct && !style.inlineKinds.has(kind) && isHeadingStyle(line, style)
	return isUsual || looksLikeTitle ? colon : null
}
