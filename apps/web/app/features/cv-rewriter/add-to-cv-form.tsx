import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { changeStoredFormUndoably } from '#shared/cv-form-storage.ts'
import { newId } from '#shared/new-id.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Button } from '#shared/ui/button.tsx'
import { SelectField } from '#shared/ui/field.tsx'
import { toast } from '#shared/ui/toast.ts'
import { useStoredForm } from '#shared/use-stored-form.ts'
import { addStatements, describeAddedStatements, nameOfJob, newJob } from './add-statements.ts'
import { AddToAccountCvForm } from './add-to-account-cv-form.tsx'

type AddToCvFormProps = { statements: string[]; current: boolean }

/** Puts the statements into a CV: of the account, or the one that this browser keeps for a guest. */
export function AddToCvForm(props: AddToCvFormProps) {
	const { isAuthenticated } = useSession()
	return isAuthenticated ? <AddToAccountCvForm {...props} /> : <SendToLocalCv {...props} />
}

function SendToLocalCv({ statements, current }: AddToCvFormProps) {
	const stored = useStoredForm()
	const navigate = useNavigate()
	const [freshJobId] = useState(newId)
	const [jobId, setJobId] = useState(newJob)
	const jobs = stored?.data.experience ?? []

	function handleSend() {
		try {
			const place = { jobId, current, id: freshJobId }
			changeStoredFormUndoably(
				(cv) => addStatements(cv, statements, place),
				describeAddedStatements(statements),
			)
		} catch {
			toast.error(
				'Your browser’s storage is full, so the lines weren’t added. They’re still on this page.',
			)
			return
		}
		void navigate('/cv-writer/create?section=experience')
	}

	return (
		<div className="mt-6 flex flex-wrap items-end gap-3">
			{jobs.length > 0 ? (
				<SelectField
					label="Add them to"
					value={jobId}
					onChange={({ target }) => setJobId(target.value)}
				>
					<option value={newJob}>A new job in your CV</option>
					{jobs.map((job) => (
						<option key={job.id} value={job.id}>
							{nameOfJob(job)}
						</option>
					))}
				</SelectField>
			) : null}
			<Button look="primary" onClick={handleSend}>
				Add to your CV
				<ArrowRight size={18} aria-hidden />
			</Button>
		</div>
	)
}
