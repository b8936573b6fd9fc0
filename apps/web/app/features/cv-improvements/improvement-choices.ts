import { composeStatement, type Decision, type Statement } from '#shared/rewrite-ui/statements.ts'
import { type AcceptedLine, acceptLines } from './accepted-lines.ts'
import type { LineToImprove } from './lines-to-improve.ts'

/** The person's choice for one line so far. */
export type Choice = Decision & {
	verdict?: 'accepted' | 'refused' | undefined
	/** The line has changed elsewhere since these words were written, so they wait for another look. */
	isForAnotherLine?: boolean | undefined
	/** The question whether the edited words are true, which was answered with yes. */
	confirmed?: string | undefined
}
/** Choices by the id of their line. */
export type Choices = Readonly<Record<string, Choice>>

/** A line, its suggestion and the person's decision. */
export type Improvement = {
	line: LineToImprove
	statement: Statement
	verdict: Choice['verdict']
	/** The words that the person wrote over it, if they did. */
	edited: string | undefined
	isForAnotherLine: boolean
	/** The person has just said that they don't know the answer. */
	isUnknown: boolean
}

/** Returns the suggestion for each line, with the person's answer and decision. */
export function combineChoices(lines: readonly LineToImprove[], choices: Choices): Improvement[] {
	return lines.map((line) => {
		const choice = choices[line.id] ?? {}
		const { before, current, title, text, answered, keptAnswer } = line
		const isSkipped = choice.isSkipped ?? keptAnswer === ''
		const decision = { ...choice, isSkipped, answer: choice.answer ?? keptAnswer ?? '' }
		const statement = composeStatement(before, {
			current,
			text,
			title,
			answered,
			decision,
		})
		const { edited, isForAnotherLine = false, isSkipped: isUnknown = false } = choice
		return { line, statement, verdict: resolveVerdict(choice), edited, isForAnotherLine, isUnknown }
	})
}

/**
 * Returns the lines with an accepted change. An accepted but empty line is left out: only the person can say what
 * belongs there.
 */
export function pickAccepted(improvements: readonly Improvement[]): AcceptedLine[] {
	return improvements.flatMap(({ line, statement, verdict }) => {
		if (verdict !== 'accepted') return []
		if (statement.followsAdvice) return [acceptLines(line, statement.lines)]
		const text = statement.text.trim()
		return statement.isChanged && text !== '' ? [acceptLines(line, [text])] : []
	})
}

/** The words that the person wrote and that a save does not take: empty ones, and those for a line that has changed. */
export function pickUnresolved(improvements: readonly Improvement[]): Improvement[] {
	return improvements.filter(
		({ statement, verdict, isForAnotherLine }) =>
			(isForAnotherLine && verdict === undefined) ||
			(verdict === 'accepted' && statement.text.trim() === '' && !statement.followsAdvice),
	)
}

/** The choices with one line's changed. Answering or editing a line selects it, also after "Keep mine". */
export function changeChoice(choices: Choices, lineId: string, choice: Choice): Choices {
	const before = choices[lineId]
	const isWritten = choice.edited !== undefined || (choice.answer ?? '') !== ''
	const isAnew = isWritten && before?.verdict === 'refused'
	return {
		...choices,
		[lineId]: {
			...before,
			...(isAnew ? { verdict: undefined } : {}),
			...(isWritten || choice.verdict ? { isForAnotherLine: false } : {}),
			...choice,
		},
	}
}

/** The choices with every line accepted that has new words and was not decided about. */
export function acceptOffered(choices: Choices, improvements: readonly Improvement[]): Choices {
	return pickOffered(improvements).reduce(
		(all, { line }) => changeChoice(all, line.id, { verdict: 'accepted' }),
		choices,
	)
}

/** The lines that have new words and were not decided about. */
export function pickOffered(improvements: readonly Improvement[]): Improvement[] {
	return improvements.filter(
		({ verdict, statement, isForAnotherLine }) =>
			verdict === undefined && statement.isChanged && !isForAnotherLine,
	)
}

// Text that the person wrote counts as accepted; a suggestion by Ella waits for a decision.
function resolveVerdict({
	verdict,
	edited,
	answer = '',
	isForAnotherLine,
}: Choice): Choice['verdict'] {
	if (verdict !== undefined || isForAnotherLine) return verdict
	return edited !== undefined || answer.trim() !== '' ? 'accepted' : undefined
}
