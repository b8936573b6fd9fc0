import { expect, test } from 'vitest'
import { addAnswerToLine, askAbout } from '../index.ts'

/** The line with an answer to the question that comes after its size is known. */
function answerNext(line: string, said: string, { title = '', current = false } = {}) {
	const answered = [{ line, question: 'How many?' }]
	const [asked] = askAbout(line, { title, current, answered })
	return asked === undefined ? null : addAnswerToLine(line, asked, said)
}

test.each([
	['appointments, test results', 'appointments and test results'],
	['mostly appointments', 'appointments'],
	['they were about repeat prescriptions i think', 'repeat prescriptions'],
])('an answer completes the sentence of its question: %s', (said, told) => {
	const line = 'Answered about 60 calls a day'
	expect(answerNext(line, said, { title: 'Receptionist' })).toBe(
		`${line}. Most of the calls were about ${told}`,
	)
})

test('a sentence about work that goes on is in the present', () => {
	expect(answerNext('Cook 90 covers a service', 'about 5', { title: 'Chef', current: true })).toBe(
		'Cook 90 covers a service. Work in a team of about 5',
	)
})

test('how many there are at other times comes along', () => {
	expect(answerNext('Cooked 90 covers a service', '5, 8 at weekends', { title: 'Chef' })).toBe(
		'Cooked 90 covers a service. Worked in a team of 5, 8 at weekends',
	)
})

test.each(['not sure', 'we loved it', 'loads'])(
	'what completes nothing is handed back: %s',
	(said) => {
		expect(answerNext('Answered about 60 calls a day', said, { title: 'Receptionist' })).toBeNull()
	},
)
