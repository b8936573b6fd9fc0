import { useMutation } from '@tanstack/react-query'
import { BookmarkPlus } from 'lucide-react'
import { Button } from '#shared/ui/button.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { claimSession } from './guest-report-calls.ts'
import { ReportSavedMessage } from './report-saved-message.tsx'

type SaveInAccountProps = { sessionId: string; onKept: () => void }

/** Moves the report into the signed-in person's account. */
export function SaveInAccount({ sessionId, onKept }: SaveInAccountProps) {
	const claim = useMutation({ mutationFn: () => claimSession(sessionId), onSuccess: onKept })
	return (
		<div className="grid">
			<div role="status">{claim.isSuccess ? <ReportSavedMessage /> : null}</div>
			{claim.isSuccess ? null : (
				<Button disabled={claim.isPending} onClick={() => claim.mutate()}>
					<BookmarkPlus size={18} aria-hidden />
					{claim.isPending ? 'Saving…' : 'Save to my account'}
				</Button>
			)}
			<FormProblem problem={claim.error?.message ?? null} />
		</div>
	)
}
