const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it is written in XML. */
export function escapeXml(text: string): string {
	return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
}
