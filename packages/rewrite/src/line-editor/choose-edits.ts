import { bulletMark, type Edit } from './edit.ts'
import type { LineEditor } from './read-line-editor.ts'
import type { EditChances } from './run-line-editor.ts'

/** Edits of a line, one for each word and one for its end, with the likelihood of them all. */
export type ChosenEdits = {
	edits: readonly Edit[]
	probability: number
	/** The probability of the edit that is least sure. */
	leastSure: number
}

/** How many edits of one kind and how many of a place are looked at. */
const mostOfKind = 3
const mostOfPlace = 4
/** An edit that is so much less likely than the best one of its place isn't tried; a natural logarithm. */
const farBehind = 5

/**
 * Returns the likeliest edits of a line, the best first: those that differ from the best at the places where it is least sure. At most
 * `most` are returned.
 */
export function chooseEdits(editor: LineEditor, chances: EditChances, most: number): ChosenEdits[] {
	const places = Array.from({ length: chances.places }, (_, place) =>
		rankEdits(editor, chances, place),
	)
	const best = places.map(([first]) => first?.edit).filter((edit) => edit !== undefined)
	const sum = places.reduce((total, [first]) => total + (first?.worth ?? 0), 0)
	return listSwaps(places, most).map(({ swaps, loss }) => {
		const swapped = new Map(swaps.map(({ place, edit }) => [place, edit]))
		const losses = new Map(swaps.map((swap) => [swap.place, swap.loss]))
		const least = places.map(([first], place) => (first?.worth ?? 0) - (losses.get(place) ?? 0))
		return {
			edits: best.map((edit, place) => swapped.get(place) ?? edit),
			probability: Math.exp(sum - loss),
			leastSure: Math.exp(Math.min(...least)),
		}
	})
}

type RankedEdit = { edit: Edit; worth: number }
type Ranked<Value> = { value: Value; worth: number }

// The likeliest edits of one place. What is put before a word that is cut doesn't matter.
function rankEdits(editor: LineEditor, chances: EditChances, place: number): RankedEdit[] {
	const isEnd = place === chances.places - 1
	const words = isEnd
		? [{ value: 'keep' as const, worth: 0 }]
		: rank(editor.wordEdits, chances.wordEdits, place)
	const marks = rank(editor.marks, chances.marks, place)
	const phrases = rank(editor.phrases, chances.phrases, place)
	const tense = (chances.tenses[place * 2 + 1] ?? 0) > 1 / 2 ? 'past' : 'base'
	const ranked = words.flatMap(({ value: word, worth }): RankedEdit[] => {
		if (word === 'cut') return [{ edit: { mark: '', words: '', tense: '', word }, worth }]
		return marks.flatMap((mark) =>
			phrases.map((phrase) => ({
				edit: { mark: mark.value, words: phrase.value, tense, word },
				worth: worth + mark.worth + phrase.worth,
			})),
		)
	})
	return ranked.sort((one, other) => other.worth - one.worth).slice(0, mostOfPlace)
}

// The likeliest values of a place, with the logarithms of their probabilities. There are hundreds of values, so they aren't sorted.
function rank<Value>(
	values: readonly Value[],
	chances: Float32Array,
	place: number,
): Ranked<Value>[] {
	const first = place * values.length
	const best: number[] = []
	for (let at = first; at < first + values.length; at++) {
		const chance = chances[at] ?? 0
		let rank = best.length
		while (rank > 0 && (chances[best[rank - 1] ?? 0] ?? 0) < chance) rank--
		if (rank === mostOfKind) continue
		best.splice(rank, 0, at)
		best.length = Math.min(best.length, mostOfKind)
	}
	return best.flatMap((at) => {
		const value = values[at - first]
		return value === undefined ? [] : [{ value, worth: Math.log(chances[at] ?? 0) }]
	})
}

/** Another edit at a place, and how much less likely the line is with it. */
type Swap = { place: number; edit: Edit; loss: number }
type Swaps = { swaps: readonly Swap[]; loss: number }

// The sets of swaps that cost least, the empty one first.
function listSwaps(places: readonly RankedEdit[][], most: number): Swaps[] {
	const single = places
		.flatMap(([first, ...others], place): Swap[] =>
			others.map(({ edit, worth }) => ({ place, edit, loss: (first?.worth ?? 0) - worth })),
		)
		.filter(({ loss }) => loss < farBehind)
		.sort((one, other) => one.loss - other.loss)
		.slice(0, most)
	let found: Swaps[] = [{ swaps: [], loss: 0 }]
	for (const swap of single) {
		const joined = found
			.filter(({ swaps }) => swaps.every(({ place }) => place !== swap.place))
			.map(({ swaps, loss }) => ({ swaps: [...swaps, swap], loss: loss + swap.loss }))
		found = [...found, ...joined].sort((one, other) => one.loss - other.loss).slice(0, most)
	}
	return found
}

/** Whether edits leave a line in its words, apart from marks within it. */
export function changesNothing(edits: readonly Edit[]): boolean {
	return edits.every(
		({ mark, words, word }) => mark !== bulletMark && words === '' && word === 'keep',
	)
}
