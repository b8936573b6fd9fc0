import type { ModelTask } from '../model-task.ts'

/** Sentences for the top of a CV. */
export const profileTask: ModelTask = {
	name: 'profile',
	heldTo: 'claims',
	mostItems: 4,
	prompt: `Write the profile at the top of a CV: 2 to 4 sentences without "I", the line of work first. Give one item
a sentence, with the ids "1", "2" and so on. Each sentence uses 1 or 2 facts.`,
}
