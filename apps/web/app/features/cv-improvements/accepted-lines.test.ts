import { cvDocumentSchema } from '@app/cv'
import { expect, test } from 'vitest'
import {
	applyAcceptedLines,
	isAlreadyApplied,
	isStillThere,
	reverseAcceptedLines,
} from './accepted-lines.ts'
import { linesToImprove } from './lines-to-improve.ts'

const cv = cvDocumentSchema.parse({
	experience: [
		{
			id: 'ward',
			jobTitle: 'Nurse',
			employer: 'St Anne’s',
			achievements: ['Responsible for cleaning patient rooms', 'Trained 11 new starters in 2023'],
		},
	],
	volunteering: [
		{ id: 'shop', role: 'Helper', achievements: ['Duties included sorting donations'] },
	],
})
const line = {
	list: 'experience',
	itemId: 'ward',
	before: 'Responsible for cleaning patient rooms',
} as const

test('lines that say a duty are found, with the job that they belong to', () => {
	const found = linesToImprove(cv)
	expect(found.map(({ where, before }) => [where, before])).toEqual(
		expect.arrayContaining([
			['Nurse, St Anne’s', 'Responsible for cleaning patient rooms'],
			['Helper', 'Duties included sorting donations'],
		]),
	)
})

test('an accepted line takes the place of the words that it was made of, and of nothing else', () => {
	const changed = applyAcceptedLines(cv, [{ ...line, text: 'Cleaned patient rooms' }])
	expect(changed.experience[0]?.achievements).toEqual([
		'Cleaned patient rooms',
		'Trained 11 new starters in 2023',
	])
	expect(changed.volunteering).toBe(cv.volunteering)
})

test('a line that was changed meanwhile stays as it is now', () => {
	const accepted = [{ ...line, before: 'Responsible for beds', text: 'Made beds' }]
	expect(applyAcceptedLines(cv, accepted)).toBe(cv)
})

test('the words go back to where they were', () => {
	const accepted = [{ ...line, text: 'Cleaned patient rooms' }]
	expect(
		applyAcceptedLines(applyAcceptedLines(cv, accepted), reverseAcceptedLines(accepted)),
	).toEqual(cv)
})

test('the new words of one line may be the old words of another', () => {
	const lines = ['Responsible for beds', 'Made beds', 'Led a team']
	const chained = {
		...cv,
		experience: cv.experience.map((job) => ({ ...job, achievements: lines })),
	}
	const accepted = [
		{ ...line, before: 'Responsible for beds', text: 'Made beds' },
		{ ...line, before: 'Made beds', text: 'Led a team' },
		{ ...line, before: 'Led a team', text: 'Led a team of 4' },
	]
	const changed = applyAcceptedLines(chained, accepted)
	expect(changed.experience[0]?.achievements).toEqual([
		'Made beds',
		'Led a team',
		'Led a team of 4',
	])
	expect(applyAcceptedLines(changed, reverseAcceptedLines(accepted))).toEqual(chained)
})

test('a line is there as it was, done already, or neither', () => {
	const accepted = { ...line, text: 'Cleaned patient rooms' }
	const done = applyAcceptedLines(cv, [accepted])
	expect([isStillThere(cv, accepted), isAlreadyApplied(cv, accepted)]).toEqual([true, false])
	expect([isStillThere(done, accepted), isAlreadyApplied(done, accepted)]).toEqual([false, true])
	const elsewhere = { ...accepted, itemId: 'gone' }
	expect([isStillThere(cv, elsewhere), isAlreadyApplied(cv, elsewhere)]).toEqual([false, false])
})
