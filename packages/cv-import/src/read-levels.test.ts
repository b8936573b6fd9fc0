import { describe, expect, test } from 'vitest'
import { readBytes } from './node/read-fixture.ts'

async function languagesIn(lines: string) {
	const cv = `Sam Hill\nsam.hill@example.com\n\nLANGUAGES\n${lines}\n\nSKILLS\nSawing, planing\n`
	const { document, source } = await readBytes(new TextEncoder().encode(cv), 'cv.txt')
	return {
		language: document.language.map(({ name, proficiency, level }) => [name, proficiency, level]),
		source,
	}
}

const words: [written: string, mapped: string][] = [
	['conversational', 'B1'],
	['working knowledge', ''],
	['mother tongue', 'native'],
	['fluent', 'C1'],
	['B1 Goethe', 'B1'],
	['Native', 'native'],
	['Full professional proficiency', 'C1'],
	['C1, DALF', 'C1'],
	['learning', ''],
	['good, with a slight accent', 'B1'],
	['GCSE grade A', ''],
	['some', 'A2'],
	['Muttersprache', 'native'],
]

describe('the level of a language stays as it was written, and the scale stands beside it', () => {
	test.each(words)('"%s"', async (written, mapped) => {
		expect((await languagesIn(`German (${written})`)).language).toEqual([
			['German', mapped, written],
		])
	})

	test.each(words.filter(([written]) => !written.includes(',')))(
		'"%s" behind a dash, a colon or a gap',
		async (written, mapped) => {
			for (const between of [' – ', ': ', '          '])
				expect((await languagesIn(`German${between}${written}`)).language).toEqual([
					['German', mapped, written],
				])
		},
	)

	test('a level of the scale alone needs no words', async () => {
		for (const level of ['A1', 'B2', 'C2'])
			expect((await languagesIn(`German (${level})`)).language).toEqual([['German', level, '']])
	})

	test('words before the name are the level too', async () => {
		const { language } = await languagesIn('Fluent German')
		expect(language).toEqual([['German', 'C1', 'Fluent']])
	})

	test('a name without a level has none', async () => {
		const { language } = await languagesIn('English language, German')
		expect(language).toEqual([
			['English', '', ''],
			['German', '', ''],
		])
	})

	test('the words have their place, so that nothing of them is left unread', async () => {
		const { source } = await languagesIn('German (conversational), Polish: mother tongue')
		expect(Object.keys(source.places)).toEqual(
			expect.arrayContaining(['language.0.level', 'language.1.level']),
		)
		expect(source.unread).toEqual([])
	})
})

test('a file of JSON Resume keeps the words of its levels', async () => {
	const resume = {
		basics: { name: 'Sam Hill' },
		work: [],
		languages: words.map(([written]) => ({ language: 'German', fluency: written })),
		skills: [
			{ name: 'Excel', level: '5 years' },
			{ name: 'Tools', level: 'Advanced', keywords: ['Lathe', 'Mill'] },
		],
	}
	const { document } = await readBytes(new TextEncoder().encode(JSON.stringify(resume)))
	expect(document.language.map(({ proficiency, level }) => [level, proficiency])).toEqual(words)
	expect(document.skills.map(({ name, group, level }) => [name, group, level])).toEqual([
		['Excel', '', '5 years'],
		['Lathe', 'Tools', 'Advanced'],
		['Mill', 'Tools', 'Advanced'],
	])
})
