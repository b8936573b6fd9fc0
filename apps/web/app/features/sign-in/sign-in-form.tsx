import { emailSchema, passwordSchema } from '@app/contract'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { track } from '#shared/analytics/track.ts'
import { ApiError } from '#shared/api/api-error.ts'
import { useCheckedForm } from '#shared/form/use-checked-form.ts'
import { explainFailedLogin } from '#shared/session/explain-failed-login.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Button } from '#shared/ui/button.tsx'
import { CheckField, TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { PasswordField } from '#shared/ui/password-field.tsx'
import { ConfirmEmailFirst } from './confirm-email-first.tsx'
import { SocialLoginButtons } from './social-login-buttons.tsx'

const schema = z.object({ email: emailSchema, password: passwordSchema })

/** Why a sign-in failed, and for which address if that only has to be confirmed. */
type Failure = { sentence: string; unconfirmed: string | null }

type SignInFormProps = {
	email: string
	/** Where a service leads back to. */
	target: string
	/** Whether this person has just signed up, and so has to confirm the address first. */
	isNew: boolean
}

/** Email and password, or one of the services. */
export function SignInForm({ email, target, isNew }: SignInFormProps) {
	const { login } = useSession()
	const [rememberMe, setRememberMe] = useState(false)
	const [failure, setFailure] = useState<Failure | null>(null)
	const form = useCheckedForm({
		schema,
		initially: { email, password: '' },
		onSend: async (typed) => {
			setFailure(null)
			try {
				await login({ ...typed, rememberMe })
				void track({ name: 'login', method: 'email' })
			} catch (error) {
				setFailure({
					sentence: explainFailedLogin(error),
					unconfirmed: unconfirmed(error, typed.email),
				})
			}
		},
	})
	return (
		<>
			{isNew && failure === null ? <OpenLinkFirst email={email} /> : null}
			<form noValidate method="post" onSubmit={form.send} className="mt-8 grid gap-5">
				<TextField
					label="Email"
					type="email"
					autoComplete="username"
					required
					{...form.field('email')}
				/>
				<PasswordField
					label="Password"
					autoComplete="current-password"
					required
					{...form.field('password')}
				/>
				<div className="flex flex-wrap items-center justify-between gap-x-4">
					<CheckField label="Remember me" checked={rememberMe} onChange={setRememberMe} />
					<Link
						to="/reset-password"
						className="inline-flex min-h-11 items-center text-sm font-semibold text-accent"
					>
						Forgot password?
					</Link>
				</div>
				<div className="grid gap-5 has-[>[role=alert]:empty]:gap-0">
					{failure?.unconfirmed ? (
						<ConfirmEmailFirst sentence={failure.sentence} email={failure.unconfirmed} />
					) : (
						<FormProblem problem={failure?.sentence ?? form.problem} />
					)}
					<Button type="submit" look="primary" disabled={form.isSending}>
						{form.isSending ? 'Signing In...' : 'Sign In'}
					</Button>
				</div>
			</form>
			<SocialLoginButtons target={target} isRemembered={rememberMe} />
		</>
	)
}

/** Tells the person to open the link in the email after signing up. */
function OpenLinkFirst({ email }: { email: string }) {
	return (
		<p role="status" className="mt-5 flex gap-2.5 rounded-control bg-accent-wash px-4 py-3">
			<Mail aria-hidden size={20} className="mt-0.5 shrink-0 text-accent" />
			<span className="min-w-0">
				Nearly there. We’ve sent a link to <b className="font-semibold break-words">{email}</b>:
				open it, then sign in here. Nothing there? Look in your spam folder.
			</span>
		</p>
	)
}

function unconfirmed(error: unknown, email: string): string | null {
	return error instanceof ApiError && error.code === 'email_not_verified' ? email : null
}
