import { Check } from 'lucide-react'
import { useRef } from 'react'
import { newId } from '#shared/new-id.ts'
import { SuggestionRow } from '#shared/rewrite-ui/suggestion-row.tsx'
import { withFact } from '#shared/rewrite-ui/with-fact.ts'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast.ts'
import { useCvFormContext, useEditForm } from '../form-state/cv-form-context.tsx'
import { useApplyEdit } from '../form-state/use-apply-edit.ts'
import type { AssistantTurn, TurnProposal } from './assistant-history.ts'
import { withLine } from './assistant-lines.ts'
import type { useAssistant } from './use-assistant.ts'

type TurnViewProps = {
	turn: AssistantTurn
	assistant: Pick<ReturnType<typeof useAssistant>, 'settle' | 'settleQuestion'>
}

/** One request, and what was proposed and asked: each change is accepted, edited or refused by itself. */
export function TurnView({ turn, assistant }: TurnViewProps) {
	const heading = useRef<HTMLParagraphElement>(null)
	const apply = useTakeLine()

	// The row that had the focus is folded; the sentence that counts takes it.
	function leaveRow() {
		heading.current?.focus({ preventScroll: true })
	}

	function take(index: number, proposal: TurnProposal, text: string) {
		if (!apply(proposal, text)) return
		const isEdited = text !== proposal.after
		assistant.settle(turn.id, index, { state: 'accepted', isEdited })
		leaveRow()
	}

	function answer(index: number, proposal: AssistantTurn['questions'][number], isTrue: boolean) {
		if (isTrue && !apply(proposal, proposal.after, proposal.question)) return
		assistant.settleQuestion(turn.id, index, isTrue ? 'accepted' : 'refused')
		leaveRow()
	}

	return (
		<article aria-label={`Request: ${turn.request}`} className="grid gap-2">
			<p className="ml-auto max-w-[85%] rounded-panel bg-desk-2 px-4 py-2 wrap-anywhere">
				{turn.request}
			</p>
			<p ref={heading} tabIndex={-1} className="outline-none">
				{turn.says}
			</p>
			{turn.proposals.length === 0 ? null : (
				<ul className="m-0 list-none rounded-panel border border-line bg-paper px-4 py-0">
					{turn.proposals.map((proposal, index) =>
						proposal.state === 'open' ? (
							<SuggestionRow
								key={proposal.line.id}
								before={proposal.line.text}
								after={proposal.after}
								onAccept={(text) => take(index, proposal, text)}
								onRefuse={() => {
									assistant.settle(turn.id, index, { state: 'refused' })
									leaveRow()
								}}
							>
								<Reason proposal={proposal} model={turn.model} />
							</SuggestionRow>
						) : (
							<Settled key={proposal.line.id} proposal={proposal} />
						),
					)}
				</ul>
			)}
			{turn.questions.map((proposal, index) =>
				proposal.state === 'open' ? (
					<fieldset
						key={proposal.line.id}
						aria-label={proposal.question}
						className="m-0 rounded-panel border border-line border-l-4 border-l-accent bg-paper px-4 py-3"
					>
						<p className="text-sm text-ink-soft">{proposal.line.text}</p>
						<p className="font-semibold">{proposal.question}</p>
						<div className="mt-2 flex flex-wrap gap-2">
							<Button size="small" onClick={() => answer(index, proposal, true)}>
								Yes, use it
							</Button>
							<Button size="small" look="bare" onClick={() => answer(index, proposal, false)}>
								No, keep mine
							</Button>
						</div>
					</fieldset>
				) : null,
			)}
		</article>
	)
}

function Reason({ proposal, model }: { proposal: TurnProposal; model: string | null }) {
	const { line, why, sources } = proposal
	const others = sources.filter((source) => source !== line.text)
	return (
		<div className="text-xs text-ink-soft">
			<p>
				{why} {model === null ? '' : `Written by ${model}.`}
			</p>
			<p className="wrap-anywhere">
				From your line{line.job === '' ? '' : ` at ${line.job}`}
				{others.map((source) => ` and “${source}”`)}
			</p>
		</div>
	)
}

function Settled({ proposal: { after, line, state } }: { proposal: TurnProposal }) {
	return (
		<li className="flex items-baseline gap-2 border-t border-line py-2 text-sm first:border-t-0">
			{state === 'accepted' ? (
				<Check size={15} aria-hidden className="shrink-0 text-accent" />
			) : null}
			<span className="wrap-anywhere">{state === 'accepted' ? after : line.text}</span>
			<span className="ml-auto shrink-0 text-ink-soft">
				{state === 'accepted' ? 'Accepted' : 'You kept your line'}
			</span>
		</li>
	)
}

/** Puts a line into the CV as one step of undo; with a question, its yes is kept as a fact. Whether it was done. */
function useTakeLine() {
	const { store } = useCvFormContext()
	const edit = useEditForm()
	const apply = useApplyEdit()
	return ({ line }: TurnProposal, text: string, confirmed?: string): boolean => {
		if (withLine(store.settle(), line, text) === null) {
			toast('You’ve changed this line since. Ask again.')
			return false
		}
		apply(
			() => {
				edit((form) => withLine(form, line, text) ?? form)
				if (confirmed === undefined) return
				const fact = {
					id: newId(),
					itemId: line.itemId,
					line: text,
					question: confirmed,
					answer: text.slice(0, 200),
					givenOn: new Date().toISOString().slice(0, 10),
				}
				edit((form) => ({ ...form, facts: withFact(form.facts, fact) }))
			},
			{ says: 'Line changed.', reason: 'ai' },
		)
		return true
	}
}
