import type { ApplicationSummary, Stage } from '@app/contract/applications'
import { Select } from '#shared/ui/field.tsx'
import { formatApplicationName } from './application-formatting.ts'
import type { Stages } from './stage-names.ts'

type StageSelectProps = {
	application: ApplicationSummary
	stages: Stages
	onStage: (id: string, stage: Stage) => void
}

/** The stage of an application, to be changed where it stands. */
export function StageSelect({ application, stages, onStage }: StageSelectProps) {
	return (
		<Select
			aria-label={`Stage of ${formatApplicationName(application)}`}
			value={application.stage}
			onChange={({ target }) => {
				const chosen = stages.order.find((each) => each === target.value)
				if (chosen !== undefined) onStage(application.id, chosen)
			}}
		>
			{stages.order.map((each) => (
				<option key={each} value={each}>
					{stages.nameOf(each)}
				</option>
			))}
		</Select>
	)
}
