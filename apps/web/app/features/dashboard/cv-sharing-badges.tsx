import type { CvSummary } from '@app/contract'
import { Globe, Link2, Send } from 'lucide-react'

type CvSharingBadgesProps = { cv: Pick<CvSummary, 'visibility' | 'sentTo'> }

const tagClass =
	'inline-flex min-h-7 items-center gap-1.5 rounded-control px-2 text-xs whitespace-nowrap'

/** Who has seen a CV: the applications it was sent with, and whether a link shows it. */
export function CvSharingBadges({ cv: { visibility, sentTo } }: CvSharingBadgesProps) {
	if (sentTo === 0 && visibility === 'private') return null
	return (
		<ul aria-label="Who has it" className="m-0 mt-1.5 flex list-none flex-wrap gap-1.5 p-0">
			{sentTo > 0 ? (
				<li className={`${tagClass} bg-accent-wash text-ink`}>
					<Send size={13} aria-hidden />
					Sent to {sentTo}
				</li>
			) : null}
			{visibility === 'private' ? null : (
				<li className={`${tagClass} bg-desk-2 text-ink-soft`}>
					{visibility === 'link' ? (
						<Link2 size={14} aria-hidden />
					) : (
						<Globe size={13} aria-hidden />
					)}
					{visibility === 'link' ? 'Shared' : 'Public'}
				</li>
			)}
		</ul>
	)
}
