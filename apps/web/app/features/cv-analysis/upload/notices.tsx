import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Notice } from '../session/use-cv-analysis.ts'

const sentences: Record<Notice, string> = {
	stopped: 'Cancelled.',
	cancelled: 'Cancelled. Your file has been deleted.',
	deleted: 'Your file and its report have been deleted.',
	'not-deleted':
		'We couldn’t reach Ella, so your file isn’t deleted yet. Try again, or delete it later from its report.',
}

/** Shows the last event of the person's file. */
export function NoticeLine({ notice }: { notice: Notice | null }) {
	return <div role="status">{notice && <Strip>{sentences[notice]}</Strip>}</div>
}

/** Says that there is no connection, and that nothing is lost. */
export function OfflineLine({ isOnline, children }: { isOnline: boolean; children: ReactNode }) {
	return <div role="status">{!isOnline && <Strip>{children}</Strip>}</div>
}

/** Says kindly that an analysis is no longer there. */
export function ExpiredLine() {
	return (
		<Strip>
			This report is no longer here, or it belongs to an account you’re not signed in to. Without an
			account, files and reports are deleted after 24 hours. Choose your file again for a new
			report.
		</Strip>
	)
}

/** Leads back to a report that is still kept. */
export function LastReportLine({ sessionId }: { sessionId: string }) {
	return (
		<Strip>
			Your last report is still here.{' '}
			<Link
				to={`?session=${sessionId}`}
				className="font-semibold text-accent underline underline-offset-3"
			>
				Open it
			</Link>
		</Strip>
	)
}

function Strip({ children }: { children: ReactNode }) {
	return (
		<p className="mb-5 rounded-control border border-line bg-desk-2 px-4 py-3 text-sm">
			{children}
		</p>
	)
}
