import type { Application } from '@app/contract/applications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CvSelect } from '#shared/cv-choice/cv-select.tsx'
import { useCvChoice } from '#shared/cv-choice/use-cv-choice.ts'
import { accountCvsKey } from '#shared/offline/account-cv-query-keys.ts'
import { CvLimitNotice } from '#shared/plan/cv-limit-notice.tsx'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { applicationsKey, atOnce, keepNewest } from '../use-applications.ts'

type TailorDialogProps = {
	/** The name of the job: `Baker at Crust`. */
	name: string
	/** The thing that confirming makes besides the copy; the label of the button names it. */
	makes: 'application' | 'copy'
	/** Makes the copy of a CV, with the application where there is none. Nothing is made before. */
	make: (cvId: string) => Promise<Application>
	onMade: (application: Application, cvId: string) => void
	onClose: () => void
}

const actions = {
	application: { idle: 'Save to my applications', busy: 'Saving…' },
	copy: { idle: 'Create the copy', busy: 'Creating the copy…' },
} as const

/** Asks which CV to begin with; only confirming makes the copy that is fitted to the job. */
export function TailorDialog({ name, makes, make, onMade, onClose }: TailorDialogProps) {
	const client = useQueryClient()
	const list = useCvChoice()
	const [chosen, setChosen] = useState<string | null>(null)
	const cvs = list.data?.cvs ?? []
	const cvId = chosen ?? cvs[0]?.id ?? null
	// A second press finds the first one on its way.
	const sent = useRef<Promise<Application> | null>(null)
	const making = useMutation({
		...atOnce,
		mutationFn: (from: string) => {
			sent.current ??= make(from)
			return sent.current
		},
		onError: () => {
			sent.current = null
		},
		onSuccess: (application) => {
			keepNewest(client, application)
			void client.invalidateQueries({ queryKey: accountCvsKey })
			void client.invalidateQueries({ queryKey: applicationsKey })
			const made = application.tailoredCv?.cvId
			if (made) onMade(application, made)
		},
	})
	const action = actions[makes]
	const isNone = list.isSuccess && cvs.length === 0
	// A confirmed request is under way and can't be cancelled.
	return (
		<Dialog
			title="Tailor a CV"
			text={`For ${name}`}
			onClose={() => (making.isPending ? null : onClose())}
		>
			<div className="grid gap-5 p-5 sm:p-7">
				{isNone ? (
					<>
						<p className="text-ink-soft">
							There’s no CV in your account to start from. Write or import one first.
						</p>
						<ButtonLink to="/cv-writer" className="justify-self-start">
							Write or import a CV
						</ButtonLink>
					</>
				) : (
					<>
						<p className="max-w-[38rem] text-ink-soft">
							{makes === 'application'
								? 'This saves the job to your applications and makes a copy of your CV for it. '
								: ''}
							Your CV stays as it is. The copy opens in the editor with the advert beside it, and
							you accept each change yourself. Nothing is added that your CV doesn’t say.
						</p>
						<div className="max-w-[26rem]">
							<CvSelect label="Start from" value={cvId ?? ''} onChoose={setChosen} cvs={cvs} />
						</div>
						<CvLimitNotice className="" />
						<FormProblem problem={list.error?.message ?? making.error?.message ?? null} />
						<div className="flex flex-wrap gap-3">
							<Button
								look="primary"
								disabled={cvId === null || making.isPending}
								onClick={() => (cvId === null ? undefined : making.mutate(cvId))}
							>
								{making.isPending ? action.busy : action.idle}
							</Button>
							<Button disabled={making.isPending} onClick={onClose}>
								Cancel
							</Button>
						</div>
					</>
				)}
			</div>
		</Dialog>
	)
}
