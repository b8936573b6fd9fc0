// The build writes this file; before the first build, only its shape is known.
declare module '*/generated/gallery-facts.json' {
	const facts: import('#features/design/public-gallery.tsx').GalleryFacts
	export default facts
}
