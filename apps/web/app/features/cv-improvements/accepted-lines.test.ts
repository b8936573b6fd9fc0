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
const duty = 'Responsible for cleaning patient rooms'

function acceptFor(before: string, to: readonly string[], above: readonly string[] = []) {
	return { list: 'experience', itemId: 'ward', from: [before], to, above } as const
}

function cvWith(achievements: string[]) {
	return { ...cv, experience: cv.experience.map((job) => ({ ...job, achievements })) }
}

function linesOf(changed: typeof cv) {
	return changed.experience[0]?.achievements
}

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
	const changed = applyAcceptedLines(cv, [acceptFor(duty, ['Cleaned patient rooms'])])
	expect(changed.experience[0]?.achievements).toEqual([
		'Cleaned patient rooms',
		'Trained 11 new starters in 2023',
	])
	expect(changed.volunteering).toBe(cv.volunteering)
})

test('a line that was changed meanwhile stays as it is now', () => {
	const accepted = [acceptFor('Responsible for beds', ['Made beds'])]
	expect(applyAcceptedLines(cv, accepted)).toBe(cv)
})

test('the words go back to where they were', () => {
	const accepted = [acceptFor(duty, ['Cleaned patient rooms'])]
	expect(
		applyAcceptedLines(applyAcceptedLines(cv, accepted), reverseAcceptedLines(accepted)),
	).toEqual(cv)
})

test('the new words of one line may be the old words of another', () => {
	const chained = cvWith(['Responsible for beds', 'Made beds', 'Led a team'])
	const accepted = [
		acceptFor('Responsible for beds', ['Made beds']),
		acceptFor('Made beds', ['Led a team']),
		acceptFor('Led a team', ['Led a team of 4']),
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
	const accepted = acceptFor(duty, ['Cleaned patient rooms'])
	const done = applyAcceptedLines(cv, [accepted])
	expect([isStillThere(cv, accepted), isAlreadyApplied(cv, accepted)]).toEqual([true, false])
	expect([isStillThere(done, accepted), isAlreadyApplied(done, accepted)]).toEqual([false, true])
	const elsewhere = { ...accepted, itemId: 'gone' }
	expect([isStillThere(cv, elsewhere), isAlreadyApplied(cv, elsewhere)]).toEqual([false, false])
})

test('a line is deleted and another becomes its bullets, and both come back to their places', () => {
	const before = cvWith(['Cooked lunch', 'Hard worker', 'Cut stock and ran the bar', 'Led a team'])
	const accepted = [
		acceptFor('Hard worker', [], ['Cooked lunch']),
		acceptFor('Cut stock and ran the bar', ['Cut stock', 'Ran the bar']),
	]
	const changed = applyAcceptedLines(before, accepted)
	expect(linesOf(changed)).toEqual(['Cooked lunch', 'Cut stock', 'Ran the bar', 'Led a team'])
	expect(accepted.map((line) => isAlreadyApplied(changed, line))).toEqual([true, true])
	const back = reverseAcceptedLines(accepted)
	expect(back.every((line) => isStillThere(changed, line))).toBe(true)
	expect(applyAcceptedLines(changed, back)).toEqual(before)
})

test('a deleted line comes back under the nearest line that is still above it', () => {
	const deleted = acceptFor('Hard worker', [], ['Cooked lunch', 'Served'])
	const now = cvWith(['Cooked lunch', 'Served 80 covers'])
	expect(linesOf(applyAcceptedLines(now, reverseAcceptedLines([deleted])))).toEqual([
		'Cooked lunch',
		'Hard worker',
		'Served 80 covers',
	])
})

test('a deleted line that is back already is not put back twice', () => {
	const now = cvWith(['Cooked lunch', 'Hard worker', 'Ran the bar'])
	const back = reverseAcceptedLines([
		acceptFor('Hard worker', [], ['Cooked lunch']),
		acceptFor('Was at the bar', ['Ran the bar']),
	])
	expect(linesOf(applyAcceptedLines(now, back))).toEqual([
		'Cooked lunch',
		'Hard worker',
		'Was at the bar',
	])
})
