type Later = (run: () => void) => () => void

/** The typed text that is not in the form yet. */
export type PendingInput = {
	/** Takes the typed text of a field into the form once the browser has painted it, or before any other change. */
	takeInSoon: (field: object, takeIn: () => void) => void
	/** Whether something typed waits to be taken in: in this field, or in any. */
	isTypedIn: (field?: object) => boolean
	/** Takes in at once what would be taken in soon. */
	settle: () => void
	/** Whether words are being taken in that stand in their field on the screen already. */
	isPainted: () => boolean
	/**
	 * Registers a field whose text is complete only when the person leaves it, such as a date; `takeIn` puts the text
	 * into the form. Returns a function that unregisters the field.
	 */
	addDraft: (takeIn: () => void) => () => void
	/** Takes in everything, drafts too, because the page may be gone in a moment. */
	settleAll: () => void
}

/** The one list of text that is typed and not in the form yet. */
export function createPendingInput(later: Later): PendingInput {
	let waiting: { field: object; takeIn: () => void; callOff: () => void } | null = null
	let isPainted = false
	const drafts = new Set<() => void>()
	function settle() {
		if (waiting === null) return
		const { takeIn, callOff } = waiting
		waiting = null
		callOff()
		takeIn()
	}
	function settlePainted() {
		isPainted = true
		try {
			settle()
		} finally {
			isPainted = false
		}
	}
	return {
		settle,
		isPainted: () => isPainted,
		isTypedIn: (field) => waiting !== null && (field === undefined || waiting.field === field),
		takeInSoon(field, takeIn) {
			if (waiting !== null && waiting.field !== field) settle()
			waiting = { field, takeIn, callOff: waiting?.callOff ?? later(settlePainted) }
		},
		addDraft(takeIn) {
			drafts.add(takeIn)
			return () => drafts.delete(takeIn)
		},
		settleAll() {
			settle()
			for (const takeIn of drafts) takeIn()
		},
	}
}
