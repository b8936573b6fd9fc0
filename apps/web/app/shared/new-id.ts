/** A fresh UUIDv7. Works without a secure context, where `crypto.randomUUID` does not exist. */
export function newId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16))
	const time = Date.now().toString(16).padStart(12, '0')
	const random = [...bytes.slice(6)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
	const variant = (8 + ((bytes[0] ?? 0) & 3)).toString(16)
	return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-${variant}${random.slice(4, 7)}-${random.slice(8, 20)}`
}
