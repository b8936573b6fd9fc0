import { emailSchema } from '@app/contract'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { useCheckedForm } from '#shared/form/use-checked-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { requestVerification } from './guest-report-calls.ts'

/** Sends a link to the report to the person's email. */
export function SaveByEmail({ sessionId }: { sessionId: string }) {
	const [sent, setSent] = useState<string | null>(null)
	return (
		<section aria-label="Email it to yourself">
			<h2 className="text-lg">Email it to yourself</h2>
			<p className="mt-1 text-sm text-ink-soft">
				We’ll send a link that opens this report on any device. After that, only you can move it to
				an account.
			</p>
			{/* Stays in the page, so that what appears in it is said. */}
			<div role="status" className="mt-4 empty:hidden">
				{sent ? <SentLine message={sent} /> : null}
			</div>
			{sent ? (
				<Button size="small" className="mt-3" onClick={() => setSent(null)}>
					Use another address
				</Button>
			) : (
				<EmailForm sessionId={sessionId} onSent={setSent} />
			)}
		</section>
	)
}

const schema = z.object({ email: emailSchema, name: z.string().trim().max(200) })

type EmailFormProps = { sessionId: string; onSent: (message: string) => void }

function EmailForm({ sessionId, onSent }: EmailFormProps) {
	const form = useCheckedForm({
		schema,
		initially: { email: '', name: '' },
		onSend: async (to) => {
			onSent(await requestVerification(sessionId, to))
		},
	})
	return (
		<form noValidate onSubmit={form.send} className="mt-4 grid gap-4">
			<div className="grid gap-4 sm:grid-cols-2 min-[900px]:max-[1100px]:grid-cols-1">
				<TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
				<TextField label="Name (optional)" autoComplete="name" {...form.field('name')} />
			</div>
			<FormProblem problem={form.problem} />
			<Button
				type="submit"
				size="small"
				disabled={form.isSending}
				className="sm:justify-self-start"
			>
				{form.isSending ? 'Sending…' : 'Send me the link'}
			</Button>
		</form>
	)
}

function SentLine({ message }: { message: string }) {
	return (
		<div className="flex gap-2.5 text-sm">
			<MailCheck size={20} aria-hidden className="mt-0.5 shrink-0 text-accent" />
			<p className="min-w-0 [overflow-wrap:anywhere]">{message}</p>
		</div>
	)
}
