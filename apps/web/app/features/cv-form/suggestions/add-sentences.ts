const ends = /[.!?…:](?:["'”’)*_]*)$/
const opensEnd = /[,;\s–—-]+$/

/** A text with sentences added behind it: the text ends with a full stop first, and no stop is doubled. */
export function addSentences(text: string, sentences: readonly string[]): string {
	const own = text.trim()
	const ended = own === '' || ends.test(own) ? own : `${own.replace(opensEnd, '')}.`
	return [ended, ...sentences].filter(Boolean).join(' ')
}
