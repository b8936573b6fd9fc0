import { type ClipboardEvent, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { AdvertField } from './advert-field.tsx'

type FoldedAdvertProps = {
	advert: string
	onAdvert: (advert: string) => void
	/** Lines of the field while it is open. */
	rows: number
}

/**
 * An advert, folded to three lines once there is one, so that the answer is in view. One that is typed stays open until it is folded:
 * nothing moves under the hand that types.
 */
export function FoldedAdvert({ advert, onAdvert, rows }: FoldedAdvertProps) {
	const [isOpen, setIsOpen] = useState(advert === '')

	function handlePaste({ clipboardData }: ClipboardEvent) {
		if (advert === '' && clipboardData.getData('text').trim() !== '')
			requestAnimationFrame(() => setIsOpen(false))
	}

	if (isOpen || advert === '')
		return (
			<div onPaste={handlePaste}>
				<AdvertField advert={advert} onAdvert={onAdvert} rows={rows} />
				{advert === '' ? null : (
					<Button size="small" className="mt-2" onClick={() => setIsOpen(false)}>
						Hide advert
					</Button>
				)}
			</div>
		)
	return (
		<div className="rounded-panel border border-line bg-paper p-3">
			<p className="line-clamp-3 text-sm text-ink-soft wrap-anywhere">{advert}</p>
			<Button size="small" className="mt-2" aria-expanded={false} onClick={() => setIsOpen(true)}>
				Show advert
			</Button>
		</div>
	)
}
