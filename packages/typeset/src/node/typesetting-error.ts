/** Why a CV could not be set: its content, its length, or too much else to do at this moment. */
export type TypesettingErrorCode = 'cv_cannot_be_set' | 'render_takes_too_long' | 'server_busy'

const sentences: Record<TypesettingErrorCode, string> = {
	cv_cannot_be_set: 'This CV cannot be set in type. Something in its text stops the typesetter.',
	render_takes_too_long:
		'Setting this CV takes too long. It may be far longer than a CV should be.',
	server_busy: 'Too many CVs are being set at this moment. Try again in a few seconds.',
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
