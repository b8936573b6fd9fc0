import { type ErrorCode, statusByCode } from '@app/contract'

/** A failure that the API expects: a code of the contract and a sentence for the person who caused it. */
export class AppError extends Error {
	readonly code: ErrorCode
	readonly statusCode: number

	constructor(code: ErrorCode, sentence: string = sentenceByCode[code]) {
		super(sentence)
		this.code = code
		this.statusCode = statusByCode[code]
	}
}

/** What a failure is called when nobody knows better. */
export const sentenceByCode: Record<ErrorCode, string> = {
	bad_request: 'Something in this request is not right.',
	not_found: 'There is nothing at this address.',
	method_not_allowed: 'This address does not take this kind of request.',
	session_not_found:
		'This analysis is not here any more. Uploads are deleted after 24 hours; please upload the CV again.',
	template_not_found: 'There is no template with this name.',
	file_missing:
		'Please choose a CV to upload: a PDF, Word, OpenDocument, RTF or text file, or a file from Europass, LinkedIn or JSON Resume.',
	file_empty: 'This file is empty. Please choose the file that has your CV in it.',
	file_too_large:
		'This file is larger than 50 MB. Please save your CV as a smaller PDF and try again.',
	file_type_unknown:
		'This is not a file that Ella can read. Please save your CV as a PDF, Word, OpenDocument, RTF or text file.',
	file_encrypted: 'This file is protected by a password. Please save it without one and try again.',
	file_damaged: 'This file is damaged. Please save your CV again and upload the new file.',
	file_has_no_text:
		'There is no text in this file, only pictures of it. Please upload the file that the CV was written in.',
	file_has_too_many_pages: 'This file has too many pages for a CV.',
	file_is_not_a_cv: 'This does not look like a CV. Please check that you chose the right file.',
	file_takes_too_long:
		'This file takes too long to read. Please save your CV again as a simpler PDF.',
	file_crashes_reader:
		'This file cannot be read. Please save your CV again and upload the new file.',
	cv_cannot_be_set: 'This CV cannot be set in type.',
	render_takes_too_long: 'Setting this CV in type took too long. Please try again.',
	too_many_requests: 'That was too much at once. Please wait a little and try again.',
	server_busy: 'Ella has a lot to do right now. Please try again in a minute.',
	unexpected: 'Something went wrong on our side. Please try again in a moment.',
}
