import { findVerb, splitWords } from '@app/language'
import { readVerb } from '@app/language/corrector'
import { openLineEditor } from '@app/rewrite/line-editor/open'
import { correctLine } from '../correct/correct-line.ts'
import { readOpening } from '../engine/read-opening.ts'
import { splitSegments } from '../engine/split-segments.ts'
import { scoreLearnerEnglish } from '../gain/learner-english.ts'
import { rewriteWords } from '../word-lists.ts'
import type { Wording } from './list-wordings.ts'
import type { ReadBullet } from './look-again.ts'

const claimsNothing = rewriteWords.pattern('claims-nothing', 'whole')
const lightVerbs = new Set(rewriteWords.words('light-verbs'))
const longLine = 20

/**
 * What tells whether a reader would print a wording: how sure the editor was of it, how it reads when it is read once more, what was cut
 * and put in, whether the parts of its lists are of one kind, and how the line was written. Each is scaled to about one.
 */
export function wordingFeatures(wording: Wording, read: readonly ReadBullet[]): number[] {
	const { from, edits, probability, leastSure } = wording
	const bullets = read.map(({ text }) => text)
	const words = from.tokens.length
	const most = (values: readonly number[]) => Math.max(...values)
	return [
		1,
		(Math.log(probability) / edits.length) * 5,
		Math.max(-4, Math.log(leastSure)) / 2,
		Math.min(...read.map(({ perWord }) => perWord)) * 5,
		Math.max(-6, Math.min(...read.map(({ worst }) => worst))) / 2,
		countUnknown(from.tokens.map(({ word }) => word)) / words,
		edits.filter((edit) => edit.words !== '').length / Math.sqrt(words),
		Math.min(2, countLost(wording)),
		edits.filter(({ word }) => word === 'cut').length / words,
		most(bullets.map((bullet) => rateMixedParts(bullet))),
		most(bullets.map(rateLightList)),
		Math.max(-1, Math.min(2, scoreLearnerEnglish(from.line) / 4 + 1)),
		most(bullets.map((bullet) => Math.max(-1, Math.min(2, scoreLearnerEnglish(bullet) / 4 + 1)))),
		most(bullets.map((bullet) => Math.min(2, correctLine(bullet).expected))),
		Math.min(1, (bullets.length - 1) / 2),
		Math.min(2, words / longLine),
		Number(readOpening(from.line) !== null),
		Math.min(1, correctLine(bullets.join('. ')).unsure.length / 2),
		most(bullets.map((bullet) => Math.min(3, bullet.split(/ and /).length - 1) / 2)),
		most(bullets.map((bullet) => Math.min(4, splitSegments(bullet).length - 1) / 2)),
		Number(/^\p{Ll}/u.test(from.line) || readVerb(from.tokens[0]?.lower ?? '') === null),
	]
}

function countUnknown(words: readonly string[]): number {
	const { words: known } = openLineEditor()
	return words.filter((word) => /\p{L}/u.test(word) && !known.has(word)).length
}

/** How many words with a meaning of their own are cut and stand nowhere else. */
export function countLost({ from, edits, bullets }: Wording): number {
	const said = new Set(splitWords(bullets.join(' ').toLowerCase()))
	const opening = readOpening(from.line)
	const start = opening?.kind === 'own' ? opening.text.length : 0
	return from.tokens.filter(
		({ lower, start: at }, place) =>
			edits[place]?.word === 'cut' &&
			at >= start &&
			/[\p{L}\d]/u.test(lower) &&
			!claimsNothing.test(lower) &&
			!said.has(lower),
	).length
}

const isTold = (text: string) =>
	(findVerb(splitWords(text)[0] ?? '')?.forms ?? []).some((form) => /^(?:past|base)$/.test(form))

// The share of the parts of a list that are things, where other parts are acts.
function rateMixedParts(bullet: string): number {
	const [, ...rest] = splitSegments(bullet)
	const told = rest.filter(({ text }) => isTold(text)).length
	return told === 0 ? 0 : (rest.length - told) / rest.length
}

// How many parts hang on a verb that suits any work.
function rateLightList(bullet: string): number {
	const [first, ...rest] = splitSegments(bullet)
	const opener = readVerb(splitWords(first?.text.toLowerCase() ?? '')[0] ?? '')?.forms.lemma ?? ''
	return lightVerbs.has(opener) ? Math.min(1, rest.length / 4) : 0
}
