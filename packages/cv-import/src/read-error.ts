/** The messages about a file that cannot be read: the problem, and what its owner can do. */
export const readErrorSentences = {
	file_empty: 'This file is empty. Choose the file again, or export your CV again.',
	file_type_unknown: [
		'Ella reads PDF, Word, OpenDocument, RTF, web page, Markdown and plain text files, and CVs from Europass, LinkedIn and JSON Resume.',
		'This file isn’t one of those.',
		'Save your CV as PDF or Word and try again.',
	].join(' '),
	file_encrypted:
		'This file is protected with a password, so we can’t read it. Save a copy without the password and try again.',
	file_damaged:
		'This file is damaged, so we can’t open it. Export it again from the app you wrote it in.',
	file_has_no_text:
		'This PDF is a picture of a page, so it has no text to read. Export it again from Word or Google Docs, or scan it with text recognition.',
	file_has_too_many_pages:
		'This file has too many pages for a CV. Upload your CV on its own, without portfolios or certificates.',
	file_is_not_a_cv:
		'This doesn’t look like a CV: we found no work, education or skills in it. Choose the file with your CV in it.',
	file_takes_too_long:
		'This file takes too long to read. Export it again as a plain PDF or Word file and try again.',
	file_crashes_reader:
		'We can’t read this file: it’s damaged or made in an unusual way. Export it again from Word or Google Docs and try again.',
	file_too_large:
		'There’s far more in this file than a CV needs. Upload your CV on its own, without large pictures or attachments.',
} as const

export type ReadErrorCode = keyof typeof readErrorSentences

/** A file that cannot be read; `message` is a sentence for its owner. */
export class ReadError extends Error {
	readonly code: ReadErrorCode

	constructor(code: ReadErrorCode, options: { cause?: unknown; message?: string } = {}) {
		super(options.message ?? readErrorSentences[code], { cause: options.cause })
		this.name = 'ReadError'
		this.code = code
	}
}

/** Whether a word is the code of a `ReadError`. */
export function isReadErrorCode(code: string): code is ReadErrorCode {
	return code in readErrorSentences
}
