import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { Button } from '#shared/ui/button.tsx'

/**
 * A part of a page that is fetched when it is needed. If it doesn't come, which happens after a release, the page is
 * loaded again, once. Where that doesn't help or would lose words, `Instead` takes its place and the page stays.
 */
export function lazyPart<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	Instead: ComponentType<Props> = () => <NotLoaded className="px-5 py-20" />,
): LazyExoticComponent<ComponentType<Props>> {
	return lazy(async () => ({ default: await load().catch(() => reloadOnce(Instead)) }))
}

/** How long the page may take to go. Then it stays, because the person chose so or the browser refused. */
const leavingMs = 5000

async function reloadOnce<Part>(Instead: Part): Promise<Part> {
	if (!navigator.onLine || wasReloaded() || hasWords()) return Instead
	window.location.reload()
	await new Promise((resolve) => setTimeout(resolve, leavingMs))
	return Instead
}

// The browser tells it, so that a part that is broken can't reload the page without end.
function wasReloaded(): boolean {
	return performance
		.getEntriesByType('navigation')
		.some((visit) => 'type' in visit && visit.type === 'reload')
}

/** Whether something is written on the page, which might be saved nowhere yet. */
function hasWords(): boolean {
	const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
		'textarea, input:not([type=hidden], [type=radio], [type=checkbox], [type=range], [type=color])',
	)
	return [...fields].some(({ value }) => value !== '')
}

/** Stands in place of a part that a page is complete without. */
export function ShowNothing() {
	return null
}

/** Says over the page that a part of it didn't come, where the part would have been a window of its own. */
export function NotLoadedOverPage({ onClose }: { onClose: () => void }) {
	return (
		<div className="fixed inset-x-4 top-[18dvh] z-[60] mx-auto max-w-[32rem] rounded-panel border border-line bg-paper p-6 text-ink shadow-paper">
			<NotLoaded onClose={onClose} />
		</div>
	)
}

type NotLoadedProps = { onClose?: () => void; className?: string }

/** Says that a part of the page did not come, and fetches the page again. */
export function NotLoaded({ onClose, className = '' }: NotLoadedProps) {
	return (
		<div className={`mx-auto max-w-[28rem] text-center ${className}`}>
			<p role="alert">
				We couldn’t load this part of the page. Check your connection and try again.
			</p>
			<div className="mt-5 flex justify-center gap-3">
				{/* A browser does not fetch a module again that did not come. */}
				<Button look="primary" onClick={() => window.location.reload()}>
					Try again
				</Button>
				{onClose ? <Button onClick={onClose}>Close</Button> : null}
			</div>
		</div>
	)
}
