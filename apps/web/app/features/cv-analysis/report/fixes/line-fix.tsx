import type { Finding } from '@app/checks'
import { type CvDocument, carryMarks, type Fact, maxPassageLength } from '@app/cv'
import { useMemo, useState } from 'react'
import { newId } from '#shared/new-id.ts'
import { AnswerInput } from '#shared/rewrite-ui/answer-input.tsx'
import { ChangedText } from '#shared/rewrite-ui/changed-text.tsx'
import { LineRemark } from '#shared/rewrite-ui/line-advice.tsx'
import { ownWordsSentence, toolClass } from '#shared/rewrite-ui/question-field.tsx'
import { composeStatement, type Decision } from '#shared/rewrite-ui/statements.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextAreaField } from '#shared/ui/field.tsx'
import { isStillDuty, type LineToFix } from './find-fix.ts'
import { FixForm } from './fix-form.tsx'
import type { Change, NewFix } from './fix-steps.ts'
import { findRewordings, OtherRewordings } from './other-rewordings.tsx'

type LineFixProps = {
	line: LineToFix
	about: Finding
	document: CvDocument
	onFix: (fix: Omit<NewFix, 'findingId'>) => void
	onCancel: () => void
}

/** The form that fixes a line: the better line, and a question whose answer goes into it as the person types. */
export function LineFix({ line, about, document, onFix, onCancel }: LineFixProps) {
	const { before, current, title, text: whole, itemId } = line
	const answered = document.facts.filter((fact) => fact.itemId === itemId)
	const others = useMemo(
		() => findRewordings(about, document).filter(({ path }) => path !== line.path),
		[about, document, line.path],
	)
	const [decision, setDecision] = useState<Decision>({})
	const [isEditing, setEditing] = useState(false)
	const statement = composeStatement(before, {
		current,
		text: whole,
		title,
		answered,
		decision,
	})
	const text = statement.text.trim()
	const isBetter = text !== '' && text !== before && !isStillDuty(about, text)
	const submit = (more: typeof others) => {
		if (!isBetter) return
		const changes = [toChange(line, text), ...more.map((one) => toChange(one, one.after))]
		const said = [text, ...more.map(({ after }) => after)].join(' · ')
		onFix({ text: said, changes, fact: toFact(line, statement) })
	}
	const choose = (change: Decision) => setDecision({ ...decision, ...change })
	return (
		<FixForm
			submitLabel="Use this line"
			canSubmit={isBetter}
			onSubmit={() => submit([])}
			onCancel={onCancel}
			tools={
				<>
					{others.length > 0 ? (
						<Button size="small" disabled={!isBetter} onClick={() => submit(others)}>
							Use all {others.length + 1} lines
						</Button>
					) : null}
					<Button size="small" aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
						Edit
					</Button>
				</>
			}
		>
			{statement.ask === null ? null : (
				<div>
					<AnswerInput
						ask={statement.ask}
						about={before}
						answer={statement.answer}
						note={statement.needsOwnWords ? (statement.hint ?? ownWordsSentence) : null}
						onAnswer={(answer) => choose({ answer, edited: undefined })}
					>
						<button
							type="button"
							className={toolClass}
							onClick={() => choose({ isSkipped: true, answer: '' })}
						>
							I don’t know
						</button>
					</AnswerInput>
				</div>
			)}
			<Line
				before={before}
				text={statement.text}
				isEditing={isEditing}
				onWrite={(edited) => choose({ edited })}
			/>
			<LineRemark remark={statement.remark} />
			<OtherRewordings lines={others} />
		</FixForm>
	)
}

type LineProps = {
	before: string
	text: string
	isEditing: boolean
	onWrite: (text: string) => void
}

function Line({ before, text, isEditing, onWrite }: LineProps) {
	if (isEditing)
		return (
			<TextAreaField
				label="Your line"
				rows={2}
				value={text}
				maxLength={maxPassageLength}
				onChange={({ target }) => onWrite(target.value.replace(/\n/g, ' '))}
			/>
		)
	return (
		<p
			aria-live="polite"
			className="rounded-control border border-line bg-paper px-3.5 py-2.5 font-serif text-lg leading-snug [overflow-wrap:anywhere]"
		>
			<ChangedText before={before} after={text} />
		</p>
	)
}

function toChange({ path, marked }: LineToFix, text: string): Change {
	return { path, before: marked, after: carryMarks(marked, text) }
}

type Answered = { ask: { question: string } | null; answer: string }

// Returns the person's answer as a fact, stored with the line as it was when the question was asked.
function toFact({ itemId, before }: LineToFix, { ask, answer }: Answered): Fact | undefined {
	const said = answer.trim().slice(0, 200)
	if (ask === null || said === '') return undefined
	const givenOn = new Date().toISOString().slice(0, 10)
	return { id: newId(), itemId, line: before, question: ask.question, answer: said, givenOn }
}
