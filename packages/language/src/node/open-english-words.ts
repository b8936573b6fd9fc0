import type { KnowsWord } from '../spelling/closest-word.ts'

let opened: Promise<KnowsWord> | null = null

/**
 * Opens the British dictionary (Hunspell's en-GB with -ise and -our) and tells which words it knows. It is read
 * once in a process, at the first call: that takes some hundred milliseconds and about 40 MB.
 */
export function openEnglishWords(): Promise<KnowsWord> {
	opened ??= readDictionary()
	return opened
}

async function readDictionary(): Promise<KnowsWord> {
	const [{ default: nspell }, { default: dictionary }] = await Promise.all([
		import('nspell'),
		import('dictionary-en-gb'),
	])
	const decoder = new TextDecoder()
	const speller = nspell(decoder.decode(dictionary.aff), decoder.decode(dictionary.dic))
	return (word) => speller.correct(word)
}
