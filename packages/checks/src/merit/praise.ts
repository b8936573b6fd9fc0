import { parseTsv } from '@app/language'
import type { Check } from '../check.ts'
import { praiseThresholds } from '../data/praise-thresholds.ts'
import type { Report } from '../report.ts'
import { measureFor } from './check-measures.ts'
import { findMeasure, shareEarned } from './earned-score.ts'
import { type PartId, partIds } from './measures.ts'
import { nameFrom, weights } from './weights.ts'

/** The share of a part's points that a CV needs before its writing is praised. `npm run train -- --only score` wrote the table. */
const sharesToPraise: ReadonlyMap<PartId, number> = new Map(
	parseTsv<'part' | 'share'>(praiseThresholds).map(({ part, share }) => [
		nameFrom(partIds, part, 'praise'),
		Number(share),
	]),
)

const categoriesOfWriting = new Set(['impact', 'sections', 'language'])
/** The share of its measure’s points that a check needs before it is a tick. */
const shareOfMeasure = 0.5

/** Of lines, and of dates, one alone proves nothing: a tick about them compares some. */
const fewestToPraise: Partial<Record<Check['category'], number>> = { impact: 2, dates: 2 }

/** In these parts all checks of a measure are about the same words; a missing phone number says nothing of the email address. */
const partsOfOneThing = new Set<PartId | undefined>(['content', 'profile'])

type Scored = Pick<Report, 'cappedAt'> & {
	parts: NonNullable<Report['parts']>
	/** The open findings: the report must not praise in one place what it criticises in another. */
	findings: readonly Pick<Report['findings'][number], 'checkId'>[]
	nextSteps: readonly { measure: string }[]
}

type Passed = {
	check: Pick<Check, 'id' | 'category'>
	/** How many things the check looked at. */
	looked: number
}

/**
 * Whether a check that found nothing wrong may be shown as a tick. Its measure must have earned a fair share of its
 * points, and a check of impact or dates needs two things to look at. In the content and profile parts, no finding or
 * next step of the same measure may be open. A tick about writing also needs a CV with enough points in each part and
 * no cap: faultless lines that say nothing are no merit.
 */
export function isPraiseEarned(
	{ check: { id, category }, looked }: Passed,
	{ parts, cappedAt, findings, nextSteps }: Scored,
): boolean {
	if (looked < (fewestToPraise[category] ?? 1)) return false
	const own = measureFor(id)
	const measure = findMeasure(parts, own)
	const isShort =
		measure !== undefined && own !== 'form' && measure.points < measure.of * shareOfMeasure
	if (isShort) return false
	const isOpen =
		findings.some(({ checkId }) => measureFor(checkId) === own) ||
		nextSteps.some((step) => step.measure === own)
	if (isOpen && partsOfOneThing.has(weights.get(own)?.part)) return false
	if (!categoriesOfWriting.has(category)) return true
	return (
		cappedAt === null &&
		[...sharesToPraise].every(([part, share]) => shareEarned(parts, part) >= share)
	)
}
