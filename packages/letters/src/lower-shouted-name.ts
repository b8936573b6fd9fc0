import { isAlwaysCapital } from '@app/language'
import { wordRank } from '@app/language/correction'

/** Legal forms that are written like a word. */
const asWord = /^LTD$/
const smallWords = /^(?:and|of|the|for|in|to|with|or|on|at|de|la|by)$/i
const shortest = 4
const mostOfShortForm = 5

/** A title or name that is written in capitals, in the capitals of a name; short forms (“HGV”) keep theirs. */
export function lowerShoutedName(name: string): string {
	if (/\p{Ll}{2}/u.test(name) || !/\p{Lu}{3}/u.test(name)) return name
	return name.split(' ').map(lowered).join(' ')
}

function lowered(word: string): string {
	if (smallWords.test(word)) return word.toLowerCase()
	return isShortForm(word)
		? word
		: word.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
}

function isShortForm(word: string): boolean {
	if (asWord.test(word)) return false
	const letters = word.replace(/[^\p{L}]/gu, '')
	if (wordRank(letters.toLowerCase()) !== null || isAlwaysCapital(letters)) return false
	if (letters.length < shortest) return true
	return letters.length <= mostOfShortForm && !/[AEIOUY]/.test(letters.slice(1, shortest))
}
