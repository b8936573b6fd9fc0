const allowed = /^(https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d)/i
const hasScheme = /^[a-z][a-z0-9+.-]*:/i
const looksLikeHost = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?([/?#]|$)/u

/** The address as a link may carry it; `null` for anything but http, https, mailto and tel. */
export function safeUrl(address: string): string | null {
	const url = address.trim()
	if (looksLikeHost.test(url)) return escaped(`https://${url}`)
	return allowed.test(url) ? escaped(url) : null
}

function escaped(url: string): string {
	return url.replace(
		/["'<>\\`\s]/g,
		(character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
	)
}

/** Whether an address was meant as a link that isn't allowed, such as `javascript:`. */
export function isUnsafeUrl(address: string): boolean {
	const url = address.trim()
	return hasScheme.test(url) && safeUrl(url) === null
}

/** A link to an e-mail address, or `null` when it is not one. */
export function mailUrl(email: string): string | null {
	return /^[^\s@<>]+@[^\s@<>]+$/.test(email) ? `mailto:${email}` : null
}

/** A link to a telephone number, or `null` when it has too few digits. */
export function phoneUrl(phone: string): string | null {
	const number = phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')
	return /^\+?\d{6,15}$/.test(number) ? `tel:${number}` : null
}

/** The address as people write it: without `https://`, `www.` and a last slash. */
export function printedUrl(address: string): string {
	return address
		.trim()
		.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/i, '')
		.replace(/\/$/, '')
}
