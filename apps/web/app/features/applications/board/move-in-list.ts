import type { ApplicationSummary, Stage } from '@app/contract/applications'

/** Where an application is put: `before` another one of the stage, at the end (`null`), or at the top. */
export type Move = { stage: Stage; before?: string | null }

/** The list after one application was put elsewhere; the order within a stage is the order of its column. */
export function moveInList(
	list: readonly ApplicationSummary[],
	id: string,
	{ stage, before }: Move,
): ApplicationSummary[] {
	const found = list.find((each) => each.id === id)
	if (!found) return [...list]
	const rest = list.filter((each) => each.id !== id)
	const at = findTargetIndex(rest, { stage, ...(before === undefined ? {} : { before }) })
	return [...rest.slice(0, at), { ...found, stage }, ...rest.slice(at)]
}

function findTargetIndex(rest: readonly ApplicationSummary[], { stage, before }: Move): number {
	if (before) {
		const found = rest.findIndex(({ id }) => id === before)
		if (found !== -1) return found
	}
	if (before === undefined) {
		const top = rest.findIndex((each) => each.stage === stage)
		return top === -1 ? rest.length : top
	}
	return rest.length
}

/** The neighbour that a card comes to stand before when it goes up (-1) or down (1) in its column; `undefined` where it cannot. */
export function beforeAfterStep(
	column: readonly ApplicationSummary[],
	id: string,
	by: -1 | 1,
): string | null | undefined {
	const index = column.findIndex((each) => each.id === id)
	if (index === -1 || index + by < 0 || index + by >= column.length) return undefined
	const next = by === -1 ? column[index - 1] : column[index + 2]
	return next?.id ?? null
}
