import { isWorker } from '../assertion/person-nouns.ts'
import { lineWordLists } from '../line-words.ts'
import { findVerb } from '../verbs/find-verb.ts'

/**
 * What the title of a job is a word for: a person ("kitchen porter"), several people ("bar staff"), a job ("Saturday
 * job"), work ("bar work") or a field ("retail"). One is a person, has a job, does work and works in a field.
 */
export type TitleKind = 'person' | 'people' | 'job' | 'work' | 'field'

const fields = new RegExp(String.raw`\b(?:${lineWordLists.alternatives('titles-of-field')})$`, 'i')
const nouns = (['people', 'job', 'work'] as const).map((kind) => ({
	kind,
	words: lineWordLists.pattern(`titles-of-${kind}`, 'whole'),
}))
const endOfName = /\s*(?:[,;:|/(–—]|\s-\s|\s(?:at|for|in|of|on|to|with)\s).*$/

/** Tells what the title of a job is a word for, by its last noun; a title that isn't known is one of a person. */
export function findTitleKind(title: string): TitleKind {
	const name = title.trim().replace(endOfName, '')
	const head = /\S+$/.exec(name)?.[0] ?? ''
	if (isWorker(head)) return 'person'
	const known = nouns.find(({ words }) => words.test(head))
	if (known !== undefined) return known.kind
	return fields.test(name) || isGerund(head) ? 'field' : 'person'
}

function isGerund(word: string): boolean {
	return /ing$/i.test(word) && findVerb(word)?.forms.includes('gerund') === true
}
