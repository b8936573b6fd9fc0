import { splitWords } from '@app/language'
import { analyseLine, type Line } from '@app/language/analysis'

const fewestWords = 4

/**
 * Leaves out what notes put behind a comma and a sentence can't: a thing that belongs to no list, as in “Served my time,
 * college one day a week”. What stands behind is left out until the rest ends as a sentence does.
 */
export function cutLooseEnd(text: string): string {
	const line = analyseLine(text)
	const comma = line.tokens.findLast(({ text: mark }) => mark === ',')
	if (comma === undefined || comma.index === 0 || !isLoose(line, comma.index)) return text
	const rest = text.slice(0, comma.start)
	return splitWords(rest).length < fewestWords ? rest : cutLooseEnd(rest)
}

const opensThing = /^(?:CD|JJ[RS]?|NN|NNS|NNP|DT|VBN|PRP\$)$/
const noThing = /^(?:RB|IN|RP)$/

function isLoose({ tokens }: Line, at: number): boolean {
	const [behind, before] = [tokens.slice(at + 1), tokens.slice(0, at)]
	const [first] = behind
	if (first === undefined || !opensThing.test(first.tag)) return false
	if (behind.some(({ tag }) => /^(?:VB[DPZ]?|MD)$/.test(tag))) return false
	// “Local, drainage and coal searches” describe one thing.
	if (/^JJ/.test(before.at(-1)?.tag ?? '')) return false
	const and = behind.find(({ tag }) => tag === 'CC')
	if (and === undefined) return true
	// Only things end a list: not “and till 2020”, nor a second “and” of things.
	const next = tokens[and.index + 1]
	const isOfThings = next !== undefined && opensThing.test(next.tag)
	const isJoined = before.some(({ tag, index }) => tag === 'CC' && joinsThings(tokens, index))
	const isOfFigures = first.tag !== 'CD' || before.some(({ tag }) => tag === 'CD')
	return !isOfThings || !isOfFigures || isJoined || noThing.test(before.at(-1)?.tag ?? '')
}

function joinsThings(tokens: Line['tokens'], at: number): boolean {
	return !/^(?:VB|MD|RB|PRP$)/.test(tokens[at + 1]?.tag ?? '')
}
