/**
 * Whether a key press belongs to what has the focus. A radio button or a slider takes no figures; a list to choose from
 * and an open menu or dialogue do.
 */
export function isTyping(target: EventTarget | null): boolean {
	if (!(target instanceof HTMLElement)) return false
	if (target.isContentEditable || target.closest('[role="menu"], [role="dialog"]')) return true
	if (target instanceof HTMLInputElement)
		return !/^(?:radio|checkbox|range|button)$/.test(target.type)
	return target.matches('textarea, select')
}
