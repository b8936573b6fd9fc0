import { confirmEmail } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { NarrowPage } from '#shared/ui/narrow-page.tsx'
import { PageSpinner } from '#shared/ui/spinner.tsx'
import { emailLinkKey } from './email-link-key.ts'
import { ResendForm } from './resend-form.tsx'

type EmailConfirmedScreenProps = {
	isSignedIn: boolean
	/** Called when an address was confirmed, since the loaded user data may be out of date. */
	onConfirmed: () => void
}

/** Where the link of the verification email leads: it confirms the address, once. */
export function EmailConfirmedScreen({ isSignedIn, onConfirmed }: EmailConfirmedScreenProps) {
	const location = useLocation()
	const navigate = useNavigate()
	const [key] = useState(emailLinkKey(location))
	const { data, error, refetch, isFetching } = useQuery({
		queryKey: ['confirm-email', key],
		queryFn: () => call(confirmEmail, { body: { key: key ?? '' } }),
		enabled: key !== null,
		retry: false,
		// A link works once, so that asking again would only say that it is used.
		staleTime: Number.POSITIVE_INFINITY,
		networkMode: 'always',
	})
	const email = data?.email ?? null
	const handleConfirmed = useEffectEvent((address: string) => {
		onConfirmed()
		// A reload still says so, although the link is used up by then.
		void navigate('.', { replace: true, state: confirmedState(address) })
	})
	useEffect(() => {
		if (email !== null) handleConfirmed(email)
	}, [email])

	const confirmed = email ?? confirmedEmail(location.state)
	if (confirmed !== null) return <Confirmed email={confirmed} isSignedIn={isSignedIn} />
	if (key === null) return <NoKey />
	if (isFetching || error === null) return <PageSpinner label="Confirming your email address" />
	if (isUsedUp(error)) return <UsedUp />
	return <Unreached message={error.message} onTryAgain={() => void refetch()} />
}

function isUsedUp(error: Error): boolean {
	return error instanceof ApiError && error.status < 500 && error.status !== 429
}

function Confirmed({ email, isSignedIn }: { email: string; isSignedIn: boolean }) {
	return (
		<NarrowPage
			title="Your email is confirmed"
			text={
				<p role="status">
					<strong className="font-semibold text-ink [overflow-wrap:anywhere]">{email}</strong> is
					confirmed. {isSignedIn ? 'Use it to sign in from now on.' : 'You can sign in now.'}
				</p>
			}
		>
			{isSignedIn ? (
				<ButtonLink to="/profile" look="primary">
					Go to your profile
				</ButtonLink>
			) : (
				<ButtonLink to="/login" look="primary">
					Sign in
				</ButtonLink>
			)}
		</NarrowPage>
	)
}

function NoKey() {
	return (
		<NarrowPage
			title="Confirm your email"
			text="Open the link in the email we sent you. If it hasn’t arrived, we can send another."
		>
			<ResendForm />
		</NarrowPage>
	)
}

function UsedUp() {
	return (
		<NarrowPage
			title="This link no longer works"
			text={
				<p role="alert">
					It’s been used or it has expired. If you’ve already confirmed your email, sign in. If not,
					we can send another link.
				</p>
			}
		>
			<ResendForm />
			<ButtonLink to="/login" className="mt-3 w-full">
				Sign in
			</ButtonLink>
		</NarrowPage>
	)
}

function Unreached({ message, onTryAgain }: { message: string; onTryAgain: () => void }) {
	return (
		<NarrowPage title="We couldn’t confirm your email" text={<p role="alert">{message}</p>}>
			<Button look="primary" onClick={onTryAgain}>
				Try again
			</Button>
		</NarrowPage>
	)
}

/** Returns the state that the history entry of a confirmed address keeps. */
function confirmedState(email: string): { confirmedEmail: string } {
	return { confirmedEmail: email }
}

/** The address that this history entry has confirmed, or `null`. */
function confirmedEmail(state: unknown): string | null {
	if (typeof state !== 'object' || state === null || !('confirmedEmail' in state)) return null
	return typeof state.confirmedEmail === 'string' ? state.confirmedEmail : null
}
