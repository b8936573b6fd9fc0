import type { CommonStage, OwnStage, Stage } from '@app/contract/applications'

/** The names of the stages that every account has. */
export const commonStageNames: Record<CommonStage, string> = {
	saved: 'Saved',
	applied: 'Applied',
	interview: 'Interview',
	offer: 'Offer',
	accepted: 'Accepted',
	rejected: 'Rejected',
	withdrawn: 'Withdrawn',
}

/** The stages that everybody has, in their order. */
export const commonStages = Object.keys(commonStageNames).filter(isCommonStage)

/** Whether a stage is one that everybody has. */
export function isCommonStage(stage: string): stage is CommonStage {
	return stage in commonStageNames
}

/** The stages of a person, in the order of their columns. */
export class Stages {
	readonly order: readonly Stage[]
	readonly own: readonly OwnStage[]

	constructor({ order, own }: { order: readonly Stage[]; own: readonly OwnStage[] }) {
		this.order = order
		this.own = own
	}

	nameOf(stage: Stage): string {
		if (isCommonStage(stage)) return commonStageNames[stage]
		return this.own.find(({ id }) => id === stage)?.name ?? 'Another stage'
	}

	/** The common stage that a stage counts as. */
	countsAs(stage: Stage): CommonStage {
		if (isCommonStage(stage)) return stage
		return this.own.find(({ id }) => id === stage)?.countsAs ?? 'saved'
	}

	/** The stage beside this one, to the left (-1) or the right (1). */
	beside(stage: Stage, by: -1 | 1): Stage | null {
		const index = this.order.indexOf(stage)
		return index === -1 ? null : (this.order[index + by] ?? null)
	}

	/** Whether nothing more is to be done in this stage. */
	isOver(stage: Stage): boolean {
		return ['accepted', 'rejected', 'withdrawn'].includes(this.countsAs(stage))
	}
}
