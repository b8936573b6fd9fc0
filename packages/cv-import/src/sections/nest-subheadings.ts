import type { Line } from '../layout/line.ts'
import { findLanguage } from '../lexicon/find-language.ts'
import { matchHeading } from '../lexicon/match-heading.ts'
import { hasPeriod } from '../text/find-dates.ts'
import { headsWholeEntries, namesSection } from './entry-heads.ts'
import { looksAlike } from './heading-style.ts'
import type { Section } from './section.ts'

/** The sections that people divide by subheadings. */
const parted: readonly Section['kind'][] = [
	'experience',
	'education',
	'volunteering',
	'projects',
	'publications',
	'skills',
	'certification',
	'awards',
	'interests',
]

/**
 * Puts headings under a parent: a known heading with no text below it, but another heading, covers all the headings
 * of that style up to the next known one. Each of their sections gets the kind of the parent.
 */
export function nestSubheadings(sections: readonly Section[]): Section[] {
	const nested: Section[] = []
	let parent: Section | null = null
	let first: Section | null = null
	for (const section of sections) {
		if (parent !== null && first === null && headsEntry(section, parent)) {
			nested[nested.length - 1] = { ...parent, lines: [section.titleLine, ...section.lines] }
			parent = null
			continue
		}
		if (parent !== null && isBelow(section, parent, first)) {
			first ??= section
			nested.push({ ...section, kind: parent.kind, parent: parent.title })
			continue
		}
		const isParent = section.lines.length === 0 && parted.includes(section.kind) && isKnown(section)
		parent = isParent ? section : null
		first = null
		nested.push(section)
	}
	return nested
}

const hasEntries: readonly Section['kind'][] = ['experience', 'education', 'volunteering']
/** The number of lines below its head that hold the dates of an entry. */
const linesOfHead = 2

type Titled = Section & { titleLine: Line }

// Whether a section's title heads the first entry: it is a heading over dates, right below the heading of jobs or
// courses.
function headsEntry(section: Section, { kind }: Section): section is Titled {
	const { title, titleLine, lines } = section
	if (title === null || titleLine === undefined || isKnown(section) || !hasEntries.includes(kind))
		return false
	const isLikeOthers = lines.some((line) => looksAlike(line, titleLine))
	const isOver = /[:–—-]\s*$/.test(title.text) || (namesSection.test(title.text) && !isLikeOthers)
	const isDated = lines.slice(0, linesOfHead).some(({ span }) => hasPeriod(span.text))
	return isDated && !isOver && !headsWholeEntries(lines)
}

function isBelow(section: Section, parent: Section, first: Section | null): boolean {
	if (section.title === null || (isKnown(section) && isOfItsOwn(section))) return false
	if (first === null) return !isKnown(section) || isSetBelow(section, parent)
	return isAlike(section, first) && !isAlike(section, parent)
}

function isOfItsOwn({ kind, lines }: Section): boolean {
	const areTongues = lines.some(({ span }) => findLanguage(span.text) !== null)
	return mainKinds.includes(kind) || (kind === 'language' && areTongues)
}

/** Sections that are below no other. */
const mainKinds: readonly Section['kind'][] = ['experience', 'education', 'professionalSummary']

/** A subheading is at most this many times the height of its letters below its heading. */
const nearest = 4

// Right below its heading, and set in another way.
function isSetBelow({ titleLine }: Section, parent: Section): boolean {
	const above = parent.titleLine
	if (titleLine === undefined || above === undefined || looksAlike(titleLine, above)) return false
	const isInColumn = titleLine.page === above.page && Math.abs(titleLine.x - above.x) < 3
	return isInColumn && titleLine.gapBefore < nearest * titleLine.sizePt
}

function isAlike(one: Section, other: Section): boolean {
	return (
		one.titleLine !== undefined &&
		other.titleLine !== undefined &&
		looksAlike(one.titleLine, other.titleLine)
	)
}

function isKnown({ title }: Section): boolean {
	return title !== null && matchHeading(title.text) !== null
}
