import type { ModelTask } from '../model-task.ts'

/** The line that shows a requirement, word for word. */
export const proofTask: ModelTask = {
	name: 'proof',
	heldTo: 'quote',
	quotedFrom: 'facts',
	mostItems: 2,
	prompt: `Which fact shows best what "context" asks for? Give one item with the id "proof" and copy the fact word for
word. If none shows it, give no item.`,
}
