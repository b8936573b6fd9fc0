import { Mail } from 'lucide-react'
import { Link } from 'react-router'
import { letterPath } from '../letter/letter-path.ts'

/** Leads from a compared advert to a cover letter for that job. */
export function LetterLine({ advert }: { advert: string }) {
	return (
		<p className="flex items-start gap-2.5 border-t border-line pt-4 text-sm">
			<Mail size={18} aria-hidden className="mt-0.5 shrink-0 text-accent" />
			<span>
				Do they want a cover letter?{' '}
				<Link to={letterPath} state={{ advert }} className="font-semibold">
					Start one for this job
				</Link>
				, drafted from your CV and this advert.
			</span>
		</p>
	)
}
