import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CvSelect } from '#shared/cv-choice/cv-select.tsx'
import { useChosenCv, useCvChoice } from '#shared/cv-choice/use-cv-choice.ts'
import { newId } from '#shared/new-id.ts'
import { accountCvsKey } from '#shared/offline/account-cv-query-keys.ts'
import { CvLimitNotice } from '#shared/plan/cv-limit-notice.tsx'
import { useSession } from '#shared/session/use-session.ts'
import { keepStep } from '#shared/stored-undo-history.ts'
import { Button } from '#shared/ui/button.tsx'
import { SelectField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { describeAddedStatements, nameOfJob, newJob } from './add-statements.ts'
import { addStatementsToAccountCv, addStatementsToNewCv } from './save-statements-to-account.ts'

type AddToAccountCvFormProps = { statements: string[]; current: boolean }

const newCv = 'new'

/** Puts the statements into a CV of the account, under a job of the person's choice. */
export function AddToAccountCvForm({ statements, current }: AddToAccountCvFormProps) {
	const navigate = useNavigate()
	const client = useQueryClient()
	const { user } = useSession()
	const [freshId] = useState(newId)
	const [freshJobId] = useState(newId)
	const [chosen, setChosen] = useState<string | null>(null)
	const [jobId, setJobId] = useState(newJob)
	const list = useCvChoice()
	const cvs = list.data?.cvs ?? []
	const cvId = chosen ?? cvs[0]?.id ?? newCv
	const jobs = useJobs(cvId)
	const send = useMutation({
		// Without a connection it fails at once and is said, or it would be sent unseen later.
		networkMode: 'always',
		mutationFn: async () => {
			const added = { statements, jobId, current, id: freshJobId }
			const isNew = cvId === newCv
			const id = isNew ? freshId : cvId
			const changed = isNew
				? await addStatementsToNewCv(id, added)
				: await addStatementsToAccountCv(id, added)
			return { id, says: describeAddedStatements(statements), ...changed }
		},
		onSuccess: ({ id, ...step }) => {
			keepStep(step, { cvId: id, ownerId: user?.id ?? null })
			void client.invalidateQueries({ queryKey: accountCvsKey })
			void navigate(`/cv-writer/edit/${id}?section=experience`)
		},
	})

	function handleChoose(id: string) {
		setChosen(id)
		setJobId(newJob)
	}

	return (
		<div className="mt-6 grid gap-3">
			<div className="flex flex-wrap items-end gap-3">
				{cvs.length > 0 ? (
					<CvSelect
						label="Add them to"
						value={cvId}
						onChoose={handleChoose}
						cvs={cvs}
						after={<option value={newCv}>A new CV</option>}
					/>
				) : null}
				{jobs.length > 0 ? (
					<SelectField
						label="Under"
						value={jobId}
						onChange={({ target }) => setJobId(target.value)}
					>
						<option value={newJob}>A new job</option>
						{jobs.map((job) => (
							<option key={job.id} value={job.id}>
								{nameOfJob(job)}
							</option>
						))}
					</SelectField>
				) : null}
				<Button
					look="primary"
					disabled={send.isPending || list.isPending}
					onClick={() => send.mutate()}
				>
					Add to your CV
					<ArrowRight size={18} aria-hidden />
				</Button>
			</div>
			{cvId === newCv ? <CvLimitNotice className="" /> : null}
			<FormProblem problem={send.error?.message ?? list.error?.message ?? null} />
		</div>
	)
}

function useJobs(cvId: string) {
	const { data } = useChosenCv(cvId === newCv ? null : cvId)
	return cvId === newCv ? [] : (data?.document.experience ?? [])
}
