/** A text as a whole number of 32 bits from 0 up, by FNV-1a: the same on every machine. */
export function hashText(text: string): number {
	let hash = 2_166_136_261
	for (let index = 0; index < text.length; index++)
		hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619)
	return hash >>> 0
}
