import { parseTsv } from '@app/language'
import { expect, test } from 'vitest'
import { sectionTitles } from '../data/section-titles.ts'
import { fold } from './fold.ts'
import { matchHeading } from './match-heading.ts'
import { sectionKinds } from './section-kinds.ts'

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

test('every title of the table is folded, and of a known section or the name of a document', () => {
	const kinds: readonly string[] = [...sectionKinds, 'document']
	const wrong = parseTsv<'title' | 'kind'>(sectionTitles).filter(
		({ title, kind }) => fold(title) !== title || title === '' || !kinds.includes(kind),
	)
	expect(wrong).toEqual([])
})
