import { namesPeople } from '../assertion/person-nouns.ts'
import { findVerb } from '../verbs/find-verb.ts'
import type { Tag } from './tags.ts'
import type { RawToken } from './tokenise.ts'

const finite = /^(?:VBD|VBP|VBZ|MD)$/
const inPhrase = /^(?:NN|NNS|NNP|NN\$|JJ|CD)$/

/**
 * Returns the tags of a line. A first word tagged as an adjective becomes a past tense again if a noun phrase follows,
 * unless the line has another verb or the phrase names one person.
 */
export function retagOpeningVerb(tokens: readonly RawToken[], tags: Tag[]): Tag[] {
	const opening = tokens[0]?.text ?? ''
	if (tags[0] !== 'JJ' || findVerb(opening)?.forms.includes('past') !== true) return tags
	const end = tags.findIndex((tag, index) => index > 0 && !inPhrase.test(tag))
	const phraseEnd = end < 0 ? tags.length : end
	if (phraseEnd === 1 || namesOnePerson(tokens[phraseEnd - 1], tags[phraseEnd - 1])) return tags
	return hasOtherVerb(tags.slice(phraseEnd)) ? tags : ['VBD', ...tags.slice(1)]
}

function namesOnePerson(head: RawToken | undefined, tag: Tag | undefined): boolean {
	const text = head?.text.toLowerCase() ?? ''
	return tag === 'NN' && namesPeople(text) && !/^(?:staff|personnel)$/.test(text)
}

// Whether a finite verb stands before anything is joined on, or a participle right behind the noun.
function hasOtherVerb(rest: readonly Tag[]): boolean {
	const joint = rest.findIndex((tag) => /^(?:PUN|CC|WH|SC)$/.test(tag))
	const clause = joint < 0 ? rest : rest.slice(0, joint)
	return clause[0] === 'VBN' || clause.some((tag) => finite.test(tag))
}
