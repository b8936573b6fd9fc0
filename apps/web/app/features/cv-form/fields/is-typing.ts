/**
 * Whether a key press belongs to the focused element. A radio button, a checkbox, a slider or a button takes no
 * digits; a select and an open menu or dialogue do.
 */
export function isTyping(target: EventTarget | null): boolean {
	if (!(target instanceof HTMLElement)) return false
	if (target.isContentEditable || target.closest('[role="menu"], [role="dialog"]')) return true
	if (target instanceof HTMLInputElement)
		return !/^(?:radio|checkbox|range|button)$/.test(target.type)
	return target.matches('textarea, select')
}

/** Whether an event is the press of a key that writes or deletes a letter where the caret stands, and nothing more. */
export function isLetterTyped(event: Event): boolean {
	if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey)
		return false
	const { target, key } = event
	const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
	// At the start of a line, Backspace joins it to the one before.
	return isField && (key.length === 1 || (key === 'Backspace' && (target.selectionEnd ?? 0) > 0))
}
