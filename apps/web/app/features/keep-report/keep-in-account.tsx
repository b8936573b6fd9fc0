import { useMutation } from '@tanstack/react-query'
import { BookmarkCheck, BookmarkPlus } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { forgetClaim, pendingClaim } from '#shared/guest/pending-claim.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { claimSession } from './keep-calls.ts'

type KeepInAccountProps = { sessionId: string; onKept: () => void }

/** Moves the report into the account of whoever is signed in. */
export function KeepInAccount({ sessionId, onKept }: KeepInAccountProps) {
	const claim = useMutation({ mutationFn: () => claimSession(sessionId), onSuccess: onKept })
	const { mutate } = claim
	useEffect(() => {
		// Whoever signed in for this has said already that they want it.
		if (pendingClaim() !== sessionId) return
		forgetClaim()
		mutate()
	}, [sessionId, mutate])
	return (
		<div className="grid gap-3">
			<div role="status">{claim.isSuccess ? <KeptLine /> : null}</div>
			{claim.isSuccess ? null : (
				<Button
					disabled={claim.isPending}
					onClick={() => claim.mutate()}
					className="sm:justify-self-start"
				>
					<BookmarkPlus size={18} aria-hidden />
					{claim.isPending ? 'Keeping…' : 'Keep in my account'}
				</Button>
			)}
			<FormProblem problem={claim.error?.message ?? null} />
		</div>
	)
}

/** Says that the report no longer goes away. */
export function KeptLine() {
	return (
		<p className="flex gap-2.5 text-sm">
			<BookmarkCheck size={20} aria-hidden className="mt-0.5 shrink-0 text-moss" />
			<span>
				This report and its CV are in your account, until you delete them.{' '}
				<Link to="/dashboard" className="font-semibold text-accent underline underline-offset-3">
					See my CVs
				</Link>
			</span>
		</p>
	)
}
