import { analyseLine, type Clause } from '@app/language/analysis'

/** Joins the last of several acts that only commas part, as a sentence does: "Unloaded lorries, checked tickets" gets its "and". */
export function joinLastWithAnd(text: string): string {
	const { tokens, clauses } = analyseLine(text)
	const acts = clauses.filter(
		({ act, link }) => act !== null && (link === 'main' || link === 'and'),
	)
	const last = acts.at(-1)
	if (acts.length < 2 || last === undefined || acts[0]?.act !== 0 || last !== clauses.at(-1))
		return text
	const isListed = ({ from, act, subject, isPassive }: Clause) =>
		tokens[from - 1]?.text === ',' && act === from && subject === null && !isPassive
	const isAlike = tokens[last.act ?? 0]?.tag === tokens[acts[0].act ?? 0]?.tag
	if (!isAlike || !acts.slice(1).every(isListed)) return text
	const comma = tokens[last.from - 1]
	return comma === undefined ? text : `${text.slice(0, comma.start)} and${text.slice(comma.end)}`
}
