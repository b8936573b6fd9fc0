import { isDescriptionLabel } from '../fields/description-labels.ts'
import type { Line } from '../layout/line.ts'
import { matchHeading } from '../lexicon/match-heading.ts'
import type { SectionKind } from '../lexicon/section-kinds.ts'
import type { HeadingCandidate } from './entry-heads.ts'

const hasJobs: ReadonlySet<SectionKind | 'header'> = new Set(['experience', 'volunteering'])

/** The lines that are set as headings and only say that duties or results of one job follow. */
export function findJobLabels(
	parts: readonly HeadingCandidate[],
	openSection: SectionKind | 'header',
): ReadonlySet<HeadingCandidate> {
	const labels = new Set<HeadingCandidate>()
	let kind = openSection
	let lines: Line[] = []
	for (const [at, part] of parts.entries()) {
		const { text } = part.line.span
		const isHeading = part.kind !== undefined
		if (isHeading && hasJobs.has(kind) && isDescriptionLabel(text)) {
			if (isOfOneJob(part.line, lines, parts.slice(at + 1))) labels.add(part)
			else kind = part.kind ?? kind
		} else if (isHeading && matchHeading(text) !== null) {
			kind = part.kind ?? kind
			lines = []
		}
		lines.push(part.line)
	}
	return labels
}

// Such a label set apart behind all jobs, where no other job has one, is about them all.
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
