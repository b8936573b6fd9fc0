/** The words of a letter, the same for its text and its HTML. */
export type EmailContent = {
	subject: string
	/** The line that a list of messages shows beside the subject. */
	preview: string
	heading: string
	/** The words of the heading that the marker strokes. */
	marked: string
	paragraphs: string[]
	/** `path` is one of this site, unless it says a whole address. */
	button: { label: string; path: string }
	/** Pages of this site that it names, above the button. */
	list?: { label: string; path: string; note: string }[]
	/** Where such letters are stopped, and the call that a mail program makes for it. */
	stop?: { label: string; path: string; callPath: string }
	/** A note below the button. */
	note: string
}
