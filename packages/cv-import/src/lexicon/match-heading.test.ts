import { expect, test } from 'vitest'
import { kindOfTitle, matchHeading } from './match-heading.ts'

test.each([
	['WORK EXPERIENCE', 'experience'],
	['Education & Qualifications', 'education'],
	['Formation', 'education'],
	['Expérience professionnelle', 'experience'],
	['Berufserfahrung', 'experience'],
	['Conocimientos informáticos', 'skills'],
	['Lingue straniere', 'language'],
	['Formação académica', 'education'],
	['Werkervaring', 'experience'],
	['Wykształcenie', 'education'],
	['exp erience', 'experience'],
	['2. Key Skills:', 'skills'],
])('"%s" is a title of %s', (text, kind) => {
	expect(matchHeading(text)).toBe(kind)
})

test.each(['Managed the education budget', 'synergistic core competencies.', 'Leeds'])(
	'"%s" is no title',
	(text) => {
		expect(matchHeading(text)).toBeNull()
	},
)

test('a line that is known to be a title is understood by its words', () => {
	expect(kindOfTitle('Relevant Experience in Retail')).toBe('experience')
	expect(kindOfTitle('Boards and Committees')).toBe('custom')
})
