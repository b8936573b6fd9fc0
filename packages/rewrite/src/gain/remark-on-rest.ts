import { joinAsProseList, withCapital } from '@app/language'
import { analyseLine } from '@app/language/analysis'
import { type CorrectedLine, correctLine } from '../correct/correct-line.ts'
import type { Tense } from '../engine/clause.ts'
import { readOpening } from '../engine/read-opening.ts'
import { readsAsLearner } from './learner-english.ts'
import { areNamed, isNamed } from './named-doubts.ts'
import { type FaultKind, findRemainingFaults, lacksCommas } from './remaining-faults.ts'
import { remarkOnCorrections } from './remark-on-corrections.ts'

/** A line with only its sure mistakes corrected, and its remaining faults. */
type Rest = {
	text: string
	tense: Tense
	doubts: readonly string[]
	unsure: CorrectedLine['unsure']
	/** How many mistakes are probably left that no remark names. */
	expected: number
	faults: ReadonlySet<FaultKind>
}

/** Finds the faults that remain in a corrected line. */
export function readRest(
	{ text, doubts, unsure, expected }: Omit<CorrectedLine, 'corrections' | 'misspelt'>,
	tense: Tense,
): Rest {
	const after = withCapital(text)
	return {
		text: after,
		tense,
		doubts,
		unsure,
		expected,
		faults: new Set(findRemainingFaults(after, tense)),
	}
}

const chatty = /\b(?:lol|haha|stuff|whatever else|anything else)\b|!/i
const firstPerson = /(?<!\p{L})(?:I|[Ii]['’]?(?:m|d|ve|ll)|me|myself|[Ww]e|my|our)(?!\p{L})/u
/** More than one remark at a time is homework. */
const mostRemarks = 2

/**
 * The strictness for wording faults. Most lines that were worse than this per word stayed wrong for readers, whatever
 * spelling was corrected.
 */
const plainness = 1.8
/**
 * The faults that a remark names exactly. A line with other faults still has something else that readers stumble
 * over.
 */
const named: ReadonlySet<FaultKind> = new Set(['fragment', 'marks', 'run-on', 'unclosed'])

/** In a line with so few mistakes expected, what looks like the wording of a learner is the style of notes. */
const fewExpected = 0.5
/** With more mistakes expected, a line isn't clearly better for its repairs. */
const mostExpected = 1

/** Whether a line is clearly better for its repairs, because a remark names each remaining fault. */
export function isPlainBesides(rest: Rest): boolean {
	const { text, doubts, expected, faults } = rest
	if (!areNamed(doubts) || expected > mostExpected || leadsToPlainVerb(text)) return false
	const isStyle = expected <= fewExpected
	return (
		(isStyle || !readsAsLearner(text, { strictness: plainness })) &&
		[...faults].every((fault) => named.has(fault) || (isStyle && fault === 'learner'))
	)
}

// Whether a plain verb stands after a preposition, where a gerund is needed.
function leadsToPlainVerb(text: string): boolean {
	const { tokens } = analyseLine(text)
	return tokens.some(({ tag, index }) => tag === 'IN' && tokens[index + 1]?.tag === 'VB')
}

/**
 * Returns a remark of a sentence or two on the faults that remain after only the sure mistakes of a line were
 * corrected. It always says that nothing else changed.
 */
export function remarkOnRest(rest: Rest): string {
	return ['Ella fixed only what’s surely wrong here.', ...findRemarks(rest)].join(' ')
}

/** Returns a remark on a line without an offer: its sure corrections, and the remaining faults. */
export function remarkOnLine(before: string, rest: Rest): string | null {
	return joinRemarks([remarkOnCorrections(before, rest.text), ...findRemarks(rest)])
}

/** Returns a remark on a line with unchanged wording; `null` if no fault is known. */
export function remarkOnWording(text: string, tense: Tense): string | null {
	return inOneRemark(readRest({ ...correctLine(text), text }, tense))
}

function inOneRemark(rest: Rest): string | null {
	return joinRemarks(findRemarks(rest))
}

function joinRemarks(remarks: readonly (string | null)[]): string | null {
	const said = remarks.filter((one) => one !== null)
	return said.length === 0 ? null : said.join(' ')
}

function findRemarks(rest: Rest): readonly string[] {
	const said = [
		remarkOnDoubts(rest.doubts, rest.unsure),
		...remarkers.map((remark) => remark(rest)),
	].filter((one) => one !== null)
	return said.slice(0, mostRemarks)
}

/** More places than these are homework. */
const mostPlaces = 4

/**
 * Returns a remark that names the words that may be misspelt and the places where something else may be meant, which only the writer can
 * correct; `null` if there are none.
 */
export function remarkOnDoubts(
	doubts: readonly string[],
	unsure: CorrectedLine['unsure'] = [],
): string | null {
	const words = doubts.filter(isNamed)
	const places = [...new Set([...words, ...unsure.map((place) => place.words)])].slice(
		0,
		mostPlaces,
	)
	if (places.length === 0) return null
	const list = joinAsProseList(places.map((place) => `“${place}”`))
	const fault = unsure.length > 0 ? 'wrong' : 'misspelt'
	return `Check ${list}: ${places.length === 1 ? 'it' : 'they'} may be ${fault}.`
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
	({ text, faults }) =>
		lacksCommas(text) && !faults.has('run-on')
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
