import { isAlsoNoun, splitSentences, withCapital } from '@app/language'
import { analyseLine } from '@app/language/analysis'
import type { Tense } from '../engine/clause.ts'
import { opensWell } from '../engine/rewrite-line.ts'
import { splitSegments } from '../engine/split-segments.ts'
import { adjunct } from '../parallel/read-pieces.ts'

const fewestThings = 2

/** A line with an "and" before the last thing of a list that lacks it: "dealt with absence, lateness, returns". */
export function addAndToLists(line: string, tense: Tense): string {
	return splitSentences(line)
		.map((sentence) => closeList(sentence, tense))
		.join(' ')
}

function closeList(sentence: string, tense: Tense): string {
	const [first, ...rest] = splitSegments(sentence)
	const last = rest.at(-1)
	if (first === undefined || last === undefined || rest.length < fewestThings) return sentence
	const [opener = ''] = first.text.toLowerCase().split(' ', 1)
	const isVerb =
		opensWell(withCapital(first.text), tense) && !(tense === 'base' && isAlsoNoun(opener))
	if (!isVerb) return sentence
	if (!rest.every(({ join, text }) => join === ', ' && namesThings(text))) return sentence
	const at = sentence.lastIndexOf(`, ${last.text}`)
	return at < 0 ? sentence : `${sentence.slice(0, at)} and ${sentence.slice(at + ', '.length)}`
}

// Whether a text only names things: it has no verb, and no words about manner, place or time.
function namesThings(text: string): boolean {
	const { tokens } = analyseLine(text)
	return (
		!adjunct.test(text) &&
		/^(?:NN|NNS|NNP|JJ|DT|CD|VBN)$/.test(tokens[0]?.tag ?? '') &&
		tokens.every(({ tag }) => !/^(?:VBD|VBP|VBZ|VBG|MD|PRP|SC|WH)$/.test(tag))
	)
}
