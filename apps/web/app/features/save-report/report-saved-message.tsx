import { BookmarkCheck } from 'lucide-react'
import { Link } from 'react-router'

/** Says that the report no longer goes away. */
export function ReportSavedMessage() {
	return (
		<p className="flex gap-2.5 text-sm">
			<BookmarkCheck size={20} aria-hidden className="mt-0.5 shrink-0 text-moss" />
			<span>
				This report is saved in your account.{' '}
				<Link
					to="/dashboard?show=reports"
					className="font-semibold text-accent underline underline-offset-3"
				>
					See my reports
				</Link>
			</span>
		</p>
	)
}
