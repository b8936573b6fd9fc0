import { emailSchema } from '@app/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import {
	newPasswordFields,
	newPasswordHelp,
	passwordsDiffer,
	passwordsMatch,
} from '#shared/form/new-password-fields.ts'
import { useCheckedForm } from '#shared/form/use-checked-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { PasswordField } from '#shared/ui/password-field.tsx'
import { registrationErrorMessage } from './registration-error-message.ts'
import { signUp } from './sign-up.ts'
import { SocialLoginButtons } from './social-login-buttons.tsx'

const schema = z
	.object({ email: emailSchema, ...newPasswordFields })
	.refine(passwordsMatch, passwordsDiffer)

const linkClass = 'text-ink underline underline-offset-2'

type SignUpFormProps = { target: string; onSignedUp: (email: string) => void }

/** Email and a password typed twice, or one of the services. */
export function SignUpForm({ target, onSignedUp }: SignUpFormProps) {
	const [problem, setProblem] = useState<string | null>(null)
	const form = useCheckedForm({
		schema,
		initially: { email: '', password1: '', password2: '' },
		onSend: async (account) => {
			setProblem(null)
			try {
				await signUp(account)
			} catch (error) {
				setProblem(registrationErrorMessage(error))
				return
			}
			onSignedUp(account.email)
		},
	})
	return (
		<>
			<form noValidate method="post" onSubmit={form.send} className="mt-8 grid gap-5">
				<TextField
					label="Email"
					type="email"
					autoComplete="email"
					required
					{...form.field('email')}
				/>
				<PasswordField
					label="Password"
					autoComplete="new-password"
					required
					help={newPasswordHelp}
					{...form.field('password1')}
				/>
				<PasswordField
					label="Confirm password"
					autoComplete="new-password"
					required
					{...form.field('password2')}
				/>
				<div className="grid gap-5 has-[>[role=alert]:empty]:gap-0">
					<FormProblem problem={problem ?? form.problem} />
					<Button type="submit" look="primary" disabled={form.isSending}>
						{form.isSending ? 'Creating Account...' : 'Sign Up'}
					</Button>
				</div>
				<p className="text-sm text-ink-soft">
					By signing up you agree to the{' '}
					<Link to="/terms" className={linkClass}>
						terms
					</Link>
					. The{' '}
					<Link to="/privacy" className={linkClass}>
						privacy page
					</Link>{' '}
					explains what we store and for how long.
				</p>
			</form>
			<SocialLoginButtons target={target} isRemembered={false} />
		</>
	)
}
