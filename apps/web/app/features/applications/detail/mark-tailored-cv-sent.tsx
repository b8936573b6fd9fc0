import {
	type Application,
	changeApplication,
	getApplication,
	moveApplication,
} from '@app/contract/applications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '#shared/api/call.ts'
import type { TailoringAdvert } from '#shared/match/tailoring-advert.ts'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { applicationsKey, atOnce } from '../use-applications.ts'

type MarkTailoredCvSentProps = {
	cvId: string
	carried: TailoringAdvert
	saveNow: () => Promise<boolean>
}

/** Shows which application a CV is tailored to, and a button that marks the CV there as sent. */
export function MarkTailoredCvSent({ cvId, carried, saveNow }: MarkTailoredCvSentProps) {
	const client = useQueryClient()
	const { applicationId, name } = carried
	const params = { applicationId }
	const send = useMutation({
		...atOnce,
		mutationFn: async () => {
			// The latest changes must be in the CV that is marked as sent.
			if (!(await saveNow()))
				throw new Error('Your latest changes aren’t saved yet. Please try again.')
			return noteAsSent(await call(getApplication, { params }), cvId)
		},
		onSettled: () => client.invalidateQueries({ queryKey: applicationsKey }),
	})
	const href = `/applications?open=${applicationId}`
	return (
		<section
			aria-label="Your application"
			className="mb-6 rounded-panel border border-line bg-paper px-5 py-4 text-sm"
		>
			<p>
				This CV is for{' '}
				<Link to={href} className="font-semibold">
					{name}
				</Link>
				. When you send it, mark it as sent. We’ll keep this version and move the application to
				“Applied”.
			</p>
			<div className="mt-3 grid justify-items-start gap-3">
				<FormProblem problem={send.error?.message ?? null} />
				{send.isSuccess ? (
					<>
						<p role="status" className="font-semibold">
							Marked as the CV you sent.
						</p>
						<Link to={href} ref={focusAtOnce} className={buttonClass('quiet', 'small')}>
							Open the application or write a letter
						</Link>
					</>
				) : (
					<Button size="small" disabled={send.isPending} onClick={() => send.mutate()}>
						{send.isPending ? 'Saving…' : 'I sent this version'}
					</Button>
				)}
			</div>
		</section>
	)
}

// The button that was pressed is gone, and the way on takes its focus.
const focusAtOnce = (link: HTMLAnchorElement | null) => link?.focus()

/** Marks the CV as sent. An application that was only saved moves to applied; any other keeps its stage. */
function noteAsSent({ id, revision, stage, history }: Application, cvId: string) {
	const params = { applicationId: id }
	const sentCv = { cvId }
	const isUnsent = history.findLast((entry) => entry.stage === stage)?.countsAs === 'saved'
	if (isUnsent) return call(moveApplication, { params, body: { stage: 'applied', sentCv } })
	const headers = { 'if-match': `"${revision}"` }
	return call(changeApplication, { params, headers, body: { sentCv } })
}
