import { isAlwaysCapital, isCommonWord, isWrittenAsName } from '@app/language'

// "IT" and "US" are names in capitals and pronouns in small letters: above a section they are names.
const eitherWay = /^(?:IT|US|WHO)$/
const token = /[\p{L}\p{N}][\p{L}\p{N}&+#.'’]*/gu
const longestShortForm = 5

/**
 * The title of a section in capitals ("VOLUNTEERING AND SOCIETIES") as others have theirs ("Volunteering and societies"): whether
 * titles are in capitals is for the template to say. Short forms stay large, names and words that nobody knows keep one capital,
 * and a title in another language stays as it is.
 */
export function setTitleCase(title: string): string {
	const words = title.match(token) ?? []
	const isShouted = title === title.toUpperCase() && title !== title.toLowerCase()
	if (!isShouted || !(words.length === 1 || words.some(isKnown))) return title
	const lowered = title.replace(token, lowerWord)
	return lowered.replace(/\p{L}/u, (first) => first.toUpperCase())
}

function lowerWord(word: string): string {
	const lower = word.toLowerCase()
	if (isOrdinary(word)) return lower
	const isName = isAlwaysCapital(lower) || word.length > longestShortForm
	const isShortForm = /[\p{N}&+#.]/u.test(word) || isWrittenAsName(word)
	return isName && !isShortForm ? word.charAt(0) + lower.slice(1) : word
}

function isKnown(word: string): boolean {
	return isOrdinary(word) || isAlwaysCapital(word)
}

function isOrdinary(word: string): boolean {
	return !eitherWay.test(word) && isCommonWord(word.replace(/['’]S$/, ''))
}
