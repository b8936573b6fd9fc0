import { tailorCvForApplication } from '@app/contract/applications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/api/call.ts'
import { keptCvsKey } from '#shared/kept-cvs/kept-cvs-key.ts'
import { RoomForCvs } from '#shared/plan/room-for-cvs.tsx'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { SelectField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { atOnce, keepNewest } from './use-applications.ts'
import { useCvChoice } from './use-cv-choice.ts'

type TailorDialogProps = {
	applicationId: string
	/** What the application is called. */
	name: string
	onMade: (cvId: string) => void
	onClose: () => void
}

/** Asks which CV to begin with, and makes the copy that is fitted to the job. */
export function TailorDialog({ applicationId, name, onMade, onClose }: TailorDialogProps) {
	const client = useQueryClient()
	const list = useCvChoice()
	const [chosen, setChosen] = useState<string | null>(null)
	const cvs = list.data?.cvs ?? []
	const cvId = chosen ?? cvs[0]?.id ?? null
	const make = useMutation({
		...atOnce,
		mutationFn: (from: string) =>
			call(tailorCvForApplication, { params: { applicationId }, body: { cvId: from } }),
		onSuccess: (application) => {
			keepNewest(client, application)
			void client.invalidateQueries({ queryKey: keptCvsKey })
			const made = application.tailoredCv?.cvId
			if (made) onMade(made)
		},
	})
	const isNone = list.isSuccess && cvs.length === 0
	return (
		<Dialog title="Tailor a CV" text={`For ${name}`} onClose={onClose}>
			<div className="grid gap-5 p-5 sm:p-7">
				{isNone ? (
					<>
						<p className="text-ink-soft">
							There is no CV in your account to begin with. Write one or bring one in.
						</p>
						<ButtonLink to="/cv-writer" className="justify-self-start">
							Write or bring in a CV
						</ButtonLink>
					</>
				) : (
					<>
						<p className="max-w-[38rem] text-ink-soft">
							Your CV stays as it is. A copy opens in the editor with the advert beside it, and
							every change of order and wording is yours to accept. Nothing is added that your CV
							does not say.
						</p>
						<div className="max-w-[26rem]">
							<SelectField
								label="Begin with"
								value={cvId ?? ''}
								onChange={({ target }) => setChosen(target.value)}
							>
								{cvs.map(({ id, title }) => (
									<option key={id} value={id}>
										{title}
									</option>
								))}
							</SelectField>
						</div>
						<RoomForCvs className="" />
						<FormProblem problem={list.error?.message ?? make.error?.message ?? null} />
						<div className="flex flex-wrap gap-3">
							<Button
								look="primary"
								disabled={cvId === null || make.isPending}
								onClick={() => (cvId === null ? undefined : make.mutate(cvId))}
							>
								{make.isPending ? 'Making the copy…' : 'Make the copy'}
							</Button>
							<Button onClick={onClose}>Cancel</Button>
						</div>
					</>
				)}
			</div>
		</Dialog>
	)
}
