/** A text whose contact details are hidden, and how they come back. */
export type Hidden = {
	hide: (text: string) => string
	/** Puts the details back; `null` if the text names a detail that was never hidden. */
	reveal: (text: string) => string | null
}

const details: readonly RegExp[] = [
	/(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu,
	/\b(?:https?:\/\/|www\.)\S+/gi,
	/(?<![\p{L}\d£$€])\+?\(?\d(?:[\s().-]*\d){8,14}(?![\p{L}\d])/gu,
	/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/g,
	/\b[A-CEGHJ-PR-TW-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b/g,
]

/**
 * Hides e-mails, addresses of pages, phone numbers, postcodes, National Insurance numbers and the given words, such as
 * a person's name, behind signs. The same detail gets the same sign.
 */
export function redactPersonalData(words: readonly string[]): Hidden {
	const signs = new Map<string, string>()
	const patterns = [...details, ...words.map(whole).filter((pattern) => pattern !== null)]
	const signOf = (detail: string): string => {
		const sign = signs.get(detail) ?? `[HIDDEN${signs.size + 1}]`
		signs.set(detail, sign)
		return sign
	}
	return {
		hide: (text) => patterns.reduce((hidden, pattern) => hidden.replace(pattern, signOf), text),
		reveal: (text) => {
			const shown = [...signs].reduce(
				(revealed, [detail, sign]) => revealed.replaceAll(sign, detail),
				text,
			)
			return /HIDDEN ?\d/i.test(shown) ? null : shown
		},
	}
}

function whole(word: string): RegExp | null {
	const text = word.trim()
	if (text.length < 2) return null
	const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
	return new RegExp(`(?<![\\p{L}\\d\\[])${escaped}(?![\\p{L}\\d])`, 'gu')
}
