import { splitWords } from '@app/language'

/** A noun in the singular behind "a" or "an", by its sound: "an HGV driver", "a UK driver", "an hourly check". */
export function withArticle(noun: string): string {
	const [first = ''] = splitWords(noun)
	// A short form with no vowel where a word has one is spelled out letter by letter.
	const isSpelled = /^\p{Lu}{2,}/u.test(first) && !/[AEIOUY]/.test(first.slice(1, 3))
	const isVowel = isSpelled
		? /^[AEFHILMNORSX]/.test(first)
		: /^(?!u[ns]i|eu|one\b|us[ae])(?:[aeiou]|hour|honest|(?:8|11|18)(?!\d))/i.test(first)
	return `${isVowel ? 'an' : 'a'} ${noun}`
}
