import { stemWord } from '@app/language'

const word = /[\p{L}\p{N}][\p{L}\p{N}+#]*(?:[’'.&](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*/gu

/**
 * Returns the first place where a text has the wanted words one after another, in any form, in the text's own
 * spelling; otherwise `null`.
 */
export function findPhrase(text: string, wanted: string): string | null {
	const stems = splitWords(wanted).map(({ stem }) => stem)
	const words = splitWords(text)
	const first = words.findIndex((_, index) =>
		stems.every((stem, offset) => words[index + offset]?.stem === stem),
	)
	const [start, end] = [words[first]?.start, words[first + stems.length - 1]?.end]
	return stems.length === 0 || start === undefined ? null : text.slice(start, end)
}

function splitWords(text: string) {
	return [...text.matchAll(word)].map(({ 0: said, index }) => ({
		stem: stemWord(said),
		start: index,
		end: index + said.length,
	}))
}
