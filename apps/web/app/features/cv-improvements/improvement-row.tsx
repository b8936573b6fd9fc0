import { Check, X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { LineModelHelp } from '#shared/model/line-model-help.tsx'
import { nameAdvice } from '#shared/rewrite-ui/line-advice.tsx'
import { QuestionField } from '#shared/rewrite-ui/question-field.tsx'
import type { Choice, Improvement } from './improvement-choices.ts'
import { LineWording } from './line-wording.tsx'

type ImprovementRowProps = {
	improvement: Improvement
	/** The one row that the Tab key comes to; the arrow keys go on from it. */
	isStop: boolean
	/** It is being saved, so it can't be changed. */
	isSending: boolean
	/** Words that no language model may see. */
	hide: string[]
	ref?: Ref<HTMLLIElement>
	onChoose: (choice: Choice) => void
	/** Moves the focus by so many rows; at the end it stays in the last one. */
	onStep: (by: Step) => void
	onEnter: () => void
}

type Step = 1 | 0 | -1

const steps: Readonly<Record<string, Step>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Shows one line with its suggestion. While the row has the focus, A accepts, D deletes or S splits the line where
 * that is advised, R keeps the old words, and E edits until Enter accepts or Escape cancels.
 */
export function ImprovementRow(props: ImprovementRowProps) {
	const { improvement, isStop, isSending, hide, ref, ...handlers } = props
	const { onChoose, onStep, onEnter } = handlers
	const { line, statement, verdict } = improvement
	const canAccept = statement.isChanged && statement.text.trim() !== ''
	const [isEditing, setEditing] = useState(false)
	const decide = (choice: Choice) => () => {
		setEditing(false)
		onChoose(choice)
		onStep(1)
	}
	const accept = decide({ verdict: 'accepted', followsAdvice: false })
	const refuse = decide({ verdict: 'refused', followsAdvice: false })
	const follow = decide({ verdict: 'accepted', followsAdvice: true })
	const edit = (isOpen: boolean) => {
		setEditing(isOpen)
		if (statement.followsAdvice) onChoose({ verdict: undefined, followsAdvice: false })
	}
	const keys: Readonly<Record<string, () => void>> = {
		a: canAccept ? accept : () => undefined,
		d: statement.advice === 'delete' ? follow : () => undefined,
		s: statement.advice === 'split' ? follow : () => undefined,
		r: refuse,
		e: () => edit(true),
	}

	return (
		<li
			ref={ref}
			tabIndex={isStop ? 0 : -1}
			aria-label={`${line.where}: ${line.before}`}
			data-verdict={verdict}
			inert={isSending}
			className="scroll-mt-28 border-b border-line p-5 -outline-offset-2 transition-colors duration-200 first:rounded-t-panel last:rounded-b-panel last:border-0 data-[verdict=accepted]:bg-accent-wash"
			onFocus={onEnter}
			onKeyDown={(event) => pressKey(event, keys, onStep)}
		>
			<div className="flex flex-wrap items-baseline justify-between gap-x-4 text-xs text-ink-soft">
				<span>{line.where}</span>
				<VerdictLabel verdict={verdict} />
			</div>
			<LineWording
				improvement={improvement}
				isEditing={isEditing}
				onWrite={(edited) => onChoose({ edited })}
				onDone={canAccept ? accept : () => setEditing(false)}
				onCancel={() => {
					setEditing(false)
					onStep(0)
				}}
			/>
			<Tools
				canAccept={canAccept}
				improvement={improvement}
				onAccept={accept}
				onFollow={follow}
				onEdit={() => edit(!isEditing)}
				onRefuse={refuse}
			/>
			{verdict === 'refused' ? null : <Question improvement={improvement} onChoose={onChoose} />}
			<LineModelHelp
				matter={{ line: line.before, current: line.current, advert: '', hide }}
				onTake={(edited, confirmed) => onChoose({ edited, confirmed })}
			/>
		</li>
	)
}

function pressKey(
	event: KeyboardEvent<HTMLLIElement>,
	keys: Readonly<Record<string, () => void>>,
	onStep: (by: Step) => void,
): void {
	const { target } = event
	const isTyping =
		target instanceof HTMLTextAreaElement ||
		target instanceof HTMLInputElement ||
		target instanceof HTMLSelectElement
	// A model's wording in this row handles its keys itself.
	if (event.defaultPrevented || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
	const by = steps[event.key]
	const act = by === undefined ? keys[event.key.toLowerCase()] : () => onStep(by)
	if (act === undefined) return
	event.preventDefault()
	act()
}

type QuestionProps = Pick<ImprovementRowProps, 'improvement' | 'onChoose'>

function Question({ improvement: { line, statement, isUnknown }, onChoose }: QuestionProps) {
	if (statement.ask !== null)
		return (
			<QuestionField
				ask={statement.ask}
				about={statement.text}
				answer={statement.answer}
				needsOwnWords={statement.needsOwnWords}
				hint={statement.hint}
				onAnswer={(answer) => onChoose({ answer })}
				onSkip={() => onChoose({ isSkipped: true, answer: '' })}
			/>
		)
	if (!isUnknown && line.lacksFigure && line.keptAnswer === null)
		return (
			<p className="mt-2 text-sm text-ink-soft">
				How many, how often or how much? If you know, choose Edit and add it.
			</p>
		)
	if (!isUnknown) return null
	return (
		<p className="mt-2 text-sm text-ink-soft">
			OK, Ella won’t ask this again.{' '}
			<button
				type="button"
				className="min-h-11 font-semibold text-accent underline underline-offset-3 sm:min-h-8"
				onClick={() => onChoose({ isSkipped: false })}
			>
				Answer it anyway
			</button>
		</p>
	)
}

function VerdictLabel({ verdict }: { verdict: Choice['verdict'] }) {
	if (verdict === undefined) return null
	const isAccepted = verdict === 'accepted'
	const Icon = isAccepted ? Check : X
	return (
		<span
			className={`inline-flex items-center gap-1 font-semibold ${isAccepted ? 'text-accent' : ''}`}
		>
			<Icon size={14} aria-hidden />
			{isAccepted ? 'Selected' : 'Keeping your version'}
		</span>
	)
}

type ToolsProps = Pick<ImprovementRowProps, 'improvement'> & {
	canAccept: boolean
	onAccept: () => void
	onFollow: () => void
	onEdit: () => void
	onRefuse: () => void
}

const toolClass = `inline-flex min-h-11 items-center rounded-control border border-line px-3.5 text-sm font-semibold
		hover:border-line-strong disabled:opacity-55 aria-pressed:border-accent aria-pressed:text-accent sm:min-h-9`

function Tools({ canAccept, improvement, onAccept, onFollow, onEdit, onRefuse }: ToolsProps) {
	const { statement, verdict } = improvement
	const { advice, bullets, followsAdvice } = statement
	const isAccepted = verdict === 'accepted'
	return (
		<div className="mt-3 flex flex-wrap gap-2">
			{canAccept ? (
				<button
					type="button"
					aria-keyshortcuts="a"
					aria-pressed={isAccepted && !followsAdvice}
					className={toolClass}
					onClick={onAccept}
				>
					Accept
				</button>
			) : null}
			{advice === null ? null : (
				<button
					type="button"
					aria-keyshortcuts={advice === 'delete' ? 'd' : 's'}
					aria-pressed={isAccepted && followsAdvice}
					className={toolClass}
					onClick={onFollow}
				>
					{nameAdvice({ advice, bullets })}
				</button>
			)}
			<button type="button" aria-keyshortcuts="e" className={toolClass} onClick={onEdit}>
				Edit
			</button>
			<button
				type="button"
				aria-keyshortcuts="r"
				aria-pressed={verdict === 'refused'}
				className={toolClass}
				onClick={onRefuse}
			>
				Keep mine
			</button>
		</div>
	)
}
