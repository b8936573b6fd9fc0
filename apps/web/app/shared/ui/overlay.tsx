import type { ReactNode } from 'react'

/** In the middle of the window, over the page: what stands there until a dialog has come. */
export function Overlay({ children }: { children: ReactNode }) {
	return (
		<div className="fixed inset-0 z-[60] grid place-items-center bg-[oklch(0.2_0.01_75/0.5)] p-5">
			<div className="rounded-panel border border-line bg-paper p-6 shadow-paper">{children}</div>
		</div>
	)
}
