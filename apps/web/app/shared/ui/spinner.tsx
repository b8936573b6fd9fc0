/** Turns while something loads; `label` says to a screen reader what that is. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
	return (
		<span role="status" className="inline-flex items-center justify-center text-accent">
			<svg viewBox="0 0 24 24" className="size-7 animate-spin" aria-hidden="true">
				<circle cx="12" cy="12" r="9" fill="none" stroke="var(--line)" strokeWidth="2.5" />
				<path
					d="M12 3a9 9 0 0 1 9 9"
					fill="none"
					stroke="currentColor"
					strokeWidth="2.5"
					strokeLinecap="round"
				/>
			</svg>
			<span className="sr-only">{label}</span>
		</span>
	)
}

/**
 * A spinner in the middle of an otherwise empty page. It fills the window, so nobody sees the content below it move.
 */
export function PageSpinner({ label }: { label?: string }) {
	return (
		<div className="grid min-h-[calc(100svh-var(--nav-height))] place-items-center">
			<Spinner {...(label === undefined ? {} : { label })} />
		</div>
	)
}
