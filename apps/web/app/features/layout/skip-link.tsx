/** Lets people on a keyboard pass the bar; it shows when it has the focus. */
export function SkipLink() {
	return (
		<a
			href="#content"
			className="fixed top-3 left-3 z-[10000] -translate-y-24 rounded-control bg-accent px-4 py-3 font-semibold text-on-accent no-underline focus:translate-y-0"
		>
			Skip to content
		</a>
	)
}
