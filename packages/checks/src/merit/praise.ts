import { parseTsv } from '@app/language'
import type { Check } from '../check.ts'
import { praiseThresholds } from '../data/praise-thresholds.ts'
import type { Report } from '../report.ts'
import { measureFor } from './check-measures.ts'
import { findMeasure, shareEarned } from './earned-score.ts'
import { type PartId, partIds } from './measures.ts'
import { nameFrom } from './weights.ts'

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

type Scored = { parts: NonNullable<Report['parts']>; cappedAt: number | null }

/**
 * Whether a check that found nothing wrong may be shown as a tick. What it is about has to be there in fair measure. Ticks about writing
 * also need a CV that says and has enough, and that nothing holds down: faultless lines that say nothing are no merit.
 */
export function isPraiseEarned(
	{ id, category }: Pick<Check, 'id' | 'category'>,
	{ parts, cappedAt }: Scored,
): boolean {
	const measure = findMeasure(parts, measureFor(id))
	const isShort =
		measure !== undefined && measure.id !== 'form' && measure.points < measure.of * shareOfMeasure
	if (isShort) return false
	if (!categoriesOfWriting.has(category)) return true
	return (
		cappedAt === null &&
		[...sharesToPraise].every(([part, share]) => shareEarned(parts, part) >= share)
	)
}
