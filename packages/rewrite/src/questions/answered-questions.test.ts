import { expect, test } from 'vitest'
import { addAnswerToLine, askAbout, rewriteBullet } from '../index.ts'

/** Returns the first question, the line with the answer in it, and the next question. */
function answer(line: string, said: string, title = '') {
	const [asked] = askAbout(line, { title })
	if (asked === undefined) throw new Error('Nothing was asked.')
	const text = addAnswerToLine(line, asked, said) ?? ''
	const answered = [{ line, question: asked.question }]
	const [next] = rewriteBullet(text, { current: false, title, answered }).asks
	return { asked: asked.question, text, next: next?.question ?? '' }
}

test('how a thing was made sure is asked in the words of the line, and once', () => {
	const { asked, text, next } = answer(
		'Made sure all lorries were loaded and away on time',
		'checked every bay an hour before',
	)
	expect(asked).toBe('How did you make sure all lorries were loaded and away on time?')
	expect(text).toBe(
		'Made sure all lorries were loaded and away on time by checking every bay an hour before',
	)
	expect(next).toBe('')
})

test('somebody’s own part is told as theirs, and asked once', () => {
	const { asked, text, next } = answer(
		'Was part of the team that put in the new WMS',
		'trained the shift on it and wrote the guide',
	)
	expect(asked).toBe('What was your own part in the new WMS?')
	expect(text).toBe(
		'Was part of the team that put in the new WMS, training the shift on it and writing the guide',
	)
	expect(next).toBe('')
})

test('a size that was told leaves what came of the work to be asked', () => {
	const { text, next } = answer('Trained new starters', '12')
	expect(text).toBe('Trained 12 new starters a year')
	expect(next).toBe('What could the new starters do afterwards?')
})

test('what its writer doesn’t know is not asked in other words', () => {
	const line = 'Trained new starters'
	const answered = [{ line, question: 'How many new starters a year?' }]
	expect(askAbout(line, { answered }).map(({ question }) => question)).toEqual([
		'What could the new starters do afterwards?',
	])
	expect(askAbout('Cooked meals for residents', { answered })).toHaveLength(1)
})

test('an answer about one’s own part never goes to somebody else', () => {
	const line = 'Responsable for the running of the back shift, 45 staff plus agency'
	const ask = { kind: 'ownership', unit: 'words', question: 'What did you do yourself?' } as const
	const said = 'ran the shift briefing and set the labour plan'
	expect(addAnswerToLine(line, ask, said)).toBe(
		`${line}, running the shift briefing and setting the labour plan`,
	)
})
