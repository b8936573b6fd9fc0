import { expect, test } from 'vitest'
import { setPunctuationInMarkedText } from './set-punctuation-in-marked-text.ts'

test('marks make no difference to quotes, apostrophes and ranges', () => {
	expect(setPunctuationInMarkedText(`**"Best"** *team's* 2019-2021`, 'en')).toBe(
		'**“Best”** *team’s* 2019–2021',
	)
	expect(setPunctuationInMarkedText('"**Best**" of all', 'en')).toBe('“**Best**” of all')
	expect(setPunctuationInMarkedText('"*Le* mot" **juste**', 'fr')).toBe(
		'«\u00A0*Le* mot\u00A0» **juste**',
	)
	expect(setPunctuationInMarkedText(`It's 3 * 4`, 'en')).toBe('It’s 3 * 4')
})

test('the address of a link stays as it is', () => {
	const url = "https://a.example/2019-2021/it's"
	expect(setPunctuationInMarkedText(`See [it's](${url})`, 'en')).toBe(`See [it’s](${url})`)
})

test('letters that look like a mark stay letters', () => {
	expect(setPunctuationInMarkedText(String.raw`\*so\* it's`, 'en')).toBe(String.raw`\*so\* it’s`)
})
