import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { pathAfterSignIn, recordedOrigin } from '#shared/session/sign-in-origin.ts'
import { useSession } from '#shared/session/use-session.ts'
import { PageSpinner } from '#shared/ui/spinner.tsx'
import { AccountFormPage } from './account-form-page.tsx'
import { AccountReason } from './account-reason.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SignUpSuccess } from './sign-up-success.tsx'

/** Creates an account; its owner then confirms the email address and signs in. */
export function SignUpScreen() {
	const { state } = useLocation()
	const { loading, isAuthenticated } = useSession()
	const [signedUpAs, setSignedUpAs] = useState<string | null>(null)
	const target = pathAfterSignIn(state)
	if (loading) return <PageSpinner label="Checking whether you’re signed in" />
	if (isAuthenticated) return <Navigate to={target} replace />
	if (signedUpAs !== null) return <SignUpSuccess email={signedUpAs} from={recordedOrigin(state)} />
	return (
		<AccountFormPage title="Create your account">
			<AccountReason target={target} isNew />
			<SignUpForm target={target} onSignedUp={setSignedUpAs} />
			<p className="mt-8 text-center text-ink-soft">
				Already have an account?{' '}
				<Link to="/login" state={state} className="font-semibold text-accent">
					Sign In
				</Link>
			</p>
		</AccountFormPage>
	)
}
