import { analyseLine, type Clause, type Line, type NounPhrase } from '@app/language/analysis'
import type { Trade } from './questions/trade-of-title.ts'

/** Something that the line's work is about, as a phrase of its words. */
export type WorkObject = {
	phrase: NounPhrase
	/** The lemma of its main word, and with the one or two words before it, longest first. */
	names: readonly string[]
	isPlural: boolean
	/** It stands straight behind its verb. */
	isDirect: boolean
	/** The work that it belongs to, an index of {@link Work}. */
	work: number
}

/** One piece of the writer's work: the lemma of its verb, also with its particle; none where the line has no verb. */
type Work = { acts: readonly string[]; clause: Clause }

/** The work that a line tells, with its objects, the nearest first. */
export type LineWork = {
	line: Line
	works: readonly Work[]
	objects: readonly WorkObject[]
	/** The trade of its writer, where their title tells it. */
	trade: Trade | null
}

const close = new Set(['for', 'with', 'of', 'to', 'from'])
const around = new Set(['in', 'at', 'on', 'behind'])

/** Reads the writer's acts and their objects from the grammar of a line. */
export function readLineWork(text: string, trade: Trade | null = null): LineWork {
	const line = analyseLine(text)
	const aside = line.clauses.findIndex(({ link }) => link === 'relative')
	const works = line.clauses
		.slice(0, aside < 1 ? undefined : aside)
		.filter(
			({ agent, link, isPassive }) =>
				!isPassive && /^(?:writer|team)$/.test(agent) && /^(?:main|and|complement)$/.test(link),
		)
		.map((clause) => ({ clause, acts: namesOfAct(line, clause) }))
	const hasVerb = (works[0]?.acts.length ?? 0) > 0
	const objects = works.flatMap(({ clause, acts }, work) =>
		// Words without a verb behind work are no separate work.
		hasVerb && acts.length === 0
			? []
			: phrasesOf(line, clause).map((phrase) => ({
					...toObject(line, phrase, work),
					isDirect: clause.objects.some(({ from }) => from === phrase.from),
				})),
	)
	return { line, works, objects, trade }
}

function namesOfAct({ tokens }: Line, { act, particle }: Clause): string[] {
	const verb = act === null ? undefined : tokens[act]
	if (verb === undefined) return []
	const next = tokens[particle ?? verb.index + 1]
	const joined = next === undefined ? [] : [`${verb.lemma}_${next.lower}`]
	return [...joined, verb.lemma]
}

function phrasesOf({ tokens }: Line, { act, objects, adjuncts }: Clause): NounPhrase[] {
	const isNoun = ({ head }: NounPhrase) => /^NN/.test(tokens[head]?.tag ?? '')
	const looks = act !== null && tokens[act]?.lemma === 'look'
	const near = adjuncts.filter(({ preposition }) => {
		const word = tokens[preposition]?.lower ?? ''
		if (looks && word === 'after') return true
		return close.has(word) || (objects.length === 0 && around.has(word))
	})
	return (
		[...objects, ...near.map(({ phrase }) => phrase)]
			.map((phrase) => untilNextArticle(phrase, tokens))
			.filter((phrase) => isNoun(phrase) && tokens[phrase.from]?.lower !== 'sure')
			// A thing that opens with a number is already counted; a thing with a number in its name is not.
			.filter(
				({ from }) =>
					!(
						tokens[from]?.tag === 'CD' ||
						(tokens[from]?.tag === 'DT' && tokens[from + 1]?.tag === 'CD')
					),
			)
	)
}

function toObject(
	{ tokens }: Line,
	phrase: NounPhrase,
	work: number,
): Omit<WorkObject, 'isDirect'> {
	const lemmas = tokens.slice(phrase.from, phrase.head + 1).map(({ lemma }) => lemma)
	return {
		phrase,
		work,
		names: [3, 2, 1]
			.filter((length) => length <= lemmas.length)
			.map((length) => lemmas.slice(-length).join(' ')),
		isPlural: tokens[phrase.head]?.tag === 'NNS',
	}
}

// An article behind a noun begins another phrase.
function untilNextArticle({ from, to, head }: NounPhrase, tokens: Line['tokens']): NounPhrase {
	for (let at = from + 1; at < to; at++) {
		if (tokens[at]?.tag !== 'DT' || !/^NN/.test(tokens[at - 1]?.tag ?? '')) continue
		return { from, to: at, head: at - 1 }
	}
	return { from, to, head }
}
