import type { Fact } from '@app/cv'
import {
	type Advice,
	type Ask,
	addAnswerToLine,
	findLineFixes,
	isAboutLine,
	type LineFixes,
	rewriteBullet,
} from '@app/rewrite'

/** The help for one line: a better wording, a question, or both. */
export type LineHelp = {
	line: number
	before: string
	after: string
	ask: Ask | null
	/** The line says nothing, or is better told in these bullets. */
	advice: Advice | null
	bullets: readonly string[]
	/** A remark on the rest, where only clear mistakes were corrected. */
	remark: string | null
	/** How the line is corrected, where its wording stays. */
	fixes: LineFixes
	/** The operator's language model wrote `after`. */
	isByModel?: boolean
}

type Known = {
	current: boolean
	itemId: string
	/** The title of the job, which says in the words of which trade to ask. */
	title?: string
	/** The person's earlier answers, including “I don’t know”. */
	facts: readonly Fact[]
}

/** Returns the help for each line of a job; an answered question is not asked again in other words. */
export function findLineHelp(
	lines: readonly string[],
	{ current, itemId, title, facts }: Known,
): LineHelp[] {
	return lines.flatMap((text, line) => {
		const { before, after, asks, advice, bullets, remark } = rewriteBullet(text, {
			current,
			text: lines.join('\n'),
			title,
			answered: facts.filter((fact) => fact.itemId === itemId),
		})
		const [ask = null] = asks
		const fixes = after === before ? findLineFixes(before) : noFixes
		const hasFixes = fixes.corrected !== null || fixes.choices.length > 0
		const isWorded = after !== before || ask !== null || advice !== null || remark !== null
		return isWorded || hasFixes
			? [{ line, before, after, ask, advice, bullets, remark, fixes }]
			: []
	})
}

/** A line whose wording changes has its mistakes corrected with it. */
export const noFixes: LineFixes = { corrected: null, choices: [] }

/** Returns up to ten answers of the person about a line, also in its earlier wordings; an “I don’t know” is no answer. */
export function answersAbout(
	text: string,
	{ itemId, facts }: Omit<Known, 'current' | 'title'>,
): string[] {
	return facts
		.filter((fact) => fact.itemId === itemId && fact.answer !== '')
		.filter((fact) => isAboutLine(fact, text))
		.map(({ answer }) => answer)
		.slice(0, 10)
}

/** An answer as a fact of the CV, in the person's words; an empty one says that they do not know. */
export function buildFact(
	{ after, ask }: LineHelp & { ask: Ask },
	answer: string,
	{ id, itemId, givenOn }: Pick<Fact, 'id' | 'itemId' | 'givenOn'>,
): Fact {
	const said = answer.trim().slice(0, 200)
	return { id, itemId, line: after, question: ask.question, answer: said, givenOn }
}

/** The line with an answer in it; `null` where it has no place that is sure. */
export function withAnswer({ after, ask }: LineHelp & { ask: Ask }, answer: string): string | null {
	return addAnswerToLine(after, ask, answer)
}
