import { SegmentedControl } from '#shared/ui/segmented-control.tsx'
import type { JobsUrlState } from './jobs-url-state.ts'

type JobListSwitchProps = {
	list: JobsUrlState['list']
	onList: (list: JobsUrlState['list']) => void
}

const lists = [
	{ value: 'open', label: 'Open jobs' },
	{ value: 'own', label: 'Jobs you added' },
] as const

/** Switches between the jobs of this site and the jobs that the person added. */
export function JobListSwitch({ list, onList }: JobListSwitchProps) {
	return (
		<div className="mb-6">
			<SegmentedControl
				legend="Jobs to show"
				isLegendHidden
				choices={lists}
				value={list}
				onChange={onList}
			/>
		</div>
	)
}
