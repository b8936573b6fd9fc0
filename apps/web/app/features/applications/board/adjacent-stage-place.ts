import type { OwnStage } from '@app/contract/applications'

type Step = { stands: OwnStage['stands']; before: string | null }

/**
 * Returns the place of a stage after one step to the left (-1) or the right (1), around the common stage that it
 * counts as; `null` where there is no further place. Only its form changes the stage that it counts as, since that
 * changes the insights.
 */
export function findAdjacentStagePlace(
	own: readonly OwnStage[],
	{ id, countsAs, stands }: OwnStage,
	by: -1 | 1,
): Step | null {
	const idsOn = (side: OwnStage['stands']) =>
		own.filter((each) => each.countsAs === countsAs && each.stands === side).map((each) => each.id)
	const side = idsOn(stands)
	const to = side.indexOf(id) + by
	if (to >= 0 && to < side.length) {
		return { stands, before: (by === -1 ? side[to] : side[to + 1]) ?? null }
	}
	if (by === 1 && stands === 'before') {
		return { stands: 'after', before: idsOn('after')[0] ?? null }
	}
	return by === -1 && stands === 'after' ? { stands: 'before', before: null } : null
}
