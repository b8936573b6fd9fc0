/** Bytes as text in the encoding that they are in; `null` when they are no text. */
export function decodeText(bytes: Uint8Array): string | null {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', bytes)
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be', bytes)
	const unmarked = utf16WithoutMark(bytes)
	if (unmarked !== null) return decode(unmarked, bytes)
	if (hasControlCharacters(bytes)) return null
	return decode('utf-8', bytes) ?? decode('windows-1252', bytes)
}

function decode(encoding: string, bytes: Uint8Array): string | null {
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes)
	} catch {
		return null
	}
}

// In Latin text every second byte of UTF-16 is zero.
function utf16WithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
	const sample = bytes.subarray(0, 400)
	if (sample.length < 8) return null
	const zeros = [0, 0]
	for (const [index, byte] of sample.entries())
		if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
	const [even = 0, odd = 0] = zeros
	if (odd > sample.length * 0.35 && even < sample.length * 0.05) return 'utf-16le'
	if (even > sample.length * 0.35 && odd < sample.length * 0.05) return 'utf-16be'
	return null
}

function hasControlCharacters(bytes: Uint8Array): boolean {
	const sample = bytes.subarray(0, 65_536)
	let controls = 0
	for (const byte of sample) {
		if (byte === 0) return true
		if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12) controls++
	}
	return controls > sample.length * 0.01
}
