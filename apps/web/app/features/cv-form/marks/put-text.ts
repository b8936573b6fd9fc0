import { maxPassageLength } from '@app/cv'
import type { Typed } from './toggle-mark.ts'

/** Puts words and a selection into a field as if they were typed; words that are too many for it are left. */
export function putText(field: HTMLTextAreaElement, { text, start, end }: Typed): void {
	if (text.length > maxPassageLength) return
	field.focus()
	// React hears of a value only where it did not set it itself.
	Reflect.set(HTMLTextAreaElement.prototype, 'value', text, field)
	field.setSelectionRange(start, end)
	field.dispatchEvent(new Event('input', { bubbles: true }))
}
