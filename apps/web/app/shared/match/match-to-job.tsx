import type { CvDocument } from '@app/cv'
import type { MatchReport } from '@app/match'
import type { ReactNode } from 'react'
import { FoldedAdvert } from './folded-advert.tsx'
import { MatchAnswer } from './match-answer.tsx'
import type { OnConfirm } from './with-confirmed-line.ts'

type MatchToJobProps = {
	advert: string
	onAdvert: (advert: string) => void
	/** `null` while there is no advert or its answer is still to come. */
	match: MatchReport | null
	/** The CV that is matched. */
	cv: CvDocument | null
	/** Leads to the words of the CV that show something. */
	onGoToField?: (path: string) => void
	/** Stores the person's answer about a line that may show a requirement. */
	onConfirm?: OnConfirm
	/** The actions below the answer. */
	children?: ReactNode
}

/**
 * An advert beside the CV: its requirements, the lines that show them, and the gaps. The match is computed on this
 * device.
 */
export function MatchToJob(props: MatchToJobProps) {
	const { advert, onAdvert, match, cv, onGoToField, onConfirm, children } = props
	return (
		<div className="grid gap-6">
			<FoldedAdvert advert={advert} onAdvert={onAdvert} rows={8} />
			{match === null ? null : (
				<MatchAnswer
					match={match}
					cv={cv}
					{...(onGoToField ? { onGoToField } : {})}
					{...(onConfirm ? { onConfirm } : {})}
				>
					{children}
				</MatchAnswer>
			)}
		</div>
	)
}
