/** The file name that pasted text gets. */
export const pastedFileName = 'Pasted text.txt'

/** Fewer words than this are no CV. */
const fewestWords = 15

/** Pasted words as a text file, which is read as any other is; `null` where they are too few for a CV. */
export function toTextFile(text: string): File | null {
	if (text.trim().split(/\s+/).length < fewestWords) return null
	return new File([text], pastedFileName, { type: 'text/plain' })
}
