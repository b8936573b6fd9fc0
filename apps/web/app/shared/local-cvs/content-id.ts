// FNV-1a with 128 bits: good enough to tell texts apart by accident, and there without a secure page, which the
// browser's own digests need.
const offsetBasis = 144_066_263_297_769_815_596_495_629_667_062_367_629n
const prime = (1n << 88n) + 0x13bn

/** Returns a hash that tells a text from others: 128 bits as hexadecimal digits. */
export function fingerprint(text: string): string {
	let print = offsetBasis
	for (const byte of new TextEncoder().encode(text)) {
		print = BigInt.asUintN(128, (print ^ BigInt(byte)) * prime)
	}
	return print.toString(16).padStart(32, '0')
}

/**
 * Returns the same id for the same content in the same account, so that sending a CV twice makes one CV (UUID version
 * 8).
 */
export function deriveContentId(accountId: string, print: string, attempt: number): string {
	const digits = fingerprint(`${accountId} ${print} ${attempt}`)
	return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20)}`
}
