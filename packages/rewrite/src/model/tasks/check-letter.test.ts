import { expect, test } from 'vitest'
import { redactPersonalData } from '../redact-personal-data.ts'
import { checkTaskAnswer } from './check-task-answer.ts'
import type { ModelTaskName, TaskInput } from './model-task.ts'
import { modelTask } from './prompts.ts'

const matter: TaskInput = {
	facts: [
		{ id: 'f1', text: 'Shop Assistant, 2019-2024' },
		{ id: 'f2', text: 'Served customers at the till' },
		{ id: 'f3', text: 'Helped train 2 new starters' },
		{ id: 'f4', text: 'First aid certificate' },
	],
	context:
		'Our award-winning bakery in Leeds needs a supervisor to lead a team of 12. You need Excel, a forklift licence and 5 years of management experience, and work weekends.',
	request: '',
	current: false,
}
const evidence = matter.facts.map(({ id }) => id)

function isOffered(text: string, task: ModelTaskName = 'letter'): boolean {
	const answers = new Map([['1', { text, evidence }]])
	const hidden = redactPersonalData([])
	return checkTaskAnswer(modelTask(task), answers, { matter, hidden }).offered.length === 1
}

test.each([
	'I would like to help your team at weekends.',
	'I would be glad to lead your team.',
	'I served customers at the till and would like to bring this experience to your bakery.',
	'I look forward to hearing from you.',
	'I am available at weekends.',
	'Your bakery needs a supervisor, and I helped train 2 new starters.',
	'I also have a first aid certificate.',
	'I also served customers at the till.',
])('a wish, and what the advert says of itself, is no claim: %s', (text) => {
	expect(isOffered(text)).toBe(true)
})

test.each([
	'I would like to bring my management experience to your team.',
	'I would like to offer Excel and a forklift licence.',
	'I would like to join your team with 5 years of management.',
	'I would like to join your team with Excel.',
	'I am keen to lead your team, having led a team of 12.',
	'I am happy to say that I led a team of 12.',
	'I would like to join your team and have management experience.',
	'I would like to join your team and am an experienced supervisor.',
	'I am available at weekends and experienced in management.',
	'I look forward to hearing from you and hold a forklift licence.',
	'I hope you need a supervisor, which I was.',
	'I would like to keep leading teams as an experienced supervisor.',
	'Your bakery needs a supervisor, and Excel was part of my work.',
	'Your team needs a leader like me.',
	'You would gain a first-rate supervisor.',
	'Your bakery won 3 prizes.',
	'I can start on 3 May.',
	'I also have a forklift licence.',
	'I also led a team of 12.',
])('what the advert wants is never told of the writer: %s', (text) => {
	expect(isOffered(text)).toBe(false)
})

test('only a letter speaks to its reader', () => {
	expect(isOffered('Would like to help your team at weekends.', 'profile')).toBe(false)
})
