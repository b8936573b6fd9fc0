import { splitWords, withCapital } from '@app/language'
import { analyseLine } from '@app/language/analysis'
import { isKnownWord } from '@app/language/correction'
import { type CorrectedLine, correctLine } from '../correct/correct-line.ts'
import { expandShorthand } from '../correct/expand-shorthand.ts'
import type { Tense } from '../engine/clause.ts'
import { readOpening } from '../engine/read-opening.ts'
import { readsAsLearner } from './learner-english.ts'
import { type FaultKind, findRemainingFaults } from './remaining-faults.ts'

/** A line of which only the sure mistakes were corrected, and what is still wrong with it. */
type Rest = {
	text: string
	tense: Tense
	doubts: readonly string[]
	faults: ReadonlySet<FaultKind>
}

/** Reads what is left to the writer in a line. */
export function readRest(
	{ text, doubts }: Pick<CorrectedLine, 'text' | 'doubts'>,
	tense: Tense,
): Rest {
	const after = withCapital(text)
	return { text: after, tense, doubts, faults: new Set(findRemainingFaults(after, tense)) }
}

const chatty = /\b(?:lol|haha|stuff|whatever else|anything else)\b|!/i
const firstPerson = /(?<!\p{L})(?:I|[Ii]['’]?(?:m|d|ve|ll)|me|myself|[Ww]e|my|our)(?!\p{L})/u
/** More than one remark at a time is homework. */
const mostRemarks = 2

/** Most wordings by the word that are worse than this stayed wrong for readers, whatever was spelt right in them. */
const plainness = 1.8
/** Faults of which a remark says just what is wrong; behind the others a reader still stumbles over something else. */
const named: ReadonlySet<FaultKind> = new Set(['fragment', 'marks', 'run-on', 'unclosed'])

/** Whether a line is clearly better for its repairs: what is left is something that a remark names. */
export function isPlainBesides({ text, doubts, faults }: Rest): boolean {
	return (
		doubts.length === 0 &&
		!readsAsLearner(text, { strictness: plainness }) &&
		!leadsToPlainVerb(text) &&
		[...faults].every((fault) => named.has(fault))
	)
}

// Behind a preposition a verb is a gerund: "responsible for train staff" stays wrong.
function leadsToPlainVerb(text: string): boolean {
	const { tokens } = analyseLine(text)
	return tokens.some(({ tag, index }) => tag === 'IN' && tokens[index + 1]?.tag === 'VB')
}

/**
 * What the writer should still look at in a line of which only the sure mistakes were corrected, in a sentence or two. It always says that
 * nothing but these changed.
 */
export function remarkOnRest(rest: Rest): string {
	return ['Ella fixed only what’s surely wrong here.', ...findRemarks(rest)].join(' ')
}

/** What the writer should look at in a line that nothing is offered for: words that are surely misspelt, and the rest. */
export function remarkOnLine(before: string, rest: Rest): string | null {
	const right = new Set(splitWords(rest.text.toLowerCase()))
	const misspelt = splitWords(expandShorthand(before)).filter(
		(word) => /^\p{Ll}+$/u.test(word) && !right.has(word) && !isKnownWord(word),
	)
	return inOneRemark({ ...rest, doubts: [...misspelt, ...rest.doubts] })
}

/** What the writer should look at in a line of which the wording stays; `null` where nothing is known to be wrong with it. */
export function remarkOnWording(text: string, tense: Tense): string | null {
	return inOneRemark(readRest({ text, doubts: [] }, tense))
}

function inOneRemark(rest: Rest): string | null {
	const said = findRemarks(rest)
	return said.length === 0 ? null : said.join(' ')
}

function findRemarks(rest: Rest): readonly string[] {
	const said = [remarkOnDoubts(rest.doubts), ...remarkers.map((remark) => remark(rest))].filter(
		(one) => one !== null,
	)
	return said.slice(0, mostRemarks)
}

/** Letters by themselves are units and marks, and short words jargon. */
const fewestLetters = 5

/** Which words may be misspelt, as nobody but the writer knows how they are right; `null` where none is. */
export function remarkOnDoubts(doubts: readonly string[]): string | null {
	const words = [...new Set(doubts)].filter((word) => word.length >= fewestLetters)
	if (words.length === 0) return null
	const list = words.map((word) => `“${word}”`).join(' and ')
	return `Check ${list}: ${words.length === 1 ? 'it' : 'they'} may be misspelt.`
}

const remarkers: readonly ((rest: Rest) => string | null)[] = [
	({ text, faults }) => {
		if (!faults.has('run-on')) return null
		const [own] = firstPerson.exec(text) ?? []
		return own !== undefined
			? `Leave out “${own}”, and start each part with a verb.`
			: 'This is more than one sentence: make a bullet of each.'
	},
	({ text }) => {
		const opening = readOpening(text)?.text.trim()
		return opening === undefined
			? null
			: `“${withCapital(opening)}” says little: start with what you did.`
	},
	({ faults }) =>
		faults.has('row') && !faults.has('run-on')
			? 'Put commas between the things that you list.'
			: null,
	({ text, faults }) => {
		const [word = ''] = chatty.exec(text) ?? []
		return faults.has('marks') && word !== '' ? `Leave out “${word}”: it’s too chatty.` : null
	},
	({ text, faults }) =>
		faults.has('marks') && /\betc\b/i.test(text)
			? '“etc” says nothing: name the rest or leave it out.'
			: null,
	({ text, faults }) =>
		faults.has('marks') && /\//.test(text) ? 'Use commas or “and” instead of “/”.' : null,
	({ text, faults }) =>
		faults.has('learner') || correctLine(text).text !== text
			? 'Some of it may not sound natural yet: ask someone to read it aloud.'
			: null,
	({ text, tense, faults }) =>
		faults.has('fragment') && readOpening(text) === null
			? `Start with what you ${tense === 'past' ? 'did' : 'do'}, and tell the rest in the same tense.`
			: null,
	({ faults }) => (faults.has('unclosed') ? 'End the list with “and”.' : null),
]
