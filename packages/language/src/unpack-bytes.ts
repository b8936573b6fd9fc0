/** Signed bytes from the text (base64) that a file keeps them in. */
export function unpackBytes(packed: string): Int8Array {
	const letters = atob(packed)
	const values = new Int8Array(letters.length)
	for (let index = 0; index < letters.length; index++) values[index] = letters.charCodeAt(index)
	return values
}
