import type { OwnStage, Stage } from '@app/contract/applications'
import { commonStages, type Stages } from './stage-names.ts'

type Standing = Pick<OwnStage, 'countsAs' | 'stands'>

// Every place where a stage of one's own can stand, from left to right.
const standings: Standing[] = commonStages.flatMap((countsAs) => [
	{ countsAs, stands: 'before' },
	{ countsAs, stands: 'after' },
])

/** Where a stage stands after one step to the left (-1) or the right (1); `null` where there is no further place. */
export function standingAfterStep(
	{ own, order }: Pick<Stages, 'own' | 'order'>,
	stage: OwnStage,
	by: -1 | 1,
): Standing | null {
	const from = order.indexOf(stage.id)
	const at = standings.findIndex(
		({ countsAs, stands }) => countsAs === stage.countsAs && stands === stage.stands,
	)
	for (let next = at + by; next >= 0 && next < standings.length; next += by) {
		const standing = standings[next]
		if (standing === undefined) return null
		const changed = own.map((each) => (each.id === stage.id ? { ...each, ...standing } : each))
		const to = orderOf(changed).indexOf(stage.id)
		// A place that looks the same is no step.
		if (Math.sign(to - from) === by) return standing
	}
	return null
}

function orderOf(own: readonly OwnStage[]): Stage[] {
	return commonStages.flatMap((common) => {
		const side = (stands: OwnStage['stands']) =>
			own.filter((each) => each.countsAs === common && each.stands === stands).map(({ id }) => id)
		return [...side('before'), common, ...side('after')]
	})
}
