import { findVerb } from '../verbs/find-verb.ts'
import type { Token } from './analysed-line.ts'
import { findWordClasses } from './possible-word-classes.ts'

const ofThings = /^(?:DT|PRP\$|JJ|NN|NNS|NNP|NN\$|CD|CC)$/
/** Prepositions that open a list of things. */
const opensThings = /^(?:of|with|for|including|about)$/

/**
 * Whether a word that is either a noun or a plain verb form may describe the noun after it, whatever the tagger says.
 * It may in a list of things: "of bundles and witness statements", "prepared bundles and witness statements".
 */
export function isAmongThings(tokens: readonly Token[], index: number): boolean {
	const [token, before, next] = [tokens[index], tokens[index - 1], tokens[index + 1]]
	if (token === undefined || before === undefined || before.segment !== token.segment) return false
	if (!/^NN/.test(next?.tag ?? '') || !findWordClasses(token.lower).includes('n')) return false
	return goesOnWithThings(tokens, token)
}

// Whether only things stand between the word and the opener of their list: a preposition, or a verb in another form.
function goesOnWithThings(tokens: readonly Token[], { index, segment }: Token): boolean {
	const join = tokens[index - 1]
	if (join?.tag !== 'CC' && join?.lower !== ',') return false
	const isOpener = ({ tag, lower }: Token) =>
		!ofThings.test(tag) && !(tag === 'IN' && !opensThings.test(lower)) && lower !== ','
	const opener = tokens.slice(0, index - 1).findLast(isOpener)
	if (opener === undefined || opener.segment !== segment) return false
	const isOneList = !tokens.slice(opener.index, index).some(({ lower }) => lower === ',')
	if (opener.tag === 'IN') return isOneList || isToldInPast(tokens, opener)
	const forms = findVerb(opener.lower)?.forms ?? []
	if (forms.includes('base')) return false
	return forms.includes('past') || (isOneList && forms.includes('gerund'))
}

function isToldInPast(tokens: readonly Token[], { segment }: Token): boolean {
	const first = tokens.find((token) => token.segment === segment && token.tag !== 'RB')
	const forms = findVerb(first?.lower ?? '')?.forms ?? []
	return forms.includes('past') && !forms.includes('base')
}
