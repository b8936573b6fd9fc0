import { resendVerification } from '@app/contract'
import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { call } from '#shared/api/call.ts'
import { Button } from '#shared/ui/button.tsx'

/** What somebody can do whose account only waits for their email to be confirmed. */
export function ConfirmEmailFirst({ email }: { email: string }) {
	const resend = useMutation({ mutationFn: () => call(resendVerification, { body: { email } }) })
	return (
		<div className="flex gap-2.5 rounded-control bg-accent-wash px-4 py-3 text-sm">
			<Mail aria-hidden size={18} className="mt-0.5 shrink-0 text-accent" />
			<div className="min-w-0">
				<p>
					The address <b className="font-semibold break-words">{email}</b> hasn’t been confirmed
					yet. Open the link in the email we sent you.
				</p>
				<p role="status" className="mt-1 empty:hidden">
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
