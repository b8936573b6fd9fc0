import { findVerb, functionWords, splitSentences, splitWords } from '@app/language'
import { analyseLine, type Token } from '@app/language/analysis'
import { splitSegments } from '../engine/split-segments.ts'
import { rewriteWords } from '../word-lists.ts'
import { scoreLearnerEnglish } from './learner-english.ts'
import { faultKinds, findRemainingFaults } from './remaining-faults.ts'

/** A line and the candidate for its offer. */
export type Offer = { before: string; after: string; current: boolean }

const finite = /^(?:VBD|VBP|VBZ|MD)$/
const longLine = 160
const leftOver = /\betc\b| [-–—|/] |!|\b(?:lol|stuff|bits)\b|&|:/i

/**
 * Returns the features that tell whether an editor would send an offer, each scaled to about one: the wording of the
 * line, whether its pieces are parallel, the remains of a messy line, and how much of the line changed.
 */
export function offerFeatures({ before, after, current }: Offer): number[] {
	return [
		...shapeFeatures(after, current),
		...wordFeatures(after),
		...changeFeatures(before, after),
		...faultFeatures(before, after, current),
		...supplyFeatures(before, after),
	]
}

// Returns features that tell whether the pieces of the offer are parallel.
function shapeFeatures(after: string, current: boolean): number[] {
	const pieces = splitSegments(after)
	const openers = pieces.map(({ text }) => formOf(text, current))
	const share = (form: Form) => openers.filter((one) => one === form).length / openers.length
	const [first = 'other'] = openers
	const [told, gerunds, others] = [share('told'), share('gerund'), share('other')]
	return [
		Number(first === 'told'),
		Number(first === 'gerund'),
		told,
		gerunds,
		others,
		Number(told > 0 && gerunds > 0),
		Number(told > 0 && others > 0),
		Math.min(2, pieces.length / 5),
		Number(current),
	]
}

// Which words of a messy line are left in the offer.
function wordFeatures(after: string): number[] {
	const { tokens } = analyseLine(after)
	const has = (pattern: RegExp) => Number(pattern.test(after))
	return [
		brokennessShare(after),
		Math.min(2, splitWords(after).length / 20),
		has(/\bI(?:['’]\p{L}+)?\b/u),
		has(/\b(?:we|he|she|they|you|my|our)\b/i),
		has(leftOver),
		has(/\b(?:also|plus|as well)\b/i),
		has(/\b(?:responsible|duties|role|job|involved)\b/i),
		has(/\. \p{Lu}/u),
		has(/, (?!and )[^,]*$/),
		Math.min(2, countBare(tokens) / 2),
		Math.min(2, tokens.filter(({ tag }) => finite.test(tag)).length / 4),
		Number(after.length > longLine),
	]
}

// How much of the line changed, and how messy it was.
function changeFeatures(before: string, after: string): number[] {
	const kept = shareKept(before, after)
	return [Number(kept === 1), 1 - kept, brokennessShare(before), Number(/^\p{Ll}/u.test(before))]
}

// Returns the faults that an editor would still correct, and whether the source had some.
function faultFeatures(before: string, after: string, current: boolean): number[] {
	const tense = current ? 'base' : 'past'
	const left = new Set(findRemainingFaults(after, tense))
	const had = new Set(findRemainingFaults(before, tense))
	return [
		...faultKinds.map((kind) => Number(left.has(kind))),
		Number(had.has('correction')),
		Number(had.has('learner')),
		Math.min(3, had.size - left.size) / 2,
	]
}

/** Verbs that are supplied where the writer had none. */
const supplied = rewriteWords.pattern('supplied-verbs', 'whole')
const bareGerund = /\band (?:\p{L}+ )?\p{L}+ing\b/u

// Returns how many words were added and lost, and how the pieces are joined.
function supplyFeatures(before: string, after: string): number[] {
	const had = new Set(splitWords(before.toLowerCase()))
	const words = splitWords(after.toLowerCase())
	const has = new Set(words)
	const isTold = (word: string) => (findVerb(word)?.forms.length ?? 0) > 0
	const added = words.filter((word) => !had.has(word) && !isTold(word) && !functionWords.has(word))
	const lost = [...had].filter(
		(word) => !has.has(word) && !functionWords.has(word) && !isTold(word),
	)
	const verbs = words.filter((word) => supplied.test(word) && !had.has(word))
	const covered = /\bcover(?:ed)? ([^.]*)/i.exec(after)?.[1] ?? ''
	const isCover = covered !== '' && !/\bcover/i.test(before)
	const sentences = splitSentences(after)
	return [
		Math.min(1, added.length / 6),
		Math.min(1, lost.length / 6),
		Math.min(1, verbs.length / 3),
		Number(isCover),
		Number(isCover && splitSegments(covered).length < 3),
		Math.min(1, splitWords(after).length / Math.max(1, splitWords(before).length) / 2),
		Math.min(1, (sentences.length - 1) / 3),
		Number(bareGerund.test(after)),
		Number(/\b(?:a lot|lots|loads|bit of|stuff|things|really|pretty much|quite)\b/i.test(after)),
		Number(/\p{Ll}[^.]* \p{Lu}\p{Ll}/u.test(after)),
		Number(/\d/.test(after)),
	]
}

function brokennessShare(line: string): number {
	return Math.max(-1, Math.min(2, scoreLearnerEnglish(line) / 4 + 1))
}

type Form = 'told' | 'gerund' | 'other'

function formOf(text: string, current: boolean): Form {
	const [word = ''] = splitWords(text.replace(/^(?:also|then|and) /i, ''))
	const forms = findVerb(word)?.forms ?? []
	if (forms.includes(current ? 'base' : 'past')) return 'told'
	return forms.includes('gerund') ? 'gerund' : 'other'
}

// The share of the line's words that stand in the offer unchanged and in order: one where only spelling was put right.
function shareKept(before: string, after: string): number {
	const words = splitWords(after.toLowerCase())
	let at = 0
	let kept = 0
	const source = splitWords(before.toLowerCase())
	for (const word of source) {
		const found = words.indexOf(word, at)
		if (found < 0 || found > at + 4) continue
		at = found + 1
		kept++
	}
	return source.length === 0 ? 1 : kept / source.length
}

// Nouns that name one thing and have no word before them.
function countBare(tokens: readonly Token[]): number {
	return tokens.filter((token, index) => {
		const before = tokens[index - 1]
		const next = tokens[index + 1]
		const isHead = token.tag === 'NN' && !/^NN/.test(next?.tag ?? '')
		return (
			isHead &&
			/^(?:IN|VB.?)$/.test(before?.tag ?? '') &&
			!/(?:ing|ment|tion|ance|ence|ity)$/.test(token.lower)
		)
	}).length
}
