import { type Job, jobTypeSchema } from '@app/contract'
import { type FormEvent, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { SelectField, TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { type EditedJob, toChange, toEdited } from './job-change.ts'
import { JobFields } from './job-fields.tsx'
import { typeWords } from './job-words.ts'
import { useOwnJobChanges } from './use-jobs.ts'

/** Changes a job that the person added. */
export function EditJob({ job, onClose }: { job: Job; onClose: () => void }) {
	const [before] = useState(() => toEdited(job))
	const [typed, setTyped] = useState(before)
	const { change } = useOwnJobChanges()
	const type = (part: Partial<EditedJob>) => setTyped((whole) => ({ ...whole, ...part }))

	function handleSubmit(event: FormEvent) {
		event.preventDefault()
		change.mutate({ jobId: job.id, ...toChange(before, typed) }, { onSuccess: onClose })
	}

	return (
		<Dialog title="Edit this job" text="Only you can see jobs you add." onClose={onClose}>
			<form onSubmit={handleSubmit} className="grid gap-5 p-5 sm:p-7">
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
								{typeWords[each]}
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
				<FormProblem problem={change.error?.message ?? null} />
				<div className="flex flex-wrap gap-3">
					<Button type="submit" look="primary" disabled={change.isPending}>
						{change.isPending ? 'Saving…' : 'Save changes'}
					</Button>
					<Button onClick={onClose}>Cancel</Button>
				</div>
			</form>
		</Dialog>
	)
}
