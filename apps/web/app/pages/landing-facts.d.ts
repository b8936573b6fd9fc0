// The build writes this file; before the first build, only its shape is known.
declare module '*/generated/landing-facts.json' {
	const facts: import('../features/landing/landing-facts.ts').LandingFacts
	export default facts
}
