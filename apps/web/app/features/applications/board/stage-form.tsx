import type { OwnStage } from '@app/contract/applications'
import { z } from 'zod'
import { useCheckedForm } from '#shared/form/use-checked-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { SelectField, TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { commonStageNames, commonStages, isCommonStage } from '../stage-names.ts'

type Written = Omit<OwnStage, 'id'>

type StageFormProps = {
	initially: Written
	/** What the button says. */
	action: string
	onSave: (stage: Written) => Promise<unknown>
	onClose: () => void
}

const schema = z.object({
	name: z.string().trim().min(1, 'Give the stage a name.').max(40, 'Use 40 characters or fewer.'),
	countsAs: z.string().refine(isCommonStage),
	stands: z.enum(['before', 'after']),
})

/** Shows the form for the name of a stage and its place. */
export function StageForm({ initially, action, onSave, onClose }: StageFormProps) {
	const { name, countsAs, stands } = initially
	const form = useCheckedForm({
		schema,
		initially: { name, countsAs, stands },
		onSend: async (written) => {
			const chosen = commonStages.find((stage) => stage === written.countsAs) ?? countsAs
			await onSave({ ...written, countsAs: chosen })
			onClose()
		},
	})
	return (
		<form noValidate onSubmit={form.send} className="grid gap-4">
			<TextField
				label="Name"
				maxLength={40}
				placeholder="Phone screen"
				autoComplete="off"
				{...form.field('name')}
			/>
			<div className="grid gap-4 sm:grid-cols-2">
				<SelectField label="Place it" {...form.field('stands')}>
					<option value="before">Before</option>
					<option value="after">After</option>
				</SelectField>
				<SelectField
					label="This stage (and count it as this in Insights)"
					{...form.field('countsAs')}
				>
					{commonStages.map((stage) => (
						<option key={stage} value={stage}>
							{commonStageNames[stage]}
						</option>
					))}
				</SelectField>
			</div>
			<FormProblem problem={form.problem} />
			<div className="flex flex-wrap gap-3">
				<Button type="submit" size="small" look="primary" disabled={form.isSending}>
					{form.isSending ? 'Saving…' : action}
				</Button>
				<Button size="small" onClick={onClose}>
					Cancel
				</Button>
			</div>
		</form>
	)
}
