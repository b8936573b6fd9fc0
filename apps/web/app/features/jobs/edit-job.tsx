import { type Job, jobTypeSchema } from '@app/contract'
import { useState } from 'react'
import { SelectField, TextField } from '#shared/ui/field.tsx'
import { JobFields } from './job-fields.tsx'
import { JobForm } from './job-form.tsx'
import { type JobFormValues, toJobChange, toJobFormValues } from './job-form-values.ts'
import { jobTypeLabels } from './job-formatting.ts'
import { PayFields } from './pay-fields.tsx'
import { useOwnJobChanges } from './use-jobs.ts'

/** Changes a job that the person added. */
export function EditJob({ job, onClose }: { job: Job; onClose: () => void }) {
	const [before] = useState(() => toJobFormValues(job))
	const [typed, setTyped] = useState(before)
	const { change } = useOwnJobChanges()
	const type = (part: Partial<JobFormValues>) => setTyped((whole) => ({ ...whole, ...part }))

	function handleSave() {
		change.mutate({ jobId: job.id, ...toJobChange(before, typed) }, { onSuccess: onClose })
	}

	return (
		<JobForm
			title="Edit this job"
			save={{ label: 'Save changes', busyLabel: 'Saving…' }}
			isBusy={change.isPending}
			problem={change.error?.message ?? null}
			onSave={handleSave}
			onClose={onClose}
		>
			<JobFields typed={typed} onType={type} />
			<div className="grid gap-5 sm:grid-cols-2">
				<SelectField
					label="Type of job"
					value={typed.type}
					onChange={({ target }) => type({ type: target.value })}
				>
					<option value="">Not stated</option>
					{jobTypeSchema.options.map((each) => (
						<option key={each} value={each}>
							{jobTypeLabels[each]}
						</option>
					))}
				</SelectField>
				<TextField
					label="Closing date"
					type="date"
					value={typed.closes}
					onChange={({ target }) => type({ closes: target.value })}
				/>
			</div>
			<PayFields pay={typed.pay} onType={(part) => type({ pay: { ...typed.pay, ...part } })} />
		</JobForm>
	)
}
