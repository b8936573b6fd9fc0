import type { ModelTask } from '../model-task.ts'

/** The middle of a cover letter. */
export const letterTask: ModelTask = {
	name: 'letter',
	heldTo: 'claims',
	addressesReader: true,
	mostItems: 4,
	prompt: `Write the middle of a cover letter for the advert in "context": 2 to 4 sentences in the first person that
tell what the facts show of what it asks for. Give one item a sentence, with the ids "1", "2" and so on. One of them may
say, in the words of the advert, what the person would like to do there. Say nothing else of the employer, and no
greeting.`,
}
