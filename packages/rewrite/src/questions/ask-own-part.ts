import { arePeople, findLeadIn, isWorker } from '@app/language'
import type { PlacedAsk } from '../placed-ask.ts'
import type { LineWork } from '../read-line-work.ts'
import { rewriteWords } from '../word-lists.ts'

/** The verbs that say only that there was work. */
const saysLittle = rewriteWords.pattern('says-little', 'whole', '')
/** One act behind "worked on" or "responsible for" may still be everybody's; behind attendance it is the writer's. */
const fewestActs = { ofAll: 2, ofGuest: 1 }
const attends = /^(?:attend|participat)/i
/**
 * A gerund behind a comma, which tells the writer's own act: "Was part of the team that moved the store, running the
 * night shift".
 */
const tellsOwnPart = /, (?:\p{L}+ly )?\p{L}+ing\b/u

/**
 * Returns the question about the writer's own part, if it is unclear whose work it was; none if the line tells acts
 * of its writer.
 */
export function askOwnPart(work: LineWork): PlacedAsk[] {
	const { text } = work.line
	const fewest = attends.test(text) ? fewestActs.ofGuest : fewestActs.ofAll
	if (tellsOwnPart.test(text) || countActs(work) >= fewest) return []
	const question = nameWork(work)
	return question === null
		? []
		: [{ ask: { kind: 'ownership', unit: 'words', question }, fit: 'own' }]
}

// Acts in a relative clause or in the passive don't say whose work it was.
function countActs({ line: { tokens } }: LineWork): number {
	const aside = tokens.findIndex(({ lower }) => /^(?:that|which|who|where)$/.test(lower))
	return tokens.filter(
		({ tag, lemma, index }) =>
			index > 0 &&
			(aside < 0 || index < aside) &&
			/^(?:VBG|VBD|VBP|VB)$/.test(tag) &&
			!saysLittle.test(lemma) &&
			!/^(?:was|were|been|being)$/.test(tokens[index - 1]?.lower ?? ''),
	).length
}

const mostWords = 5
const ofGroup = /^(?:part|member|team|group|crew|committee|staff)$/

// Returns the question about the thing worked on, in the words of the line; `null` if the thing is people, because
// nobody has a part in people.
function nameWork({ line: { text, tokens, clauses } }: LineWork): string | null {
	const phrases = clauses
		.flatMap(({ objects, adjuncts }) => [...objects, ...adjuncts.map(({ phrase }) => phrase)])
		.filter(({ head }) => !ofGroup.test(tokens[head]?.lower ?? ''))
	const opened = findLeadIn(text)
	const [phrase] = phrases.filter(({ head }) => (tokens[head]?.start ?? 0) >= (opened?.length ?? 0))
	if (phrase === undefined) return null
	const head = tokens[phrase.head]?.text ?? ''
	if (arePeople(head) || isWorker(head)) return null
	const words = tokens.slice(phrase.from, phrase.to)
	if (words.length > mostWords || words.some(({ tag }) => /^(?:PRP|WH|SC|PUN)$/.test(tag)))
		return null
	const named = text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0)
	const isBare = !/^(?:DT|PRP\$|CD|NNP)$/.test(words[0]?.tag ?? '')
	return `What was your own part in ${isBare ? 'the ' : ''}${named}?`
}
