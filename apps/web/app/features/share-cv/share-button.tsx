import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '#shared/ui/button.tsx'
import { ShareDialog } from './share-dialog.tsx'

/** Opens the share settings of a kept CV from the bar of the editor. */
export function ShareButton({ cvId, title }: { cvId: string; title: string }) {
	const [isOpen, setIsOpen] = useState(false)
	return (
		<>
			<button
				type="button"
				onClick={() => setIsOpen(true)}
				className={`${buttonClass('quiet', 'small')} max-sm:px-3`}
			>
				<Share2 size={17} aria-hidden />
				<span className="max-xl:sr-only">Share</span>
			</button>
			{isOpen ? <ShareDialog cvId={cvId} title={title} onClose={() => setIsOpen(false)} /> : null}
		</>
	)
}
