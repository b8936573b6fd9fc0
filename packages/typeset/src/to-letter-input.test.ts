import { cvDocumentSchema, defaultDesign } from '@app/cv'
import { expect, test } from 'vitest'
import { toLetterInput } from './to-letter-input.ts'

const cv = cvDocumentSchema.parse({
	personalInfo: {
		firstName: 'Ada',
		lastName: 'Bell',
		phone: '07700 900111',
		email: 'ada@b.example',
	},
	professionalSummary: 'Baker.',
})
const paragraphsOf = (letter: string) => {
	const [section] = toLetterInput(letter, cv, defaultDesign()).sections
	const [part] = section?.parts ?? []
	return part?.kind === 'prose' ? part.paragraphs : []
}

test('blank lines part paragraphs, a line break stays, and nothing else of the CV is printed', () => {
	const input = toLetterInput('Dear Ann,\n\n\nOne.\nTwo.\n', cv, defaultDesign())
	expect(input).toMatchObject({ heading: 'Ada Bell', documentTitle: 'Ada Bell – Letter' })
	expect(JSON.stringify(input)).not.toContain('Baker')
	expect(paragraphsOf('Dear Ann,\n\n\nOne.\nTwo.\n')).toEqual(['Dear Ann,', 'One.\nTwo.'])
})

test('the contacts at the end are those at the top, and are printed once', () => {
	const end = 'Yours sincerely,\n\nAda Bell\n'
	expect(paragraphsOf(`${end}07700 900111 · ada@b.example`)).toEqual([
		'Yours sincerely,',
		'Ada Bell',
	])
	expect(paragraphsOf(`${end}07700 900999`).at(-1)).toBe('Ada Bell\n07700 900999')
})
