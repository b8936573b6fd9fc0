import { Scissors } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#shared/lazy-part.tsx'
import { Button } from '#shared/ui/button.tsx'
import type { TailorPanelProps } from './tailor-panel-props.ts'

// Loaded on demand; looking at a match does not need it.
const TailorPanel = lazyPart(async () => (await import('./tailor-panel.tsx')).TailorPanel)

/** Offers honest changes to the CV for this advert, once the person asks. */
export function LazyTailorPanel(props: TailorPanelProps) {
	const [isAsked, setIsAsked] = useState(false)
	if (isAsked)
		return (
			<Suspense fallback={<p className="py-3 text-sm text-ink-soft">Reading…</p>}>
				<TailorPanel {...props} />
			</Suspense>
		)
	return (
		<div>
			<Button size="small" onClick={() => setIsAsked(true)}>
				<Scissors size={16} aria-hidden />
				Tailor this CV to the advert
			</Button>
			<p className="mt-1.5 text-sm text-ink-soft">
				Suggests changes to order and wording for you to accept. Nothing is added that your CV
				doesn’t say.
			</p>
		</div>
	)
}
