import { findVerb } from '../verbs/find-verb.ts'
import type { KnowsWord } from './closest-word.ts'

const eitherWay: ReadonlySet<string> = new Set(['convey', 'sail'])

/**
 * Corrects an agent noun in -er that exists only in -or. Returns `null` for all other words: for words that are right
 * both ways, and for names, which come from no verb.
 */
export function correctAgentNoun(word: string, knows: KnowsWord): string | null {
	const match = /^(\p{L}{4,})er(s?)$/u.exec(word)
	if (match === null || knows(word)) return null
	const [, stem = '', s = ''] = match
	if (eitherWay.has(stem)) return null
	const acts = [stem, `${stem}e`].some((verb) => findVerb(verb) !== null)
	if (!acts || knows(`${stem}er`) || !knows(`${stem}or`)) return null
	return `${stem}or${s}`
}

/** Corrects the noun of an agent or a machine in -or that exists only in -er. Returns `null` for all other words. */
export function agentInEr(word: string, knows: KnowsWord): string | null {
	const match = /^(\p{L}{4,})or(s?)$/u.exec(word)
	if (match === null || knows(word)) return null
	const [, stem = '', s = ''] = match
	const acts = [stem, `${stem}e`].some((verb) => knows(verb))
	if (!acts || knows(`${stem}or`) || !knows(`${stem}er`)) return null
	return `${stem}er${s}`
}
