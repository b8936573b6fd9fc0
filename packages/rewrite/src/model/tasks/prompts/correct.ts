import type { ModelTask } from '../model-task.ts'

/** A line with mistakes, or partly in another language, in correct English. */
export const correctTask: ModelTask = {
	name: 'correct',
	heldTo: 'line',
	mostItems: 1,
	prompt: `Correct the fact, which is one line of a CV with mistakes or words of another language. Give one item with the
id "line": the same in correct, plain British English, nothing added, nothing left out.`,
}
