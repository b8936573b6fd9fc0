import { maxAdvert } from '@app/contract/applications'
import { useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import type { ApplicationAutosave, SaverView } from './application-autosave.ts'
import { DetailSection } from './detail-section.tsx'
import { NotesSection } from './notes-section.tsx'

type AdvertSectionProps = { view: SaverView; saver: ApplicationAutosave }

const foldedFrom = 700

/** The words of the advert: a copy, which stays when the advert itself is gone. */
export function AdvertSection({ view, saver }: AdvertSectionProps) {
	const [isEdited, setIsEdited] = useState(false)
	const [isWhole, setIsWhole] = useState(false)
	const advert = view.pending.advert ?? view.saved.advert
	if (isEdited || advert === '') {
		return (
			<NotesSection
				title="The advert"
				label="Text of the advert"
				field="advert"
				view={view}
				saver={saver}
				rows={4}
				maxLength={maxAdvert}
				isEdited={isEdited}
				help="Adverts disappear when a job closes. Your copy will still be here for the interview."
			/>
		)
	}
	const isLong = advert.length > foldedFrom
	return (
		<DetailSection
			title="The advert"
			aside={
				<Button size="small" look="bare" onClick={() => setIsEdited(true)}>
					Change
				</Button>
			}
		>
			<p
				className={`font-serif whitespace-pre-line wrap-anywhere ${isLong && !isWhole ? 'max-h-56 overflow-hidden [mask-image:linear-gradient(black_60%,transparent)]' : ''}`}
			>
				{advert}
			</p>
			{isLong ? (
				<Button
					size="small"
					look="bare"
					className="mt-2"
					aria-expanded={isWhole}
					onClick={() => setIsWhole(!isWhole)}
				>
					{isWhole ? 'Show less' : 'Show all'}
				</Button>
			) : null}
		</DetailSection>
	)
}
