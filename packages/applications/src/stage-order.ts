import {
	type CommonStage,
	commonStageSchema,
	type OwnStage,
	type Stage,
} from '@app/contract/applications'

/** All stages as the board shows them: each of one's own beside the common stage that it counts as. */
export function stageOrder(own: readonly OwnStage[]): Stage[] {
	return commonStageSchema.options.flatMap((common) => [
		...idsBeside(own, common, 'before'),
		common,
		...idsBeside(own, common, 'after'),
	])
}

function idsBeside(own: readonly OwnStage[], common: CommonStage, side: OwnStage['stands']) {
	return own
		.filter(({ countsAs, stands }) => countsAs === common && stands === side)
		.map(({ id }) => id)
}
