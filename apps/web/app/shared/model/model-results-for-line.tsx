import type { TaskResult } from '@app/contract'
import { type FormEvent, useRef, useState } from 'react'
import { SuggestionRow } from '#shared/rewrite-ui/suggestion-row.tsx'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { ConfirmText } from './confirm-text.tsx'
import { nameWording } from './line-tasks.ts'
import { countSettled, type TaskBody } from './run-task.ts'
import type { AnsweringModel } from './use-model.ts'

type ModelResultsForLineProps = {
	result: TaskResult
	/** The request that was answered. */
	body: TaskBody
	model: AnsweringModel
	/** `confirmed` is the question the person answered with yes, if there was one. */
	onTake: (text: string, confirmed?: string) => void
	/** Asks the model to work an answer into the line. */
	onAnswer: (answer: string) => void
}

type Outcome = 'accepted' | 'edited' | 'declined'
type Taken = { text: string; confirmed?: string }

/** A model's results for one line: suggestions to accept, edit or refuse, and a question to answer. */
export function ModelResultsForLine({
	result,
	body,
	model,
	onTake,
	onAnswer,
}: ModelResultsForLineProps) {
	const [settled, setSettled] = useState<readonly string[]>([])
	const heading = useRef<HTMLParagraphElement>(null)
	const line = body.facts?.[0]?.text ?? ''
	const isByModel = result.engine === 'model'
	const offered = isByModel ? result.offered : []
	const open = offered.filter(({ id, text }) => !settled.includes(id) && text !== line)
	const asks = result.toConfirm.filter(({ id }) => !settled.includes(id))

	// The focused row disappears, so focus the heading that counts the rest.
	function settle(id: string, outcome: Outcome, taken?: Taken) {
		countSettled(body.task, outcome)
		setSettled(taken === undefined ? [...settled, id] : listIds(result))
		heading.current?.focus({ preventScroll: true })
		if (taken !== undefined) onTake(taken.text, taken.confirmed)
	}

	const isQuestion = body.task === 'ask'
	return (
		<div className="rounded-panel border border-line bg-paper px-4 py-3">
			<p ref={heading} tabIndex={-1} role="status" className="font-semibold outline-none">
				{settled.length > 0 && open.length + asks.length === 0
					? 'That’s all for this line.'
					: countInWords(result, open.length + asks.length, isQuestion)}
			</p>
			{isQuestion ? (
				open.map(({ id, text }) => (
					<AnswerForm
						key={id}
						question={text}
						onAnswer={(answer) => {
							countSettled('ask', 'accepted')
							onAnswer(answer)
						}}
						onSkip={() => settle(id, 'declined')}
					/>
				))
			) : (
				<ul className="m-0 list-none p-0">
					{open.map(({ id, text }) => (
						<SuggestionRow
							key={id}
							before={line}
							after={text}
							onAccept={(said) => settle(id, said === text ? 'accepted' : 'edited', { text: said })}
							onRefuse={() => settle(id, 'declined')}
						>
							<p className="text-xs text-ink-soft">
								{nameWording(id) === null ? null : (
									<span className="font-semibold">{nameWording(id)}. </span>
								)}
								Written by {model.name}, checked against {sourceInWords(body)}.
							</p>
						</SuggestionRow>
					))}
				</ul>
			)}
			{asks.map(({ id, text, question }) => (
				<ConfirmText
					key={id}
					question={question}
					noLabel="No, keep mine"
					onYes={() => settle(id, 'accepted', { text, confirmed: question })}
					onNo={() => settle(id, 'declined')}
				/>
			))}
		</div>
	)
}

type AnswerFormProps = {
	question: string
	onAnswer: (answer: string) => void
	onSkip: () => void
}

function AnswerForm({ question, onAnswer, onSkip }: AnswerFormProps) {
	const [answer, setAnswer] = useState('')
	function handleSubmit(event: FormEvent) {
		event.preventDefault()
		if (answer.trim() !== '') onAnswer(answer)
	}
	return (
		<form onSubmit={handleSubmit} className="mt-2 grid gap-2">
			<TextField
				label={question}
				value={answer}
				maxLength={200}
				autoComplete="off"
				onChange={({ target }) => setAnswer(target.value)}
			/>
			<div className="flex flex-wrap gap-2">
				<Button type="submit" size="small" disabled={answer.trim() === ''}>
					Put my answer into the line
				</Button>
				<Button size="small" look="bare" onClick={onSkip}>
					I don’t know
				</Button>
			</div>
		</form>
	)
}

function listIds({ offered, toConfirm }: TaskResult): string[] {
	return [...offered, ...toConfirm].map(({ id }) => id)
}

function sourceInWords({ task }: TaskBody): string {
	return task === 'answer' ? 'your line and your answer' : 'your line'
}

function countInWords({ refused }: TaskResult, open: number, isQuestion: boolean): string {
	const left =
		refused.length === 0
			? ''
			: ` We left out ${refused.length === 1 ? 'one that wasn’t' : `${refused.length} that weren’t`} true to your words.`
	if (open === 0) return `Nothing better than your line.${left}`
	if (isQuestion) return 'One question about this line'
	return `${open === 1 ? 'One rewrite' : `${open} rewrites`} of your line.${left}`
}
