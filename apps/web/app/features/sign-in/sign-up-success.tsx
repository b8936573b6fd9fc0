import { MailCheck } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { signInPath } from '#shared/session/sign-in-origin.ts'

/** How long the good news stays before the sign-in screen comes, in milliseconds. */
export const signUpSuccessMs = 3000

/** Says that the account is there, and goes to sign in. */
export function SignUpSuccess({ email, from }: { email: string; from: string | null }) {
	const navigate = useNavigate()
	useEffect(() => {
		const state = { email, signedUp: true, ...(from === null ? {} : { from }) }
		const timer = setTimeout(() => void navigate(signInPath, { state }), signUpSuccessMs)
		return () => clearTimeout(timer)
	}, [navigate, email, from])
	return (
		<div
			role="status"
			className="mx-auto grid min-h-[60vh] max-w-[34rem] content-center justify-items-center px-5 py-16 text-center"
		>
			<MailCheck size={36} aria-hidden="true" className="text-moss" />
			<h1 className="mt-5 text-[clamp(2rem,5vw,2.75rem)] font-[520] tracking-[-0.02em]">
				Registration Successful!
			</h1>
			<p className="mt-4 text-lg text-ink-soft">
				Please check your email to verify your account. Redirecting to login...
			</p>
		</div>
	)
}
