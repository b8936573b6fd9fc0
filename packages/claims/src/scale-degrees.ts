import { parseTsv } from '@app/language'
import {
	compilePattern,
	type Line,
	matchAt,
	type Pattern,
	type Token,
} from '@app/language/analysis'
import { scales } from './data/scales.ts'

type Mark = { scale: string; degree: number; pattern: Pattern }

const byOpening = new Map<string, Mark[]>()
for (const { scale, degree, pattern: source } of parseTsv<'scale' | 'degree' | 'pattern'>(scales)) {
	const pattern = compilePattern(source)
	const mark = { scale, degree: Number(degree), pattern }
	for (const word of pattern.openings ?? [])
		byOpening.set(word, [...(byOpening.get(word) ?? []), mark])
}

/** A place on a scale, and the word that says so. */
type Degree = { degree: number; token: Token }
/** The lowest and the highest place on a scale that a line names. */
export type Degrees = { lowest: Degree; highest: Degree }

/** How far up each scale of the table a line goes: how often, how much, how surely, how well. */
export function findDegrees(line: Line): Map<string, Degrees> {
	const found = new Map<string, Degrees>()
	for (const token of line.tokens)
		for (const { scale, degree, pattern } of listMarks(token)) {
			if (matchAt(pattern, line, token.index) <= token.index) continue
			const known = found.get(scale)
			const here = { degree, token }
			if (known === undefined) found.set(scale, { lowest: here, highest: here })
			else if (degree < known.lowest.degree) known.lowest = here
			else if (degree > known.highest.degree) known.highest = here
		}
	return found
}

function listMarks({ lower, lemma }: Token): readonly Mark[] {
	const own = byOpening.get(lower) ?? []
	if (lemma === lower) return own
	return [...own, ...(byOpening.get(lemma) ?? []).filter((mark) => !own.includes(mark))]
}
