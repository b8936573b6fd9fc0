import { diffArrays } from 'diff'

/** A stretch of words that stayed, went or came. */
export type WordRun = { kind: 'same' | 'removed' | 'added'; text: string }

/** Texts with more changed words than this count as rewritten: the time grows with the square of the changes. */
const mostChangedWords = 1000

const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/** Returns the changes from one text to another, word by word. The runs that weren't added join to the old text. */
export function diffWords(before: string, after: string): WordRun[] {
	const changes = diffArrays(splitWords(before), splitWords(after), {
		maxEditLength: mostChangedWords,
	})
	if (!changes) return [removed(before), added(after)]
	return changes.map((change) => {
		const text = change.value.join('')
		if (change.added) return added(text)
		return change.removed ? removed(text) : { kind: 'same', text }
	})
}

const removed = (text: string): WordRun => ({ kind: 'removed', text })
const added = (text: string): WordRun => ({ kind: 'added', text })

function splitWords(text: string): string[] {
	return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
