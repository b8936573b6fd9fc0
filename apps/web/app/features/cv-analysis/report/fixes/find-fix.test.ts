import type { Finding } from '@app/checks'
import { cvDocumentSchema } from '@app/cv'
import { expect, test } from 'vitest'
import { isAboutLines } from '../is-about-lines.ts'
import { findFix } from './find-fix.ts'

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
	expect(findFix(finding('experience.0.achievements.0'), cv)).toMatchObject({
		kind: 'line',
		line: { path: 'experience.0.achievements.0', before: 'Responsible for cleaning patient rooms' },
	})
})

test('a line that stays a duty is no answer to what asks for a verb', () => {
	const duty = cvDocumentSchema.parse({
		experience: [
			{
				id: 'a',
				achievements: ['Responsable for meeting targets', 'Responsible for cleaning rooms'],
			},
		],
	})
	expect(findFix(finding('experience.0.achievements.0'), duty).kind).toBe('question')
	expect(
		findFix(finding('experience.0.achievements.0', 'experience.0.achievements.1'), duty),
	).toMatchObject({ kind: 'line', line: { path: 'experience.0.achievements.1' } })
})

test('a strong line and a remark about no line get nothing', () => {
	const about = findFix(finding('experience.0.achievements.1', 'experience.0'), cv)
	expect(about.kind).not.toBe('line')
	expect(isAboutLines(finding('experience.0'))).toBe(false)
	expect(findFix(finding('experience.0'), cv)).toEqual({ kind: 'file' })
})
