import { useEffect, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { LocalLetterScreen } from '#features/local-letter/local-letter-screen.tsx'
import { readLetters } from '#shared/letter/local-letters.ts'
import { localCvMover } from '#shared/local-cvs/use-local-cv-mover.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { useSession } from '#shared/session/use-session.ts'
import { PageSpinner } from '#shared/ui/spinner.tsx'

export const meta = () =>
	pageMeta({
		title: 'Write a cover letter',
		description:
			'A cover letter drafted from your CV, in answer to the advert. Free, with no account.',
		canonical: '/cv-writer/letter',
	})

export default function CvWriterLetter() {
	const { loading, user } = useSession()
	if (loading) return <PageSpinner label="Checking whether you’re signed in" />
	if (user !== null) return <LetterInAccount accountId={user.id} />
	return (
		<div className="mx-auto max-w-[76rem] px-5 py-14 sm:px-6 sm:py-20">
			<h1 className="text-[clamp(2.25rem,5vw,3.5rem)] font-[520] tracking-[-0.022em]">
				Write a cover letter
			</h1>
			<p className="mt-4 mb-10 max-w-[38rem] text-lg text-ink-soft">
				Drafted from your CV, for one job. No account needed.
			</p>
			<LocalLetterScreen />
		</div>
	)
}

/** Letters of an account are in its applications: one that was begun here goes there, and is opened. */
function LetterInAccount({ accountId }: { accountId: string }) {
	const { state } = useLocation()
	const [search] = useSearchParams()
	const [wanted] = useState(() => readLetters().find(({ id }) => id === search.get('id')))
	const [isDone, setIsDone] = useState(wanted === undefined)
	useEffect(() => {
		if (wanted === undefined) return
		let isLeft = false
		void localCvMover
			.run(accountId)
			.catch(() => undefined)
			.then(() => (isLeft ? undefined : setIsDone(true)))
		return () => {
			isLeft = true
		}
	}, [accountId, wanted])
	if (!isDone) return <PageSpinner label="Taking your letter along" />
	if (wanted === undefined) return <Navigate to="/applications?add=job" state={state} replace />
	return <Navigate to={`/applications?open=${wanted.id}`} replace />
}
