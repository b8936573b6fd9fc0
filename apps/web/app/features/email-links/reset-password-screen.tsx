import { emailSchema, requestPasswordReset } from '@app/contract'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { call } from '#shared/api/call.ts'
import { useCheckedForm } from '#shared/form/use-checked-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { NarrowPage } from '#shared/ui/narrow-page.tsx'

const schema = z.object({ email: emailSchema })

/** Where a person who cannot sign in asks for a link by email. */
export function ResetPasswordScreen() {
	const [sent, setSent] = useState<{ email: string; detail: string } | null>(null)
	if (sent) return <Sent {...sent} onAgain={() => setSent(null)} />
	return <Request onSent={setSent} />
}

type RequestProps = { onSent: (sent: { email: string; detail: string }) => void }

function Request({ onSent }: RequestProps) {
	const form = useCheckedForm({
		schema,
		initially: { email: '' },
		onSend: async (body) => {
			const { detail } = await call(requestPasswordReset, { body })
			onSent({ email: body.email, detail })
		},
	})
	return (
		<NarrowPage
			title="Reset your password"
			text="Enter your email address and we’ll send you a link to choose a new password."
		>
			<form noValidate onSubmit={form.send} className="grid gap-5">
				<TextField
					label="Email"
					type="email"
					autoComplete="email"
					required
					{...form.field('email')}
				/>
				<FormProblem problem={form.problem} />
				<Button type="submit" look="primary" disabled={form.isSending}>
					{form.isSending ? 'Sending…' : 'Send link'}
				</Button>
			</form>
			<p className="mt-6 text-sm text-ink-soft">
				Remembered it?{' '}
				<Link to="/login" className="font-semibold text-accent underline underline-offset-3">
					Sign in
				</Link>
			</p>
		</NarrowPage>
	)
}

type SentProps = { email: string; detail: string; onAgain: () => void }

function Sent({ email, detail, onAgain }: SentProps) {
	return (
		<NarrowPage
			title="Check your email"
			text={
				<div role="status">
					<p>{detail}</p>
					<p className="mt-4 flex items-center gap-2.5 font-semibold text-ink">
						<MailCheck size={20} aria-hidden className="shrink-0 text-accent" />
						<span className="min-w-0 [overflow-wrap:anywhere]">{email}</span>
					</p>
				</div>
			}
		>
			<p className="text-sm text-ink-soft">
				Nothing after a few minutes? Check your spam folder and the address above.
			</p>
			<Button className="mt-4" onClick={onAgain}>
				Use another address or resend
			</Button>
		</NarrowPage>
	)
}
