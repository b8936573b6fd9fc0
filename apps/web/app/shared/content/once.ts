/** Makes something when it is first asked for, and keeps it. */
export function once<Made>(make: () => Made): () => Made {
	let kept: { made: Made } | null = null
	return () => {
		kept ??= { made: make() }
		return kept.made
	}
}
