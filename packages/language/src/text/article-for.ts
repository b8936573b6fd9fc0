/** The indefinite article that goes with a word by its sound: "an HGV", "a UK", "an hourly", "an 8". */
export function articleFor(word: string): 'a' | 'an' {
	// A short form with no vowel where a word has one is spelled out letter by letter.
	const isSpelled = /^\p{Lu}{2,}/u.test(word) && !/[AEIOUY]/.test(word.slice(1, 3))
	const isVowel = isSpelled
		? /^[AEFHILMNORSX]/.test(word)
		: /^(?!u[ns]i|eu|one\b|us[ae])(?:[aeiou]|hour|honest|(?:8|11|18)(?!\d))/i.test(word)
	return isVowel ? 'an' : 'a'
}
