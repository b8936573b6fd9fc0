/** Whether the writer of a sentence writes about themselves as “I” or with “my”. */
export function isFirstPerson(text: string): boolean {
	return /(?<!\p{L})(?:I|[Mm]y)(?:['’]ve)?\s\p{Ll}/u.test(text)
}
