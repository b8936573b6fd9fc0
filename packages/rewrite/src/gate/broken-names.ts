import {
	isAlwaysCapital,
	isCommonWord,
	isWrittenAsName,
	splitSentences,
	withoutBullet,
} from '@app/language'
import { listWords, splitParts } from './split-words.ts'

/** Words of the source that came back in other capitals although they are, or may be, names: "k8s" as "K8s", "NHS" as "nhs". */
export function brokenNames(after: string, source: string): string[] {
	if (isShouted(source)) return []
	const written = Map.groupBy(listWords(source), (word) => word.toLowerCase())
	const openers = new Set(
		splitSentences(after).map((sentence) => listWords(withoutBullet(sentence))[0]),
	)
	return listWords(after).filter((word) => {
		const forms = written.get(word.toLowerCase())
		if (forms === undefined || forms.includes(word)) return false
		return !mayChange(word, forms, openers.has(word))
	})
}

function isShouted(text: string): boolean {
	return !/\p{Ll}/u.test(text)
}

function mayChange(word: string, forms: readonly string[], opens: boolean): boolean {
	if (forms.some((form) => /\p{L}.*[\p{Lu}\d]|\d.*\p{L}/u.test(form))) return false
	const isRaised = /^\p{Lu}/u.test(word)
	if (isRaised)
		return opens || isAlwaysCapital(word) || (isWrittenAsName(word) && !isCommonWord(word))
	return splitParts(word).every(isCommonWord) && !isAlwaysCapital(word)
}
