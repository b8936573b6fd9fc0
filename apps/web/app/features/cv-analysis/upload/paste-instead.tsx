import { ClipboardPaste } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { lazyPart } from '#shared/lazy-part.tsx'
import { Button } from '#shared/ui/button.tsx'

// Most people have a file.
const PasteForm = lazyPart(async () => (await import('./paste-form.tsx')).PasteForm)

/** The way for a CV that is in no file, or in one that can't be read: its words. */
export function PasteInstead({ onFile }: { onFile: (file: File) => void }) {
	const [isOpen, setOpen] = useState(false)
	const id = useId()
	return (
		<div className="mt-4">
			<Button
				size="small"
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setOpen(!isOpen)}
			>
				<ClipboardPaste size={16} aria-hidden />
				Paste text instead
			</Button>
			<div id={id} hidden={!isOpen} className="mt-4">
				{isOpen ? (
					<Suspense>
						<PasteForm rows={8} onFile={onFile} />
					</Suspense>
				) : null}
			</div>
		</div>
	)
}
