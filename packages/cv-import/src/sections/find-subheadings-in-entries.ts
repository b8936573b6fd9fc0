import { isDescriptionLabel } from '../fields/description-labels.ts'
import type { Line } from '../layout/line.ts'
import { matchHeading } from '../lexicon/match-heading.ts'
import type { SectionKind } from '../lexicon/section-kinds.ts'
import { hasPeriod } from '../text/find-dates.ts'
import type { HeadingCandidate } from './entry-heads.ts'
import { looksAlike } from './heading-style.ts'

const hasJobs: ReadonlySet<SectionKind | 'header'> = new Set(['experience', 'volunteering'])

/**
 * Finds lines that look like headings of sections but belong to one job: those that say that duties or results follow,
 * those that come again under other jobs, those smaller than the heads of jobs, and several alike with bullets below.
 */
export function findSubheadingsInEntries(
	parts: readonly HeadingCandidate[],
	openSection: SectionKind | 'header',
): ReadonlySet<HeadingCandidate> {
	const labels = new Set<HeadingCandidate>()
	let kind = openSection
	let heading: Line | null = null
	let lines: Line[] = []
	for (const [at, part] of parts.entries()) {
		const { text } = part.line.span
		const isHeading = part.kind !== undefined
		if (isHeading && hasJobs.has(kind) && isDescriptionLabel(text)) {
			if (isOfOneJob(part.line, lines, parts.slice(at + 1))) labels.add(part)
			else kind = part.kind ?? kind
		} else if (isHeading && isOfEachEntry(part, parts, { kind, lines, heading })) {
			labels.add(part)
		} else if (isHeading && matchHeading(text) !== null) {
			kind = part.kind ?? kind
			heading = part.line
			lines = []
		}
		lines.push(part.line)
	}
	return labels
}

/** The sections of entries that may have labels within them: “Technologies used:”. */
const hasEntries: ReadonlySet<SectionKind | 'header'> = new Set([
	...hasJobs,
	'projects',
	'education',
])

type Above = { kind: SectionKind | 'header'; lines: readonly Line[]; heading: Line | null }

// Words that are no title of a section come again under each job, or are set smaller than its head.
function isOfEachEntry(
	{ line }: HeadingCandidate,
	parts: readonly HeadingCandidate[],
	{ kind, lines, heading }: Above,
): boolean {
	if (!hasEntries.has(kind)) return false
	const isAgain = (other: HeadingCandidate) =>
		other.line !== line && other.kind !== undefined && other.line.span.text === line.span.text
	const isRepeated = matchHeading(line.span.text) === null && parts.some(isAgain)
	if (isRepeated || !hasJobs.has(kind)) return isRepeated
	return isBelowHeads(line, lines, heading) || isOfSeveral(line, parts, lines)
}

/** The least number of similar subheadings that divide the description of one job. */
const fewestAlike = 3

// Whether a line is one of several below dates, over bullets, in a style of which no heading has known words.
function isOfSeveral(
	line: Line,
	parts: readonly HeadingCandidate[],
	above: readonly Line[],
): boolean {
	const isKnown = ({ line: { span } }: HeadingCandidate) => matchHeading(span.text) !== null
	const known = parts.filter((part) => part.kind !== undefined && isKnown(part))
	if (
		!above.some(({ span }) => hasPeriod(span.text)) ||
		known.some((part) => looksAlike(part.line, line))
	)
		return false
	const alike = parts.filter(
		(part, at) =>
			part.kind !== undefined &&
			looksAlike(part.line, line) &&
			parts[at + 1]?.line.isBullet === true,
	)
	return alike.length >= fewestAlike && alike.some((part) => part.line === line)
}

/** The factor by which a smaller size differs from a larger one. */
const smaller = 0.95

// Whether a line is the smallest of three sizes: the heading of the section, a dated head below it, and a subheading
// within the text about that job.
function isBelowHeads(line: Line, above: readonly Line[], heading: Line | null): boolean {
	if (heading === null) return false
	const heads = above.filter(
		(head) => head.sizePt < heading.sizePt * smaller && hasPeriod(head.span.text),
	)
	return heads.some(({ sizePt }) => line.sizePt < sizePt * smaller)
}

// Whether a label belongs to one job. A label set apart behind all jobs, where no other job has one, is about them
// all.
function isOfOneJob(
	line: Line,
	above: readonly Line[],
	below: readonly HeadingCandidate[],
): boolean {
	const isToldAlready = above.at(-1)?.isBullet === true
	const isApart = line.gapBefore > line.sizePt * 1.9
	const others = [...above, ...below.map((part) => part.line)]
	const hasOthers = others.some(({ span }) => isDescriptionLabel(span.text))
	return !isToldAlready || !isApart || hasOthers
}
