import { listWords } from './split-words.ts'

const pronouns = ['he', 'she', 'they', 'we', 'someone', 'somebody', 'everyone', 'everybody']

/** People who act in the words before and are gone from those after, so that the writer seems to have done their work. */
export function lostAgents(before: string, after: string): string[] {
	const had = listWords(before).map((word) => word.toLowerCase())
	const has = listWords(after).map((word) => word.toLowerCase())
	// A line that opens with "she" tells of its writer, or it is left alone.
	const own = /^(?:he|she)$/.test(had[0] ?? '') ? had[0] : ''
	return pronouns.filter((pronoun) => {
		const wanted = had.filter((word) => word === pronoun).length - (pronoun === own ? 1 : 0)
		return has.filter((word) => word === pronoun).length < wanted
	})
}
