import { Link, Navigate, useLocation } from 'react-router'
import { z } from 'zod'
import { blockedSentence } from '#shared/session/session-machine.ts'
import { pathAfterSignIn } from '#shared/session/sign-in-origin.ts'
import { useSession } from '#shared/session/use-session.ts'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { PageSpinner } from '#shared/ui/spinner.tsx'
import { AccountFormPage } from './account-form-page.tsx'
import { AccountReason } from './account-reason.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Signs in, and goes on to the page that the person came from. */
export function SignInScreen() {
	const { state } = useLocation()
	const { loading, isAuthenticated, signedOutBecause } = useSession()
	const target = pathAfterSignIn(state)
	if (loading) return <PageSpinner label="Checking whether you’re signed in" />
	if (isAuthenticated) return <Navigate to={target} replace />
	return (
		<AccountFormPage title="Welcome Back">
			<AccountReason target={target} />
			{signedOutBecause === 'expired' ? (
				<p role="status" className="mt-3 text-ink-soft">
					Your session has ended. Please sign in again.
				</p>
			) : null}
			{signedOutBecause === 'blocked' ? (
				<div className="mt-5">
					<FormProblem problem={blockedSentence} />
				</div>
			) : null}
			<SignInForm
				email={readState(state).email ?? ''}
				target={target}
				isNew={readState(state).signedUp === true}
			/>
			<p className="mt-8 text-center text-ink-soft">
				No account yet?{' '}
				<Link to="/register" state={state} className="font-semibold text-accent">
					Sign up
				</Link>
			</p>
		</AccountFormPage>
	)
}

const stateSchema = z
	.object({ email: z.string().optional(), signedUp: z.boolean().optional() })
	.catch({})

/** Reads the navigation state from the previous page. */
const readState = (state: unknown) => stateSchema.parse(state)
