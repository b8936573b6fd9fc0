import { resendVerification } from '@app/contract'
import { useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { call } from '#shared/api/call.ts'
import { Button } from '#shared/ui/button.tsx'

type ConfirmEmailFirstProps = {
	/** Why the sign-in failed, as for any account that isn't active. */
	sentence: string
	email: string
}

/**
 * Explains that the sign-in failed because the email of the account is not confirmed yet, and offers to send the link
 * again.
 */
export function ConfirmEmailFirst({ sentence, email }: ConfirmEmailFirstProps) {
	const resend = useMutation({ mutationFn: () => call(resendVerification, { body: { email } }) })
	return (
		<div className="flex gap-2.5 rounded-control border border-brick bg-paper px-4 py-3 text-sm">
			<CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-brick" />
			<div className="min-w-0">
				<div role="alert">
					<p>
						<b className="font-semibold break-words">{email}</b> hasn’t been confirmed yet. Open the
						link in the email we sent you, then sign in again.
					</p>
					<p className="mt-2 text-ink-soft">{sentence}</p>
				</div>
				<p role="status" className="mt-2 empty:hidden">
					{resend.data?.detail ?? resend.error?.message}
				</p>
				{resend.isSuccess ? null : (
					<Button
						size="small"
						className="mt-2.5 bg-paper"
						disabled={resend.isPending}
						onClick={() => resend.mutate()}
					>
						{resend.isPending ? 'Sending…' : 'Resend email'}
					</Button>
				)}
			</div>
		</div>
	)
}
