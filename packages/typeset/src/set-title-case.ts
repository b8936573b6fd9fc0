import { isAlwaysCapital, isCommonWord, isWrittenAsName } from '@app/language'

// "IT" and "US" are names in capitals and pronouns in small letters: above a section they are names.
const eitherWay = /^(?:IT|US|WHO)$/
const token = /[\p{L}\p{N}][\p{L}\p{N}&+#.'’]*/gu
const longestShortForm = 5

/**
 * Returns a section title written in capitals ("VOLUNTEERING AND SOCIETIES") in the usual form ("Volunteering and
 * societies"), because the template decides whether titles are in capitals. Short forms keep their capitals, names
 * and unknown words keep one capital, and a title in another language stays unchanged.
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
