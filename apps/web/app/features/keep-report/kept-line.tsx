import { BookmarkCheck } from 'lucide-react'
import { Link } from 'react-router'

/** Says that the report no longer goes away. */
export function KeptLine() {
	return (
		<p className="flex gap-2.5 text-sm">
			<BookmarkCheck size={20} aria-hidden className="mt-0.5 shrink-0 text-moss" />
			<span>
				This report and its CV are in your account.{' '}
				<Link to="/dashboard" className="font-semibold text-accent underline underline-offset-3">
					See my CVs
				</Link>
			</span>
		</p>
	)
}
