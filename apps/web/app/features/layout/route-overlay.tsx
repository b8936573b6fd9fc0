import { useEffect, useState } from 'react'
import { LoadingDots } from '#shared/ui/loading-dots.tsx'
import { usePathChanges } from './use-path-changes.ts'

/** How long the dots stay after each change of page, in milliseconds. */
const overlayMs = 900

/** Loading dots over the page after each change of page; they let every click and key through. */
export function RouteOverlay() {
	const changes = usePathChanges()
	const [finished, setFinished] = useState(0)
	useEffect(() => {
		const timer = setTimeout(() => setFinished(changes), overlayMs)
		return () => clearTimeout(timer)
	}, [changes])
	if (finished === changes) return null
	return (
		<div
			key={changes}
			data-testid="route-overlay"
			aria-hidden="true"
			className="route-overlay pointer-events-none fixed inset-0 z-40 grid place-items-center print:hidden"
		>
			<span className="inline-flex rounded-full border border-line bg-paper px-5 py-4 shadow-paper">
				<LoadingDots />
			</span>
		</div>
	)
}
