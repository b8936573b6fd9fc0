/** What is wrong with a file that cannot be read, and what its owner can do about it. */
export const readErrorSentences = {
	file_empty: 'This file is empty. Choose the file again, or export your CV again.',
	file_type_unknown:
		'Ella reads PDF, Word, OpenDocument, RTF, web page, Markdown and plain text files, and CVs from Europass, LinkedIn and JSON Resume. This is none of them: save your CV as PDF or Word and try again.',
	file_encrypted:
		'This file is protected with a password, so it cannot be read. Save a copy without the password and try again.',
	file_damaged:
		'This file is damaged and cannot be opened. Export it again from the program that made it.',
	file_has_no_text:
		'This PDF is a picture of a page, so there is no text in it to read. Export it again from Word or Google Docs, or scan it with text recognition.',
	file_has_too_many_pages:
		'This file has more pages than a CV can have. Upload the CV alone, without portfolios or certificates.',
	file_is_not_a_cv:
		'This does not look like a CV: there is no work, education or skills in it. Choose the file that holds your CV.',
	file_takes_too_long:
		'Reading this file takes too long. Export it again as a plain PDF or Word file and try again.',
	file_crashes_reader:
		'This file cannot be read: it is damaged or made in an unusual way. Export it again from Word or Google Docs and try again.',
	file_too_large:
		'There is far more in this file than a CV holds. Upload the CV alone, without large pictures or attachments.',
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
