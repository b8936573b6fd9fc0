import { readVerb } from '@app/language/corrector'
import { bulletMark, type Edit, findForm } from '@app/rewrite/line-editor'

/** A word may be slipped in or left out at this cost; a word that changes costs less the more the two have in common. */
const gap = 0.7
const sameWord = 0.25
const likeWord = 0.4
const otherMark = 0.8
const otherSmallWord = 1.1
const otherWord = 1.25
const never = 9
/** Words are alike of which this share of letters or less has changed. */
const mostChanged = 0.35
const smallWord = 4

/**
 * The cheapest edits that make one list of words of another: one edit for each word, and one for the end. What is put before a word that is left
 * out is put before the next one that is not.
 */
export function alignEdits(from: readonly string[], to: readonly string[]): Edit[] {
	const best = costTable(from, to)
	const edits: Edit[] = []
	let added: string[] = []
	const edit = (word: Edit['word']) => {
		edits.push({
			...toAddition(
				added,
				edits.every((one) => one.word === 'cut'),
			),
			word,
		})
		added = []
	}
	let [at, other] = [0, 0]
	while (at < from.length || other < to.length) {
		const here = costAt(best, at, other)
		const [word = '', put = ''] = [from[at], to[other]]
		if (
			at < from.length &&
			other < to.length &&
			isNear(here, changeCost(word, put) + costAt(best, at + 1, other + 1))
		) {
			edit(word === put ? 'keep' : (findForm(word, put) ?? `=${put}`))
			at++
			other++
		} else if (at < from.length && isNear(here, gap + costAt(best, at + 1, other))) {
			edits.push({ mark: '', words: '', tense: '', word: 'cut' })
			at++
		} else {
			added.push(put)
			other++
		}
	}
	edit('keep')
	return edits
}

const isNear = (one: number, other: number) => Math.abs(one - other) < 1e-9

function costAt(best: readonly Float64Array[], at: number, other: number): number {
	return best[at]?.[other] ?? Number.POSITIVE_INFINITY
}

// Entry (i, j) is the cost of what comes from word i of one and word j of the other.
function costTable(from: readonly string[], to: readonly string[]): Float64Array[] {
	const best = Array.from({ length: from.length + 1 }, () => new Float64Array(to.length + 1))
	for (let at = from.length; at >= 0; at--)
		for (let other = to.length; other >= 0; other--) {
			if (at === from.length && other === to.length) continue
			const [word, put] = [from[at], to[other]]
			const costs = [gap + costAt(best, at + 1, other), gap + costAt(best, at, other + 1)]
			if (word !== undefined && put !== undefined)
				costs.push(changeCost(word, put) + costAt(best, at + 1, other + 1))
			const row = best[at]
			if (row !== undefined) row[other] = Math.min(...costs)
		}
	return best
}

const isMark = (text: string) => !/[\p{L}\d]/u.test(text)
const hasLetter = (text: string) => /\p{L}/u.test(text)

function changeCost(word: string, put: string): number {
	if (word === put) return 0
	if (isMark(word) || isMark(put)) {
		const isPair = isMark(word) && isMark(put) && word !== bulletMark && put !== bulletMark
		return isPair ? otherMark : never
	}
	if (findForm(word, put) !== null) return sameWord
	if (!hasLetter(word) || !hasLetter(put)) return otherWord
	if (countSlips(word, put) <= mostChanged * Math.max(word.length, put.length)) return likeWord
	return word.length <= smallWord && put.length <= smallWord ? otherSmallWord : otherWord
}

function countSlips(word: string, other: string): number {
	let row = Array.from({ length: other.length + 1 }, (_, index) => index)
	for (let at = 1; at <= word.length; at++) {
		const next = [at]
		for (let to = 1; to <= other.length; to++)
			next.push(
				Math.min(
					(row[to] ?? 0) + 1,
					(next[to - 1] ?? 0) + 1,
					(row[to - 1] ?? 0) + Number(word[at - 1] !== other[to - 1]),
				),
			)
		row = next
	}
	return row[other.length] ?? 0
}

type Addition = Omit<Edit, 'word'>

function toAddition(added: readonly string[], opens: boolean): Addition {
	const mark = findMark(added)
	const at = added.indexOf(mark)
	// No edit puts words before a bullet and after it: such words are too rare to be learned.
	if (mark === bulletMark && at > 0) return { mark, words: added.join(' '), tense: '' }
	const words = added.filter((_, index) => index !== at)
	const [first = '', ...rest] = words
	const verb = mark === bulletMark || opens ? readVerb(first) : null
	const tense = verb === null ? '' : tenseOf(verb.is)
	const head = tense === '' ? first : (verb?.forms.lemma ?? first)
	return { mark, words: [head, ...rest].join(' '), tense }
}

// A bullet wherever it is, or else a mark in front.
function findMark([first = '', ...rest]: readonly string[]): string {
	if (first === bulletMark || rest.includes(bulletMark)) return bulletMark
	return first !== '' && isMark(first) ? first : ''
}

function tenseOf(forms: readonly string[]): Edit['tense'] {
	if (forms.includes('base')) return 'base'
	return forms.includes('past') ? 'past' : ''
}
