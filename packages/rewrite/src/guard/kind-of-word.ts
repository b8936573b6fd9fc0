import type { ViolationKind } from '../suggestion.ts'

const kinds: readonly (readonly [ViolationKind, RegExp])[] = [
	[
		'credential',
		/^(?:certif|qualif|chartered|licen[cs]|tickets?$|accredit|regist|degree|diploma|distinction|award|phd|mba|bachelor|master)/,
	],
	[
		'outcome',
		/^(?:increas|improv|boost|gr[eo]w|rais|enhanc|maxim|accelerat|strengthen|high|better|rise|rose|reduc|decreas|lower|minim|sav|eliminat|shorten|few|achiev|exceed|surpass|success|resolv|solv|secur|streamlin|simplif|modernis|transform|overhaul|revitalis|profit|outstanding|exception|excellen|expert|flawless|impeccab|renown|prestig|best|satisf)/,
	],
]

/** What a word would claim that the person did not say: a result, a certificate, or just something new. */
export function kindOfWord(lower: string): ViolationKind {
	return kinds.find(([, expression]) => expression.test(lower))?.[0] ?? 'new-words'
}
