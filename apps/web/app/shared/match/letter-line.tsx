import { Mail } from 'lucide-react'
import { Link } from 'react-router'
import { letterPath } from '../letter-path.ts'
import { useSession } from '../session/use-session.ts'

/** Leads from a compared advert to a cover letter for that job. */
export function LetterLine({ advert }: { advert: string }) {
	const { isAuthenticated } = useSession()
	return (
		<p className="flex items-start gap-2.5 border-t border-line pt-4 text-sm">
			<Mail size={18} aria-hidden className="mt-0.5 shrink-0 text-accent" />
			<span>
				Do they want a cover letter?{' '}
				<Link to={letterPath} state={{ advert }} className="font-semibold">
					Start one for this job
				</Link>
				{isAuthenticated
					? ', drafted from your CV and this advert.'
					: '. It’s drafted from your CV. You’ll need a free account, and your CV comes with you.'}
			</span>
		</p>
	)
}
