/** Whether the writer of a sentence speaks of themselves. */
export function isFirstPerson(text: string): boolean {
	return /(?<!\p{L})(?:I|[Mm]y)(?:['’]ve)?\s\p{Ll}/u.test(text)
}
