import { cvDocumentSchema } from '@app/cv'
import { expect, test } from 'vitest'
import { answerByRules, listOpenLines, readAnswer, withLine } from './assistant-lines.ts'

const cv = cvDocumentSchema.parse({
	experience: [
		{
			id: 'job',
			jobTitle: 'Assistant',
			employer: 'Shop',
			startDate: '2019',
			endDate: '2020',
			achievements: ['Responsible for ordering **fresh stock**', 'Helped with *tills*'],
		},
	],
})
const lines = listOpenLines(cv)

test('lines are asked about in plain words', () => {
	expect(lines.map(({ text }) => text)).toEqual([
		'Responsible for ordering fresh stock',
		'Helped with tills',
	])
})

test('an accepted line keeps the marks of the words that stayed', () => {
	const [proposal] = answerByRules(lines).proposals
	if (proposal === undefined) throw new Error('The rules proposed nothing.')
	const changed = withLine(cv, proposal.line, proposal.after)
	expect(changed?.experience[0]?.achievements).toEqual([
		'Ordered **fresh stock**',
		'Helped with *tills*',
	])
})

test('what a model offers for a marked line is a proposal, and unchanged words are none', () => {
	const offered = [
		{ id: 'experience.0.achievements.0', text: 'Ordered fresh stock', facts: [] },
		{ id: 'experience.0.achievements.1', text: 'Helped with tills', facts: [] },
	]
	const { proposals } = readAnswer(
		{
			engine: 'model',
			offered,
			toConfirm: [],
			refused: [],
			keptBack: [],
			whyLocal: null,
			tokens: 0,
		},
		lines,
	)
	expect(proposals.map(({ after }) => after)).toEqual(['Ordered fresh stock'])
})

test('a line that no longer says what it said is left alone', () => {
	const [line] = lines
	if (line === undefined) throw new Error('There is no line.')
	expect(withLine(cv, { ...line, text: 'Something else' }, 'Ordered stock')).toBeNull()
})
