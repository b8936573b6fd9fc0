import type { CvDocument } from '@app/cv'
import type { MatchReport } from '@app/match'
import type { Proposal } from '@app/rewrite'

export type TailorPanelProps = {
	cv: CvDocument
	/** How it answers the advert. */
	match: MatchReport
	advert: string
	/** Makes the change in the form; it can be undone there. */
	onAccept: (proposal: Proposal) => void
}
