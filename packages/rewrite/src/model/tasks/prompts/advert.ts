import type { ModelTask } from '../model-task.ts'

/** The task of finding an advert's requirements, word for word. */
export const advertTask: ModelTask = {
	name: 'advert',
	heldTo: 'quote',
	quotedFrom: 'context',
	mostItems: 20,
	prompt: `Copy out of the advert in "context" what it asks of the applicant, word for word, one item each, with the ids
"1", "2" and so on. Leave out what the employer offers and what the job is about.`,
}
