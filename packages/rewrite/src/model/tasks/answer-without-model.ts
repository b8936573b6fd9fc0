import { askFollowUpQuestions } from '../../follow-up-questions.ts'
import { rewriteBullet } from '../../rewrite-bullet.ts'
import type { CheckedText } from './check-task-answer.ts'
import type { ModelTask, TaskInput } from './model-task.ts'

/**
 * Answers a task by the grammar of this package, without a model. Empty if the grammar finds nothing better, or if
 * the task needs a whole CV: profiles, letters, tailoring and interviews have separate engines.
 */
export function answerWithoutModel({ name }: ModelTask, matter: TaskInput): CheckedText[] {
	const [own] = matter.facts
	if (own === undefined) return []
	if (name === 'ask')
		return askFollowUpQuestions(own.text).map(({ question }) => ({
			id: 'question',
			text: question,
			facts: [own.id],
		}))
	if (name === 'assist') return matter.facts.flatMap((fact) => reword(fact, matter, fact.id))
	return name === 'reword' || name === 'correct' ? reword(own, matter, 'line') : []
}

function reword(
	{ id: fact, text, current: now }: TaskInput['facts'][number],
	{ facts, current }: TaskInput,
	id: string,
): CheckedText[] {
	const whole = facts.map((one) => one.text).join('\n')
	const { after } = rewriteBullet(text, { current: now ?? current, text: whole })
	return after === text ? [] : [{ id, text: after, facts: [fact] }]
}
