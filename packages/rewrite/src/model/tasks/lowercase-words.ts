/** The words, numbers and signs of a text in small letters, without its marks. */
export function lowercaseWords(text: string): string {
	return (text.match(/[\p{L}\p{N}£$€%+#&]+/gu) ?? []).join(' ').toLowerCase()
}
