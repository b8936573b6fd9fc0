import { emailSchema, resendVerification } from '@app/contract'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '#shared/api/call.ts'
import { useCheckedForm } from '#shared/form/use-checked-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'

const schema = z.object({ email: emailSchema })

/** Sends the verification email again. */
export function ResendForm() {
	const [said, setSaid] = useState<string | null>(null)
	const form = useCheckedForm({
		schema,
		initially: { email: '' },
		onSend: async (body) => {
			const { detail } = await call(resendVerification, { body })
			setSaid(detail)
		},
	})
	return (
		<form noValidate onSubmit={form.send} className="grid gap-5">
			<TextField
				label="Email"
				type="email"
				autoComplete="email"
				required
				{...form.field('email')}
			/>
			<FormProblem problem={form.problem} />
			<p role="status" className="text-sm empty:hidden">
				{said}
			</p>
			<Button type="submit" look="primary" disabled={form.isSending}>
				{form.isSending ? 'Sending…' : 'Send another link'}
			</Button>
		</form>
	)
}
