import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { Button } from '#shared/ui/button.tsx'

/**
 * A part of a page that is fetched when it is needed. If it does not come, `Instead` stands in its place, and the rest of
 * the page stays.
 */
export function lazyPart<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	Instead: ComponentType<Props> = () => <NotLoaded className="px-5 py-20" />,
): LazyExoticComponent<ComponentType<Props>> {
	return lazy(async () => ({ default: await load().catch(() => Instead) }))
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
