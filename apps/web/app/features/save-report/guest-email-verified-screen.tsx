import { useQuery } from '@tanstack/react-query'
import { FileSearch } from 'lucide-react'
import { useEffect } from 'react'
import { ApiError } from '#shared/api/api-error.ts'
import { formatDeletionTime } from '#shared/guest-session/format-deletion-time.ts'
import { rememberAnalysis } from '#shared/guest-session/remembered-analysis.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { NarrowPage } from '#shared/ui/narrow-page.tsx'
import { PageSpinner } from '#shared/ui/spinner.tsx'
import { verifyEmail } from './guest-report-calls.ts'
import { SaveInAccount } from './save-in-account.tsx'

type GuestEmailVerifiedScreenProps = {
	token: string
	isSignedIn: boolean
	/** Goes to sign in or to sign up, and on to claim this report. */
	onEnter: (path: '/login' | '/register', sessionId: string) => void
}

/** Where the link of the guest's email leads: the address is confirmed, and the report opens here too. */
export function GuestEmailVerifiedScreen({
	token,
	isSignedIn,
	onEnter,
}: GuestEmailVerifiedScreenProps) {
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: ['verify-guest-email', token],
		queryFn: () => verifyEmail(token),
		retry: false,
		// The link may work only once.
		staleTime: Number.POSITIVE_INFINITY,
		networkMode: 'always',
	})
	const sessionId = data?.session_id
	useEffect(() => {
		if (sessionId) rememberAnalysis(sessionId)
	}, [sessionId])
	if (data) {
		const enter = (path: '/login' | '/register') => onEnter(path, data.session_id)
		return <Verified {...data} isSignedIn={isSignedIn} onEnter={enter} />
	}
	if (isFetching || error === null) return <PageSpinner label="Confirming your email address" />
	return <NotVerified error={error} onTryAgain={() => void refetch()} />
}

type VerifiedProps = {
	session_id: string
	email: string
	expires_at: string
	isSignedIn: boolean
	onEnter: (path: '/login' | '/register') => void
}

function Verified({ session_id, email, expires_at, isSignedIn, onEnter }: VerifiedProps) {
	return (
		<NarrowPage
			title="Your email is confirmed"
			text={
				<p role="status">
					Your report is linked to{' '}
					<strong className="font-semibold text-ink [overflow-wrap:anywhere]">{email}</strong>.
					We’ll delete it {formatDeletionTime(expires_at, { now: new Date() })} unless you save it
					to an account.
				</p>
			}
		>
			<ButtonLink
				to={`/cv-analysis?session=${session_id}`}
				look="primary"
				className="w-full sm:w-auto"
			>
				<FileSearch size={18} aria-hidden />
				Open report
			</ButtonLink>
			<section className="mt-10 border-t border-line pt-6" aria-label="Save it">
				<h2 className="text-lg">Save it</h2>
				<p className="mt-1 mb-4 text-sm text-ink-soft">
					In an account, it stays until you delete it. Use this email for the account.
				</p>
				{isSignedIn ? (
					<SaveInAccount sessionId={session_id} onKept={() => {}} />
				) : (
					<div className="grid gap-3 sm:flex">
						<Button size="small" onClick={() => onEnter('/register')}>
							Create an account
						</Button>
						<Button size="small" onClick={() => onEnter('/login')}>
							Sign in
						</Button>
					</div>
				)}
			</section>
		</NarrowPage>
	)
}

function NotVerified({ error, onTryAgain }: { error: Error; onTryAgain: () => void }) {
	const isOver = error instanceof ApiError && error.status < 500 && error.status !== 429
	return (
		<NarrowPage
			title={isOver ? 'This link no longer works' : 'We couldn’t open the report'}
			text={<p role="alert">{error.message}</p>}
		>
			{isOver ? (
				<ButtonLink to="/cv-analysis" look="primary">
					Check a CV
				</ButtonLink>
			) : (
				<Button look="primary" onClick={onTryAgain}>
					Try again
				</Button>
			)}
		</NarrowPage>
	)
}
