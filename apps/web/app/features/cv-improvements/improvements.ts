import { type Decision, type Statement, statementOf } from '#shared/wording/statements.ts'
import type { AcceptedLine } from './apply-accepted.ts'
import type { LineToImprove } from './lines-to-improve.ts'

/** What the person made of one line so far. */
export type Choice = Decision & { verdict?: 'accepted' | 'refused' | undefined }
/** Choices by the id of their line. */
export type Choices = Readonly<Record<string, Choice>>

/** A line, what is offered for it, and what was decided. */
export type Improvement = { line: LineToImprove; statement: Statement; verdict: Choice['verdict'] }

/** What is offered for each line, with what the person answered and decided. */
export function improvementsOf(lines: readonly LineToImprove[], choices: Choices): Improvement[] {
	return lines.map((line) => {
		const { verdict, ...chosen } = choices[line.id] ?? {}
		const decision = line.isAnswered ? { ...chosen, isSkipped: true } : chosen
		const statement = statementOf(line.before, { current: line.current, text: line.text, decision })
		return { line, statement, verdict }
	})
}

/** The lines whose new words were accepted. */
export function acceptedOf(improvements: readonly Improvement[]): AcceptedLine[] {
	return improvements.flatMap(({ line: { list, itemId, before }, statement, verdict }) =>
		verdict === 'accepted' && statement.isChanged && statement.text.trim() !== ''
			? [{ list, itemId, before, text: statement.text.trim() }]
			: [],
	)
}

/** The choices with one line's changed; answering or editing takes an earlier verdict back. */
export function choose(choices: Choices, lineId: string, choice: Choice): Choices {
	return { ...choices, [lineId]: { ...choices[lineId], verdict: undefined, ...choice } }
}
