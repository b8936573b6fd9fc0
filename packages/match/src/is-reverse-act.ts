import { findVerb, splitWords, stemWord } from '@app/language'

const reversing = ['un', 'de', 'dis']

/**
 * Whether a line tells only the reverse of the act in a requirement, where the lexicon has both under one name
 * (“install”, “uninstall”). A line that tells both acts shows the requirement.
 */
export function isReverseAct(line: string, asked: string): boolean {
	const own = new Set(stemWords(line))
	return stemWords(asked).some((stem) => {
		if (own.has(stem)) return false
		const plain = reversing.map((prefix) => withoutPrefix(stem, prefix))
		const reversed = findVerb(stem) === null ? [] : reversing.map((prefix) => prefix + stem)
		return [...plain, ...reversed].some((other) => other !== null && own.has(other))
	})
}

function withoutPrefix(stem: string, prefix: string): string | null {
	const rest = stem.startsWith(prefix) ? stem.slice(prefix.length) : ''
	return findVerb(rest) === null ? null : rest
}

function stemWords(text: string): string[] {
	return splitWords(text).map(stemWord)
}
