import { changeEmail, emailSchema, type User } from '@app/contract'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '#shared/api/call.ts'
import { useCheckedForm } from '#shared/form/use-checked-form.ts'
import { TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { PageSection } from '#shared/ui/page-section.tsx'
import { PasswordField } from '#shared/ui/password-field.tsx'
import { Disclosure } from './disclosure.tsx'
import { FormButtons } from './form-buttons.tsx'
import { ownPasswordSchema } from './password-section.tsx'

/** The address that a person signs in with. */
export function EmailSection({ user }: { user: User }) {
	const [said, setSaid] = useState<string | null>(null)
	return (
		<PageSection title="Email" text="You use it to sign in, and we send emails to it.">
			<p className="mb-4 font-semibold [overflow-wrap:anywhere]">{user.email}</p>
			<div role="status">
				{said ? (
					<p className="mb-4 flex gap-2.5 rounded-control border border-line bg-paper px-4 py-3 text-sm">
						<MailCheck size={18} aria-hidden className="mt-0.5 shrink-0 text-accent" />
						{said}
					</p>
				) : null}
			</div>
			<Disclosure label="Change email">
				{(fold) => (
					<ChangeEmail
						hasPassword={user.hasPassword}
						onCancel={fold}
						onSent={(detail) => {
							setSaid(detail)
							fold()
						}}
					/>
				)}
			</Disclosure>
		</PageSection>
	)
}

type ChangeEmailProps = {
	hasPassword: boolean
	onSent: (detail: string) => void
	onCancel: () => void
}

function ChangeEmail({ hasPassword, onSent, onCancel }: ChangeEmailProps) {
	const form = useCheckedForm({
		schema: z.object({ email: emailSchema, currentPassword: ownPasswordSchema(hasPassword) }),
		initially: { email: '', currentPassword: '' },
		onSend: async (body) => {
			const { detail } = await call(changeEmail, { body })
			onSent(detail)
		},
	})
	return (
		<form noValidate onSubmit={form.send} className="grid gap-5">
			<TextField
				label="New email"
				type="email"
				autoComplete="email"
				help="We’ll send a link there. Open it to confirm the change."
				{...form.field('email')}
			/>
			{hasPassword ? (
				<PasswordField
					label="Your password"
					autoComplete="current-password"
					{...form.field('currentPassword')}
				/>
			) : null}
			<FormProblem problem={form.problem} />
			<FormButtons
				label="Send link"
				busyLabel="Sending…"
				isSending={form.isSending}
				onCancel={onCancel}
			/>
		</form>
	)
}
