/**
 * Returns a word or text in the form used for comparison: small letters, no accents, straight apostrophes and plain
 * hyphens. The length may change.
 */
export function fold(text: string): string {
	const lower = text.toLowerCase()
	// Most words need no more, and they are met by the thousand.
	if (!/[^\u0020-\u007e]/.test(lower)) return lower
	return lower
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/[‘’ʼ′]/g, "'")
		.replace(/[‐‑–−]/g, '-')
}
