import type { KnowsWord } from '../spelling/closest-word.ts'

let opened: Promise<KnowsWord> | null = null

/**
 * Opens the British dictionary (Hunspell's en-GB with -ise and -our) and tells which words it knows. It is read
 * once in a process, at the first call, which takes some milliseconds.
 */
export function openEnglishWords(): Promise<KnowsWord> {
	opened ??= readDictionary()
	return opened
}

async function readDictionary(): Promise<KnowsWord> {
	const [{ readDictionary: read }, { default: dictionary }] = await Promise.all([
		import('../spelling/read-dictionary.ts'),
		import('dictionary-en-gb'),
	])
	const decoder = new TextDecoder()
	return read({ aff: decoder.decode(dictionary.aff), dic: decoder.decode(dictionary.dic) })
}
