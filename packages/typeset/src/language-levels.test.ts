import { cvDocumentSchema, defaultDesign } from '@app/cv'
import { expect, test } from 'vitest'
import { toHtml } from './exports/to-html.ts'
import { toJsonResume } from './exports/to-json-resume.ts'
import { toMarkdown } from './exports/to-markdown.ts'
import { templates } from './find-template.ts'
import { printedWords } from './fixtures/printed-words.ts'
import { toPlainText } from './to-plain-text.ts'
import { toTypesetInput } from './to-typeset-input.ts'

const written = ['conversational', 'working knowledge', 'mother tongue', 'B1 Goethe', 'fluent']
const cv = cvDocumentSchema.parse({
	personalInfo: { firstName: 'Sam', lastName: 'Hill' },
	language: written.map((level, index) => ({
		id: `language-${index}`,
		name: `Language${index}`,
		proficiency: 'C1',
		level,
	})),
})

test.each(templates)('$name prints a level in the words of the person', ({ id }) => {
	const printed = printedWords(toTypesetInput(cv, { ...defaultDesign(), templateId: id }))
	for (const level of written) expect(printed).toContain(level)
	expect(printed.join(' ')).not.toContain('C1')
})

test('every written format gives a level in the words of the person', () => {
	const design = defaultDesign()
	for (const text of [toPlainText(cv, design), toMarkdown(cv, design), toHtml(cv, design)]) {
		for (const level of written) expect(text).toContain(level)
	}
	const { languages } = JSON.parse(toJsonResume(cv, defaultDesign()))
	expect(languages.map(({ fluency }: { fluency: string }) => fluency)).toEqual(written)
})
