import nspell from 'nspell'
import type { KnowsWord } from './closest-word.ts'

/** Tells which words a Hunspell dictionary knows; reading it takes some hundred milliseconds and about 40 MB. */
export function readDictionary({ aff, dic }: { aff: string; dic: string }): KnowsWord {
	const speller = nspell(aff, dic)
	return (word) => speller.correct(word)
}
