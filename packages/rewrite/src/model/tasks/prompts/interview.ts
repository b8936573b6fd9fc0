import type { ModelTask } from '../model-task.ts'

/** Questions of an interview. */
export const interviewTask: ModelTask = {
	name: 'interview',
	heldTo: 'question',
	mostItems: 6,
	prompt: `Write up to 6 questions that an interviewer for the advert in "context" would ask the person behind the
facts, one item each, with the ids "1", "2" and so on. Name as evidence the facts that help to answer it. Take
nothing for granted that the facts do not say.`,
}
