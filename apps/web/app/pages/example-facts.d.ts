// The build writes this file; before the first build, only its shape is known.
declare module '*/generated/example-facts.json' {
	const cards: import('#features/new-cv/example-card.tsx').ExampleCard[]
	export default cards
}
