import type { ModelTask } from '../model-task.ts'

/** Three other wordings of one line. */
export const rewordTask: ModelTask = {
	name: 'reword',
	heldTo: 'line',
	mostItems: 3,
	prompt: `Reword the fact, which is one line of a CV. Give 3 items with the ids "short", "result" and "plain": a
shorter wording; one that puts first the result, if the fact says so; one in plain words. Each begins
with a verb, is one sentence of at most 25 words without "I", and keeps every figure, name and tool. Leave an
item out if it would be the same as the fact.`,
}
