import { findLeadIn, findVerb, splitWords, verbOfAct } from '@app/language'
import { namesPeople } from '@app/language/analysis'
import type { Tense } from './clause.ts'
import { findFuzzyVerb } from './fuzzy-verb.ts'
import { stem } from './stem.ts'

const longestBullet = 260
const leftovers: readonly RegExp[] = [
	/\b(?:I|i|me|myself)\b(?!\.e)/,
	/(?<![\p{L}\p{N}_])(\p{L}+) \1(?![\p{L}\p{N}_])/iu,
	/\b(?:and|or|of|to|for|with|by|the|a),?\.?$/i,
	/,\s*,|\s,|\band,/,
	/\b(?:and|,) (?:being|having|doing)\b/i,
	/\b(?:by|with|for|of) (?:the )?(?:and|or|by|with|for|of)\b/i,
]

/**
 * Whether the line can stand: a verb in the right form in front, or the name that the line before it opens with, parallel lists, nothing
 * left over.
 */
export function isSoundStatement(line: string, tense: Tense, before = ''): boolean {
	if (line.length > longestBullet || splitWords(line).length < 2) return false
	if (findLeadIn(line)?.leadIn.level === null || leftovers.some((leftover) => leftover.test(line)))
		return false
	return (
		(opensInTense(line, tense) || keepsOpening(line, before)) &&
		listsAreParallel(line) &&
		!isPresentSince(line)
	)
}

const lasting =
	/\bsince (?:(?:19|20)\d\d|\p{Lu}\p{Ll}+|last|joining|i\b|the)|\b(?:for|over|in) (?:the )?(?:past|last) /u

// Whether a line tells in the plain present what has lasted until now. English uses the perfect for this.
function isPresentSince(line: string): boolean {
	const forms = findVerb(splitWords(line)[0] ?? '')?.forms ?? []
	return forms.includes('base') && !forms.includes('past') && lasting.test(line)
}

// Whether a job title of two words that opens a line stays in front.
function keepsOpening(line: string, before: string): boolean {
	const [own, old] = [line, before].map((text) => splitWords(text).slice(0, 2))
	const [first = '', second = ''] = (old ?? []).map((word) => word.toLowerCase())
	return (
		namesPeople(second) && own?.join(' ').toLowerCase() === `${first} ${second}` && !findVerb(first)
	)
}

function opensInTense(line: string, tense: Tense): boolean {
	const first =
		splitWords(line).find(
			(word) => !/ly$|^(?:cold|deep|blow|dry|spot|often|sometimes)$/i.test(word),
		) ?? ''
	const forms = findVerb(first)?.forms
	// A verb that the table lacks is known by its ending.
	if (forms === undefined) return /\p{L}{3}ed$/u.test(first)
	if (forms.includes('past') || forms.includes('participle')) return true
	return tense === 'base' && forms.includes('base')
}

const leansOn =
	/\b(?:by|for|of|in|with|on|to|as|at|about|including|through|while|from|building|using|such as|without|involved|did|do|doing)\s(?:\p{L}+\s){0,3}?\p{L}+ing\b/iu

// A gerund behind "and" needs another gerund, or a preposition, to lean on.
function listsAreParallel(line: string): boolean {
	for (const match of line.matchAll(/\band\s+(\p{L}+ing)\b/giu)) {
		const isVerb = findVerb(match[1] ?? '')?.forms.includes('gerund') === true
		const before = line.slice(0, match.index)
		if (isVerb && !leansOn.test(before) && !/, \p{L}+ing\b/u.test(before)) return false
	}
	return true
}

const sayNothing = new Set(
	`i he she am was were is are be been being have has had do did does doing done the a an and or of to for with in on at by my
	also then plus as which that this it me from also mainly will would used use using result there their them also very deal dealt
	dealing order basis daily utilise utilised utilising leverage leveraged leveraging purpose due fact helped assisted helping
	assisting help assist involved worked working work instrumental participated prep all aspects duties tasks range variety wide
	responsible responsibility role job i'm im you limited not but including such`.split(/\s+/),
)

/** Whether every word of the person that says something came through, in some form. */
export function keepsAllWords(body: string, after: string): boolean {
	const there = new Set(splitWords(after).flatMap(listRoots))
	return splitWords(body)
		.filter((word) => !sayNothing.has(word.toLowerCase()) && /\p{L}{2}|\d/u.test(word))
		.every((word) => listRoots(word).some((root) => there.has(root)))
}

function listRoots(word: string): string[] {
	const lemmas = [
		findVerb(word)?.verb.lemma,
		findFuzzyVerb(word)?.verb.lemma,
		verbOfAct(word)?.lemma,
	]
	return [word.replace(/ly$/, ''), ...lemmas.filter((lemma) => lemma !== undefined)].map(stem)
}
