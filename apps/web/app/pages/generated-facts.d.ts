// The build writes these files; before the first build, only their shape is known.
declare module '*/generated/example-cards.json' {
	const cards: import('#features/new-cv/example-card.tsx').ExampleCard[]
	export default cards
}

declare module '*/generated/feature-facts.json' {
	const facts: import('#features/features/feature-facts.ts').FeatureFacts
	export default facts
}

declare module '*/generated/gallery-facts.json' {
	const facts: import('#features/design/public-gallery.tsx').GalleryFacts
	export default facts
}

declare module '*/generated/landing-facts.json' {
	const facts: import('../features/landing/landing-facts.ts').LandingFacts
	export default facts
}

declare module '*/generated/licences.json' {
	const packages: import('../features/licences/licence-list.tsx').LicensedPackage[]
	export default packages
}
