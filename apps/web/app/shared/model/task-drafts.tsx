import type { TaskResult } from '@app/contract'
import { type ReactNode, useRef, useState } from 'react'
import { SuggestionRow } from '#shared/rewrite-ui/suggestion-row.tsx'
import { ConfirmText } from './confirm-text.tsx'
import { ModelTask } from './model-task.tsx'
import { countSettled, type TaskBody } from './run-task.ts'
import type { AnsweringModel } from './use-model.ts'
import { type PrepareTask, useTask } from './use-task.ts'
import { previewOf } from './what-is-sent.tsx'
import { WithModel } from './with-model.tsx'

type TaskDraftsProps = {
	/** The kind of text to draft: `a profile`. */
	what: string
	/** The data that goes to the model, in words; `notSent` is the data that stays here. */
	sent: string
	notSent: string
	prepare: PrepareTask
	/** Puts an accepted sentence where it belongs; with the question that was answered with yes, if one was asked. */
	onAccept: (text: string, confirmed?: string) => void
}

/**
 * Sentences that a language model drafts from facts of the CV. Each is shown with its facts, and accepted, edited or
 * refused separately.
 */
export function TaskDrafts(props: TaskDraftsProps) {
	return <WithModel>{(model) => <Drafts {...props} model={model} />}</WithModel>
}

type DraftsProps = TaskDraftsProps & { model: AnsweringModel }

function Drafts({ model, what, sent, notSent, prepare, onAccept }: DraftsProps) {
	const task = useTask(prepare)
	const { result, body, problem } = task.outcome ?? { result: null, body: null, problem: null }
	return (
		<div className="mt-3">
			<ModelTask
				model={model}
				task={task}
				label={`Ask ${model.name} for ${what}`}
				onAsk={() => void task.ask(model)}
				says={`${model.name} is writing. We check every sentence against your facts.`}
				sends={sent}
				sent={capitalised(sent)}
				notSent={notSent}
				preview={previewOf(prepare)}
			>
				{result === null ||
				body === null ||
				(problem !== null && result.toConfirm.length === 0) ? null : (
					<Sentences
						key={JSON.stringify(result)}
						result={result}
						body={body}
						model={model}
						onAccept={onAccept}
					/>
				)}
			</ModelTask>
		</div>
	)
}

type Outcome = 'accepted' | 'edited' | 'declined'
type Taken = { text: string; confirmed?: string }
type SentencesProps = Pick<DraftsProps, 'model' | 'onAccept'> & {
	result: TaskResult
	body: TaskBody
}

function Sentences({ result, body, model, onAccept }: SentencesProps) {
	const [settled, setSettled] = useState<readonly string[]>([])
	const heading = useRef<HTMLParagraphElement>(null)
	const open = result.offered.filter(({ id }) => !settled.includes(id))
	const asks = result.toConfirm.filter(({ id }) => !settled.includes(id))

	// The row that had the focus is gone; the line that counts the others takes it.
	function settle(id: string, outcome: Outcome, taken?: Taken) {
		if (taken !== undefined) onAccept(taken.text, taken.confirmed)
		countSettled(body.task, outcome)
		setSettled([...settled, id])
		heading.current?.focus({ preventScroll: true })
	}

	return (
		<div className="rounded-panel border border-line bg-paper px-4 py-3">
			<p ref={heading} tabIndex={-1} role="status" className="text-sm font-semibold outline-none">
				{countInWords(result, open.length + asks.length)}
			</p>
			<ul className="m-0 list-none p-0">
				{open.map(({ id, text, facts }) => (
					<SuggestionRow
						key={id}
						before=""
						after={text}
						refuseLabel="Leave out"
						onAccept={(said) => settle(id, said === text ? 'accepted' : 'edited', { text: said })}
						onRefuse={() => settle(id, 'declined')}
					>
						<Sources facts={facts} body={body} writtenBy={model.name} />
					</SuggestionRow>
				))}
			</ul>
			{asks.map(({ id, text, question, facts }) => (
				<ConfirmText
					key={id}
					question={question}
					noLabel="No, leave it out"
					onYes={() => settle(id, 'accepted', { text, confirmed: question })}
					onNo={() => settle(id, 'declined')}
				>
					<Sources facts={facts} body={body} writtenBy={model.name} />
				</ConfirmText>
			))}
		</div>
	)
}

type SourcesProps = { facts: readonly string[]; body: TaskBody; writtenBy: string }

/** The words of the person that a sentence stands on. */
function Sources({ facts: ids, body, writtenBy }: SourcesProps): ReactNode {
	const quotes = (body.facts ?? []).filter(({ id }) => ids.includes(id)).map(({ text }) => text)
	if (quotes.length === 0)
		return (
			<p className="mt-1 text-xs text-ink-soft">
				Written by {writtenBy}. It claims nothing about you, so nothing on your CV is behind it.
			</p>
		)
	return (
		<p className="mt-1 text-xs text-ink-soft wrap-anywhere">
			<span className="font-semibold">From your CV:</span> {quotes.join(' · ')}. Written by{' '}
			{writtenBy}, checked against these words.
		</p>
	)
}

function countInWords({ refused, offered, toConfirm }: TaskResult, open: number): string {
	const all = offered.length + toConfirm.length
	const left =
		refused.length === 0
			? ''
			: ` We left out ${refused.length === 1 ? 'one' : refused.length} that claimed more than your facts.`
	if (all === 0) return `There was nothing we could use.${left}`
	if (open === 0) return `That’s all of them.${left}`
	return `${open === 1 ? 'One sentence' : `${open} sentences`} from your own facts.${left}`
}

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1)
}
