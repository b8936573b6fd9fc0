import { WaysToBegin } from '#features/writer-start/ways-to-begin.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { useSession } from '#shared/session/use-session.ts'
import { useStoredForm } from '#shared/use-stored-form.ts'

export const meta = () =>
	pageMeta({
		title: 'Write a CV',
		description:
			'Write your CV in the browser and see it set in type as you go. Free, without an account, kept on your own device.',
		canonical: '/cv-writer',
	})

export default function CvWriter() {
	const stored = useStoredForm()
	const { isAuthenticated } = useSession()
	return (
		<div className="mx-auto max-w-[76rem] px-5 py-14 sm:px-6 sm:py-20">
			<h1 className="text-[clamp(2.25rem,5vw,3.5rem)] font-[520] tracking-[-0.022em]">
				How would you like to begin?
			</h1>
			<p className="mt-4 mb-10 max-w-[38rem] text-lg text-ink-soft">
				{isAuthenticated
					? 'What you write is kept in your account, with every version of it.'
					: 'What you write is kept in this browser, on this device. You need no account.'}
			</p>
			<WaysToBegin stored={stored} />
		</div>
	)
}
