import { detectPromptInjection, leaveOutOrders } from '../detect-prompt-injection.ts'
import type { Hidden } from '../redact-personal-data.ts'
import type { TaskInput } from './model-task.ts'

/**
 * The part of a task's input that may be sent, and the ids of the facts that are kept back because they address a
 * machine or exceed the limit.
 */
export type RedactedTaskInput = {
	sent: TaskInput
	keptBack: string[]
	/** What was sent, with its contact details: all that an answer may quote or stand on. */
	source: TaskInput
}

/**
 * Returns a task's input in the form to be sent: contact details hidden, sentences for machines left out, and at most
 * `maxChars` characters.
 */
export function redactTaskInput(
	{ facts, context, request, current }: TaskInput,
	{ hidden, maxChars }: { hidden: Hidden; maxChars: number },
): RedactedTaskInput {
	let room = maxChars - request.length
	const keptBack: string[] = []
	const sentFacts = facts.flatMap(({ id, text, current: now }) => {
		const shown = hidden.hide(text)
		if (text.trim() === '' || detectPromptInjection(text) || shown.length > room) {
			keptBack.push(id)
			return []
		}
		room -= shown.length
		return [{ id, text: shown, ...(now && { current: now }) }]
	})
	const harmless = leaveOutOrders(context).join(' ')
	return {
		sent: {
			facts: sentFacts,
			context: hidden.hide(harmless).slice(0, Math.max(0, room)),
			request: hidden.hide(request),
			current,
		},
		keptBack,
		source: {
			facts: facts.filter(({ id }) => !keptBack.includes(id)),
			context: harmless,
			request,
			current,
		},
	}
}
