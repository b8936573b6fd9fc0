import type { ModelTask } from '../model-task.ts'

/** A line in the words of an advert, as far as that is true. */
export const tailorTask: ModelTask = {
	name: 'tailor',
	heldTo: 'line',
	mostItems: 1,
	prompt: `The first fact is a line of a CV; "context" is what an advert asks for. Give one item with the id "line": the
line in the words of the advert, as far as they mean the same. If they mean more than the fact says, give it
back unchanged.`,
}
