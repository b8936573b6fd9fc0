/** A stretch of words that stayed, went or came. */
export type WordRun = { kind: 'same' | 'removed' | 'added'; text: string }

const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/** How one text became another, word by word. Joined, what was not added is the old text. */
export function diffWords(before: string, after: string): WordRun[] {
	const [old, young] = [splitWords(before), splitWords(after)]
	const start = sharedLength(old, young)
	const end = sharedLength(old.slice(start).reverse(), young.slice(start).reverse())
	const middle = diffMiddle(
		old.slice(start, old.length - end),
		young.slice(start, young.length - end),
	)
	const runs: WordRun[] = [
		...old.slice(0, start).map(same),
		...middle,
		...old.slice(old.length - end).map(same),
	]
	return joinRuns(runs)
}

const same = (text: string): WordRun => ({ kind: 'same', text })

function splitWords(text: string): string[] {
	return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

function sharedLength(one: string[], other: string[]): number {
	const differs = one.findIndex((word, index) => word !== other[index])
	return differs === -1 ? one.length : differs
}

/** The longest common sequence of words stays; what is in the way goes before what comes. */
function diffMiddle(old: string[], young: string[]): WordRun[] {
	const width = young.length + 1
	const lengths = lengthsOfCommon(old, young)
	const runs: WordRun[] = []
	let [from, to] = [0, 0]
	while (from < old.length || to < young.length) {
		const [gone = '', come = ''] = [old[from], young[to]]
		const below = lengths[(from + 1) * width + to] ?? 0
		const right = lengths[from * width + to + 1] ?? 0
		if (from < old.length && to < young.length && gone === come) {
			runs.push(same(gone))
			from += 1
			to += 1
		} else if (to === young.length || (from < old.length && below >= right)) {
			runs.push({ kind: 'removed', text: gone })
			from += 1
		} else {
			runs.push({ kind: 'added', text: come })
			to += 1
		}
	}
	return runs
}

/** For every pair of suffixes, how many words they have in common in the same order. */
function lengthsOfCommon(old: string[], young: string[]): Uint16Array {
	const width = young.length + 1
	const lengths = new Uint16Array((old.length + 1) * width)
	for (let from = old.length - 1; from >= 0; from -= 1) {
		for (let to = young.length - 1; to >= 0; to -= 1) {
			const at = from * width + to
			lengths[at] =
				old[from] === young[to]
					? (lengths[at + width + 1] ?? 0) + 1
					: Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0)
		}
	}
	return lengths
}

/** Neighbours of one kind become one run, and of each change what went stands before what came. */
function joinRuns(runs: WordRun[]): WordRun[] {
	const joined: WordRun[] = []
	let change = { removed: '', added: '' }
	const finishChange = () => {
		for (const kind of ['removed', 'added'] as const) {
			if (change[kind] !== '') joined.push({ kind, text: change[kind] })
		}
		change = { removed: '', added: '' }
	}
	for (const { kind, text } of runs) {
		const last = joined.at(-1)
		if (kind !== 'same') change[kind] += text
		else if (change.removed + change.added === '' && last?.kind === 'same') last.text += text
		else {
			finishChange()
			joined.push({ kind, text })
		}
	}
	finishChange()
	return joined
}
