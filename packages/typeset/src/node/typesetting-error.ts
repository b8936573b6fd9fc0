/** Pages that are drawn at most; a PDF or Word file may have more. */
export const mostPicturedPages = 40

/** Why a CV could not be set: its content, its length, or too much else to do at this moment. */
export type TypesettingErrorCode =
	| 'cv_cannot_be_set'
	| 'cv_too_large'
	| 'render_takes_too_long'
	| 'server_busy'

const sentences: Record<TypesettingErrorCode, string> = {
	cv_cannot_be_set:
		'We couldn’t make the pages of this CV. Something in its text is causing a problem. Undo your last change and try again.',
	cv_too_large: `This CV has more than ${mostPicturedPages} pages. Shorten it to see its pages.`,
	render_takes_too_long:
		'This CV takes too long to turn into pages. It may be far longer than a CV should be.',
	server_busy: 'We’re making a lot of CVs right now. Try again in a few seconds.',
}

/** A failure that callers expect; `code` says which, `message` can be shown to a person, `cause` cannot. */
export class TypesettingError extends Error {
	readonly code: TypesettingErrorCode

	constructor(code: TypesettingErrorCode, cause?: unknown) {
		super(sentences[code], { cause })
		this.name = 'TypesettingError'
		this.code = code
	}
}
