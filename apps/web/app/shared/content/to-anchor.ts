/** The end of an address that leads to a heading: its words in lower case, joined by hyphens. */
export function toAnchor(heading: string): string {
	return heading
		.toLowerCase()
		.replace(/[’']/g, '')
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-+|(?<!-)-+$/g, '')
}
