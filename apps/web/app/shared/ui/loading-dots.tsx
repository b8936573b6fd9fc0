const delaysMs = [0, 140, 280]

/** Three dots that breathe one after another; decoration only, so hidden from screen readers. */
export function LoadingDots() {
	return (
		<span className="inline-flex gap-2" aria-hidden="true">
			{delaysMs.map((delayMs) => (
				<span
					key={delayMs}
					className="loading-dot size-2.5 rounded-full bg-accent"
					style={{ animationDelay: `${delayMs}ms` }}
				/>
			))}
		</span>
	)
}
