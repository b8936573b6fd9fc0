import { correctSpelling, isAlwaysCapital, isCommonWord } from '@app/language'

/** Whether a line is written in capitals only. */
export function isShouted(line: string): boolean {
	return /\p{L}/u.test(line) && line === line.toUpperCase() && line.split(' ').length > 3
}

// "IT" and "US" are names in capitals and pronouns in small letters, so that a line in capitals does not tell which is meant.
const eitherWay = /(?<![\p{L}\p{N}])(?:IT|US|WHO)(?![\p{L}\p{N}])/u
const token = /[\p{L}\p{N}][\p{L}\p{N}'’&/+#.-]*/gu

/**
 * Returns a line in capitals as a line in small letters. Short forms ("NHS", "A&E", "K8S") stay in capitals and
 * places get their capital. Returns `null` if a word may be a name, since small letters might then be wrong.
 */
export function lowerShouted(line: string): string | null {
	if (eitherWay.test(line)) return null
	let isSure = true
	const lowered = line.replace(token, (word) => {
		const bare = word.replace(/(?<![.'’/-])[.'’/-]+$/, '')
		const small = lowerWord(bare)
		if (small === null) isSure = false
		return (small ?? bare) + word.slice(bare.length)
	})
	return isSure ? lowered.charAt(0).toUpperCase() + lowered.slice(1) : null
}

const longestShortForm = 5

function lowerWord(word: string): string | null {
	const parts = word.split('-')
	if (parts.length > 1) {
		const lowered = parts.map((part) => lowerWord(part) ?? '')
		return lowered.includes('') ? null : lowered.join('-')
	}
	const lower = word.toLowerCase()
	if (/[\d&/+#.]/.test(word)) return word
	if (isAlwaysCapital(word)) return lower.charAt(0).toUpperCase() + lower.slice(1)
	if (isCommonWord(lower.replace(/['’]s$/, '')) || correctSpelling(lower) !== lower) return lower
	const isShortForm = word.length <= longestShortForm && !/[AEIOUY]/.test(word)
	return isShortForm ? word : null
}
