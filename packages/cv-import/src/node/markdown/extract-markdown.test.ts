import { describe, expect, test } from 'vitest'
import { readBytes, readFixture } from '../read-fixture.ts'
import { isMarkdown } from './is-markdown.ts'

describe('a CV in Markdown', () => {
	test('gives its fields without the signs of Markdown', async () => {
		const { document, source } = await readFixture('data-analyst.md')
		expect(source.format).toBe('markdown')
		expect(document).toMatchObject({
			personalInfo: {
				firstName: 'Aoife',
				lastName: 'Brennan',
				email: 'aoife.brennan@example.com',
				city: 'Dublin',
				country: 'Ireland',
				website: 'https://aoife.example.com',
			},
			experience: [
				{
					jobTitle: 'Senior Data Analyst',
					employer: 'Greenfield Energy',
					startDate: '2021-03',
					current: true,
					achievements: [
						'Cut reporting time by 60% with a dbt model of 40 tables',
						'Trained 14 colleagues in SQL \\*and\\* Python over two winters',
					],
				},
				{ jobTitle: 'Data Analyst', employer: 'Corrib Retail', location: 'Galway' },
			],
			education: [{ qualification: 'BSc', institution: 'University of Galway' }],
			language: [{ proficiency: 'native' }, { name: 'Irish', proficiency: 'B2' }],
			socialMedia: [{ network: 'LinkedIn', handle: 'aoife-brennan-demo' }],
		})
	})

	test('keeps signs that mark nothing', async () => {
		const text =
			'# Al Gray\n\n## Skills\n\nC_plus_plus, 5 * 3, snake_case, **bold** and [not a link]\n'
		const { source } = await readBytes(new Uint8Array(Buffer.from(text)))
		expect(source.text).toContain('C_plus_plus, 5 * 3, snake_case, bold and [not a link]')
	})
})

test.each([
	['headings', '# Ann Lee\n\n## Experience\n\nCook\n', true],
	['bold words and links', '**Ann Lee**\n**Cook** at [Inn](https://inn.example)\n**2020**', true],
	['a plain text', 'Ann Lee\n\nEXPERIENCE\n----------\n* Cook, Inn\n* Waiter, Bar #2\n', false],
	['a hash for a number', 'Ann Lee\nC# developer\n#1 in sales\n', false],
])('Markdown is told by more than one sign: %s', (_, text, expected) => {
	expect(isMarkdown(text)).toBe(expected)
})

describe('what people write besides the rules of Markdown', () => {
	const textOf = async (text: string) =>
		(await readBytes(new TextEncoder().encode(`# Al Gray\n\n## Skills\n\n${text}\n`))).source.text

	test.each([
		['a label that ends right before its words', '**Tools:**Excel', 'Tools: Excel'],
		['an address with underscores', 'al_b_gray@example.com', 'al_b_gray@example.com'],
		['a line that was ended early', 'Cooking\nBaking', 'Cooking\nBaking'],
		['bullets of other programs', '• Cooking\n• Baking', 'Cooking\nBaking'],
		['words in HTML', '<div align="center">Cooking<br>Baking</div>', 'Cooking\nBaking'],
		['an indented line', '\n    Cooking', 'Cooking'],
		['a quote', '> Cooking\n> Baking', 'Cooking\nBaking'],
		['a mark within a mark', '**Cooking *and* baking**', 'Cooking and baking'],
		['lines above a rule', 'Cooking\nBaking\n---\nServing', 'Cooking\nBaking\nServing'],
	])('%s', async (_, text, expected) => {
		const lines = (await textOf(text))
			.split('\n')
			.map((line) => line.replace(/^[•\-–]\s*/, '').trim())
		expect(lines.filter(Boolean).join('\n')).toContain(expected)
	})
})

test.each([
	['lists', '- '.repeat(20_000)],
	['quotes', '> '.repeat(20_000)],
	['brackets', '['.repeat(40_000)],
	['emphasis', '*a _b '.repeat(8_000)],
])('%s within each other take no reader down', async (_, text) => {
	const bytes = new TextEncoder().encode(`# Al Gray\n\n## Skills\n\n${text}`)
	const outcome = await readBytes(bytes).then(
		({ source }) => source.format,
		(error) => error.code,
	)
	expect(['markdown', 'file_damaged', 'file_is_not_a_cv']).toContain(outcome)
})

test('a text that is longer than any CV is read as it is', () => {
	const text = '# Al Gray\n\n## Skills\n\nCooking\n\n'
	expect(isMarkdown(text.repeat(100))).toBe(true)
	expect(isMarkdown(text.repeat(2_000))).toBe(false)
})
