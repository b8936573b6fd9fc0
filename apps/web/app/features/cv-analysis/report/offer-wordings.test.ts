import type { Finding } from '@app/checks'
import { cvDocumentSchema } from '@app/cv'
import { expect, test } from 'vitest'
import { isAboutLines } from './is-about-lines.ts'
import { offerWordings } from './offer-wordings.ts'

const cv = cvDocumentSchema.parse({
	experience: [
		{
			id: 'a',
			achievements: ['Responsible for cleaning patient rooms', 'Trained 11 new starters'],
		},
	],
})
const finding = (...paths: string[]): Finding => ({
	id: 'E01',
	checkId: 'E01',
	category: 'impact',
	severity: 'warning-2',
	cost: 2,
	title: 'A line says a duty',
	why: '',
	fix: '',
	evidence: paths.map((path) => ({ path, quote: 'Responsible for', places: [] })),
})

test('the whole line is worded, not the words that are quoted of it', () => {
	const [offered] = offerWordings(finding('experience.0.achievements.0'), cv)
	expect(offered).toMatchObject({
		before: 'Responsible for cleaning patient rooms',
		after: 'Cleaned patient rooms',
	})
})

test('a line that stays a duty is no answer to what asks for a verb', () => {
	const duty = cvDocumentSchema.parse({
		experience: [{ id: 'a', achievements: ['Responsable for aprentices'] }],
	})
	expect(offerWordings(finding('experience.0.achievements.0'), duty)).toEqual([])
})

test('a strong line and a remark about no line get nothing', () => {
	expect(offerWordings(finding('experience.0.achievements.1', 'experience.0'), cv)).toEqual([])
	expect(isAboutLines(finding('experience.0'))).toBe(false)
})
