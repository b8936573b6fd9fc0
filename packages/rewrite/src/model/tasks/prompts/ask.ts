import type { ModelTask } from '../model-task.ts'

/** The one question that would make a line stronger. */
export const askTask: ModelTask = {
	name: 'ask',
	heldTo: 'question',
	mostItems: 1,
	prompt: `Ask the one question that somebody who hires for this trade would ask about the fact: how many, how often, or
what got better. Give one item with the id "question". Ask about one thing, in the words of the trade, without
praise and without guessing the answer.`,
}
