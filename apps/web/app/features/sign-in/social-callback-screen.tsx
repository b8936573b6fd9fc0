import { exchangeSocialCode } from '@app/contract'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { track } from '#shared/analytics/track.ts'
import { call } from '#shared/api/call.ts'
import { homePath, isOwnPath, signInPath } from '#shared/session/sign-in-origin.ts'
import { useSession } from '#shared/session/use-session.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { NarrowPage } from '#shared/ui/narrow-page.tsx'
import { PageSpinner } from '#shared/ui/spinner.tsx'
import { socialLoginErrorMessage } from './social-login-error-message.ts'
import { takeSocialTarget } from './social-target.ts'

/** Where the server sends the browser to after a service: ends the sign-in and goes on. */
export function SocialCallbackScreen() {
	const problem = useFinishSignIn()
	if (problem === null) return <PageSpinner label="Signing you in" />
	return (
		<NarrowPage title="We couldn’t sign you in" text={<p role="alert">{problem}</p>}>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to={signInPath} look="primary">
					Back to Sign In
				</ButtonLink>
				<ButtonLink to="/register">Sign up with email</ButtonLink>
			</div>
		</NarrowPage>
	)
}

/** Exchanges the code of the address for a session; answers what went wrong. */
function useFinishSignIn(): string | null {
	const { hash } = useLocation()
	const { adopt } = useSession()
	const navigate = useNavigate()
	const [problem, setProblem] = useState<string | null>(null)
	const hasBegun = useRef(false)
	useEffect(() => {
		// The code works once, so it is sent once.
		if (hasBegun.current) return
		hasBegun.current = true
		const finish = async () => {
			const said = new URLSearchParams(hash.slice(1))
			const code = said.get('code')
			const target = takeSocialTarget()
			if (code === null) return setProblem(socialLoginErrorMessage(said.get('error')))
			const answer = await call(exchangeSocialCode, { body: { code } })
			await adopt(answer, { isRemembered: target?.isRemembered ?? false })
			void track({ name: 'login', method: 'service' })
			const next = isOwnPath(answer.next) ? answer.next : homePath
			await navigate(target?.to ?? next, { replace: true })
		}
		finish().catch((error: unknown) => setProblem(socialLoginErrorMessage(error)))
	}, [hash, adopt, navigate])
	return problem
}
