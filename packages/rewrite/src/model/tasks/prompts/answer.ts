import type { ModelTask } from '../model-task.ts'

/** A line with an answer worked into it. */
export const answerTask: ModelTask = {
	name: 'answer',
	heldTo: 'line',
	mostItems: 1,
	prompt: `The first fact is a line of a CV; the others are what its owner answered to questions about it. Give one item
with the id "line": one line that says both, with every figure as it was given.`,
}
