import type { MatchReport } from '@app/match'
import type { ReactNode } from 'react'
import { AdvertField } from './advert-field.tsx'
import { MatchAnswer } from './match-answer.tsx'

type MatchToJobProps = {
	advert: string
	onAdvert: (advert: string) => void
	/** `null` while there is no advert or its answer is still to come. */
	match: MatchReport | null
	/** Leads to the words of the CV that show something. */
	onGoToField?: (path: string) => void
	/** What can be done about it, below the answer. */
	children?: ReactNode
}

/** An advert beside the CV: what is asked for, what shows it, and what is missing. It is compared on this device. */
export function MatchToJob({ advert, onAdvert, match, onGoToField, children }: MatchToJobProps) {
	return (
		<div className="grid gap-6">
			<AdvertField advert={advert} onAdvert={onAdvert} rows={advert === '' ? 8 : 4} />
			{match === null ? null : (
				<MatchAnswer match={match} {...(onGoToField ? { onGoToField } : {})}>
					{children}
				</MatchAnswer>
			)}
		</div>
	)
}
