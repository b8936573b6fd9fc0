import type { RewrittenLine } from '@app/contract'
import type { Fact } from '@app/cv'
import type { ModelQuestion } from '#shared/rewrite-ui/rewrite-lines-with-model.ts'
import { answersAbout, type LineHelp, noFixes } from './line-help.ts'

/** The wordings of a model, by the original line. */
export type ModelSuggestions = { model: string; after: Readonly<Record<string, string>> }

/** The wordings that are the model's own and differ from the person's. */
export function pickWordings(lines: readonly RewrittenLine[], model: string): ModelSuggestions {
	const own = lines.filter(({ engine, before, after }) => engine === 'model' && after !== before)
	return { model, after: Object.fromEntries(own.map(({ before, after }) => [before, after])) }
}

/** The help for each line, with the model's wording where there is one; a question about another wording goes. */
export function withModelWordings(
	found: readonly LineHelp[],
	lines: readonly string[],
	{ after: worded }: ModelSuggestions,
): LineHelp[] {
	return lines.flatMap((text, line): LineHelp[] => {
		const help = found.find((one) => one.line === line)
		const after = worded[text]
		if (after === undefined) return help === undefined ? [] : [help]
		return [
			{
				line,
				before: text,
				after,
				ask: null,
				advice: null,
				bullets: [],
				remark: null,
				fixes: noFixes,
				isByModel: true,
			},
		]
	})
}

/** A job whose lines a model may word. */
export type ModelJob = {
	lines: readonly string[]
	current: boolean
	jobTitle: string
	itemId: string
	facts: readonly Fact[]
	/** Words that are hidden before anything is sent. */
	hide: string[]
}

/**
 * Returns the question for a model about a job: the lines that are not empty, each with the person's answers about
 * it.
 */
export function buildModelQuestion({
	lines,
	current,
	jobTitle,
	itemId,
	facts,
	hide,
}: ModelJob): ModelQuestion {
	const written = lines.filter((line) => line.trim() !== '')
	const answers = written.map((line) => answersAbout(line, { itemId, facts }))
	return { lines: written, current, jobTitle, answers, hide }
}
