import type { ApplicationSummary, Stage } from '@app/contract/applications'
import type { Day } from '../calendar/calendar-days.ts'
import type { Stages } from '../stage-names.ts'

export type ListViewProps = {
	applications: ApplicationSummary[]
	stages: Stages
	today: Day
	hrefOf: (id: string) => string
	onStage: (id: string, stage: Stage) => void
}
