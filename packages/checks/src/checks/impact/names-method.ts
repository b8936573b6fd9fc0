import { findVerb, splitWords } from '@app/language'
import { readAlternatives, wordPattern } from '../../word-lists.ts'

const means = new RegExp(
	String.raw`(?<![\p{L}-])(?:${readAlternatives('before-method')})(?![\p{L}-])`,
	'iu',
)
const makingOf = /(?<!\p{L})from\s+(?:\p{L}+ly\s+)?[\p{L}-]{2,}ing(?!\p{L})/iu
const along = /,\s+(?:\p{L}+ly\s+)?(?<act>[\p{L}-]{2,}ing)(?!\p{L})/giu
const outcome = wordPattern('outcomes-in-ing', 'whole')

/** Whether a line with a result also names the method. */
export function namesMethod(text: string): boolean {
	const [, ...ways] = text.split(/(?<!\p{L})by\s+/iu)
	const acts = [...text.matchAll(along)].map(({ groups }) => groups?.act ?? '')
	return (
		means.test(text) ||
		makingOf.test(text) ||
		ways.some((way) => !amountOrTime.test(way)) ||
		acts.some((act) => !outcome.test(act)) ||
		saysAside(text)
	)
}

// “By” before an amount or a date says how much or when, and before a group how it was counted; neither is a method.
const amountOrTime = new RegExp(
	`^(?:(?:${readAlternatives('before-amount')})[ -])*(?:${[
		'[~<>+]?\\d|[£$€]',
		`(?:${readAlternatives('counted')})(?!\\p{L}|-\\p{L}+ly)`,
		`(?:an? )?(?:${readAlternatives('times-and-kinds')})(?:\\p{L}*)(?!\\p{L})`,
	].join('|')})`,
	'iu',
)

// Text after a colon or a dash is the method; text in brackets must begin with a verb.
function saysAside(text: string): boolean {
	const [, behindColon = ''] = /(?::|\s[–—-])\s+(.*)/su.exec(text) ?? []
	const asides = [...text.matchAll(/(?:\(|;\s)([^()]*)/gu)].map(([, aside = '']) => aside)
	return isWay(behindColon) || asides.some((aside) => isWay(aside) && opensWithAct(aside))
}

const comparesFigure = new RegExp(
	String.raw`^(?:${readAlternatives('before-figure')})(?!\p{L})`,
	'iu',
)

function isWay(aside: string): boolean {
	return splitWords(aside).length >= 2 && !comparesFigure.test(aside) && !amountOrTime.test(aside)
}

function opensWithAct(aside: string): boolean {
	const [first = ''] = splitWords(aside)
	return findVerb(first) !== null || /(?:ed|ing)$/iu.test(first)
}
