import { withCapital } from '@app/language'
import { correctLine, type repairLine } from '../correct/correct-line.ts'
import type { Tense } from '../engine/clause.ts'
import { readOpening } from '../engine/read-opening.ts'
import { type FaultKind, findRemainingFaults } from './remaining-faults.ts'

type Repaired = ReturnType<typeof repairLine>

const chatty = /\b(?:lol|haha|stuff|whatever else|anything else)\b|!/i
const firstPerson = /(?<!\p{L})(?:I|[Ii]['’]?(?:m|d|ve|ll)|me|myself|[Ww]e|my|our)(?!\p{L})/u
/** More than one remark at a time is homework. */
const mostRemarks = 2

/**
 * What the writer should still look at in a line of which only the sure mistakes were corrected, in a sentence or two. It always says that
 * nothing but these changed.
 */
export function remarkOnRest(repaired: Repaired, tense: Tense): string {
	const said = findRemarks(repaired, tense)
	return ['Ella fixed only what’s surely wrong here.', ...said].join(' ')
}

/** What the writer should look at in a line of which the wording stays; `null` where nothing is known to be wrong with it. */
export function remarkOnWording(text: string, tense: Tense): string | null {
	const said = findRemarks({ text, doubts: [] }, tense)
	return said.length === 0 ? null : said.join(' ')
}

function findRemarks(
	{ text, doubts }: Pick<Repaired, 'text' | 'doubts'>,
	tense: Tense,
): readonly string[] {
	const faults = new Set(findRemainingFaults(text, tense))
	const said = [
		remarkOnDoubts(doubts),
		...remarkers.map((remark) => remark({ text, tense, faults })),
	].filter((one) => one !== null)
	return said.slice(0, mostRemarks)
}

/** Letters by themselves are units and marks, and short words jargon. */
const fewestLetters = 5

/** Which words may be misspelt, as nobody but the writer knows how they are right; `null` where none is. */
export function remarkOnDoubts(doubts: readonly string[]): string | null {
	const words = [...new Set(doubts)].filter((word) => word.length >= fewestLetters)
	if (words.length === 0) return null
	const named = words.map((word) => `“${word}”`).join(' and ')
	return `Check ${named}: ${words.length === 1 ? 'it' : 'they'} may be misspelt.`
}

type Rest = { text: string; tense: Tense; faults: ReadonlySet<FaultKind> }

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
