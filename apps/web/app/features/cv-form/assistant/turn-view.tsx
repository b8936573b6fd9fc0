import { Check } from 'lucide-react'
import { useRef } from 'react'
import { SuggestionRow } from '#shared/rewrite-ui/suggestion-row.tsx'
import { Button } from '#shared/ui/button.tsx'
import type { AssistantTurn, TurnProposal } from './assistant-history.ts'
import { useApplyProposals } from './use-apply-proposals.ts'
import type { useAssistant } from './use-assistant.ts'

type TurnViewProps = {
	turn: AssistantTurn
	assistant: Pick<ReturnType<typeof useAssistant>, 'settle' | 'settleQuestion'>
}

/** Shows one request with its proposals and questions; each change is accepted, edited or refused separately. */
export function TurnView({ turn, assistant }: TurnViewProps) {
	const { heading, leaveRow, take, takeReady, putBack, answer } = useTurn({ turn, assistant })
	const ready = turn.proposals.filter(isOpen)
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
							<Settled
								key={proposal.line.id}
								proposal={proposal}
								onUndo={() => putBack(index, proposal)}
							/>
						),
					)}
				</ul>
			)}
			{ready.length < 2 ? null : (
				<Button size="small" className="justify-self-start" onClick={takeReady}>
					Accept all {ready.length}
				</Button>
			)}
			{turn.questions.map((proposal, index) =>
				proposal.state === 'open' ? (
					<Question
						key={proposal.line.id}
						proposal={proposal}
						onAnswer={(isTrue) => answer(index, proposal, isTrue)}
					/>
				) : null,
			)}
		</article>
	)
}

const isOpen = ({ state }: TurnProposal) => state === 'open'

/** Returns the actions for the proposals and questions of a turn. */
function useTurn({ turn, assistant }: TurnViewProps) {
	const heading = useRef<HTMLParagraphElement>(null)
	const { take: apply, takeAll, undo } = useApplyProposals()

	// The row that had the focus is folded; the sentence that counts takes it.
	function leaveRow() {
		heading.current?.focus({ preventScroll: true })
	}

	function take(index: number, proposal: TurnProposal, text: string) {
		if (!apply(proposal, text)) return
		const isEdited = text !== proposal.after
		assistant.settle(turn.id, index, { state: 'accepted', isEdited, after: text })
		leaveRow()
	}

	function takeReady() {
		const taken = takeAll(turn.proposals.filter(isOpen))
		for (const [index, proposal] of turn.proposals.entries())
			if (taken.includes(proposal)) assistant.settle(turn.id, index, { state: 'accepted' })
		leaveRow()
	}

	function putBack(index: number, proposal: TurnProposal) {
		if (!undo(proposal)) return
		assistant.settle(turn.id, index, { state: 'open' })
		leaveRow()
	}

	function answer(index: number, proposal: AssistantTurn['questions'][number], isTrue: boolean) {
		if (isTrue && !apply(proposal, proposal.after, proposal.question)) return
		assistant.settleQuestion(turn.id, index, isTrue ? 'accepted' : 'refused')
		leaveRow()
	}

	return { heading, leaveRow, take, takeReady, putBack, answer }
}

type QuestionProps = {
	proposal: AssistantTurn['questions'][number]
	onAnswer: (isTrue: boolean) => void
}

function Question({ proposal: { line, question }, onAnswer }: QuestionProps) {
	return (
		<fieldset
			aria-label={question}
			className="m-0 rounded-panel border border-line border-l-4 border-l-accent bg-paper px-4 py-3"
		>
			<p className="text-sm text-ink-soft">{line.text}</p>
			<p className="font-semibold">{question}</p>
			<div className="mt-2 flex flex-wrap gap-2">
				<Button size="small" onClick={() => onAnswer(true)}>
					Yes, use it
				</Button>
				<Button size="small" look="bare" onClick={() => onAnswer(false)}>
					No, keep mine
				</Button>
			</div>
		</fieldset>
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

type SettledProps = { proposal: TurnProposal; onUndo: () => void }

function Settled({ proposal: { after, line, state }, onUndo }: SettledProps) {
	return (
		<li className="flex items-baseline gap-2 border-t border-line py-2 text-sm first:border-t-0">
			{state === 'accepted' ? (
				<Check size={15} aria-hidden className="shrink-0 text-accent" />
			) : null}
			<span className="wrap-anywhere">{state === 'accepted' ? after : line.text}</span>
			<span className="ml-auto shrink-0 text-ink-soft">
				{state === 'accepted' ? 'Accepted' : 'You kept your line'}
			</span>
			{state === 'accepted' ? (
				<Button
					size="small"
					look="bare"
					className="shrink-0"
					aria-label={`Undo: ${after}`}
					onClick={onUndo}
				>
					Undo
				</Button>
			) : null}
		</li>
	)
}
