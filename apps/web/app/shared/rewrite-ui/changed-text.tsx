import { changedWords } from './changed-words.ts'

/** A wording with the words marked that the one before does not have. */
export function ChangedText({ before, after }: { before: string; after: string }) {
	return changedWords(before, after).map(({ text: word, isNew }, index) => (
		// The words of a sentence have no identity but their place.
		<span key={index}>{isNew ? <mark className="marked">{word}</mark> : word} </span>
	))
}
