import { Check, Copy, ListPlus, PenLine, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#shared/copy-text.ts'
import { LineModelHelp } from '#shared/model/line-model-help.tsx'
import { ChangedText } from '#shared/rewrite-ui/changed-text.tsx'
import {
	AdviceFollowed,
	adviceSentence,
	LineRemark,
	nameAdvice,
} from '#shared/rewrite-ui/line-advice.tsx'
import { NoSuggestion, QuestionField } from '#shared/rewrite-ui/question-field.tsx'
import type { Decision, Statement } from '#shared/rewrite-ui/statements.ts'
import { fieldControlClass, GrowingTextArea } from '#shared/ui/field.tsx'

type StatementRowProps = {
	statement: Statement
	/** The job goes on, so its lines are told in the present. */
	current: boolean
	onDecide: (decision: Decision) => void
}

const toolClass =
	'inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-accent hover:text-accent-hover sm:min-h-9'

/** One statement: the pasted duty, its rewriting, and a question that would make it stronger. */
export function StatementRow(props: StatementRowProps) {
	return (
		<li className="border-b border-line py-5">
			{props.statement.followsAdvice ? <FollowedAdvice {...props} /> : <Wording {...props} />}
		</li>
	)
}

function FollowedAdvice({ statement, onDecide }: StatementRowProps) {
	return (
		<>
			<AdviceFollowed statement={statement} />
			<div className="-ml-2 mt-1">
				<button
					type="button"
					className={toolClass}
					onClick={() => onDecide({ followsAdvice: false })}
				>
					<Undo2 size={16} aria-hidden />
					{statement.lines.length === 0 ? 'Put it back' : 'Keep one line'}
				</button>
			</div>
		</>
	)
}

function Wording({ statement, current, onDecide }: StatementRowProps) {
	const { duty, text, isChanged, isKept, ask, answer, advice, needsOwnWords, hint } = statement
	const advised = adviceSentence(statement)
	const [isEditing, setIsEditing] = useState(false)
	return (
		<>
			{isChanged ? <p className="text-sm text-ink-soft">{duty}</p> : null}
			{isEditing ? (
				<GrowingTextArea
					aria-label={`Your wording of: ${duty}`}
					rows={1}
					maxLength={500}
					value={text}
					onChange={({ target }) => onDecide({ edited: target.value.replace(/\n/g, ' ') })}
					className={`${fieldControlClass()} mt-1`}
				/>
			) : (
				<p className="mt-0.5 text-lg leading-snug">
					<ChangedText before={duty} after={text} />
				</p>
			)}
			<LineRemark remark={isEditing ? null : statement.remark} />
			{advised === null ? null : <p className="mt-1 text-sm text-ink-soft">{advised}</p>}
			{isChanged || isEditing || advised !== null ? null : (
				<Unchanged isKept={isKept} hasQuestion={ask !== null} />
			)}
			<div className="-ml-2 mt-1 flex flex-wrap gap-x-2">
				{advice === null || isEditing ? null : (
					<button
						type="button"
						className={toolClass}
						onClick={() => onDecide({ followsAdvice: true })}
					>
						{advice === 'delete' ? (
							<Trash2 size={16} aria-hidden />
						) : (
							<ListPlus size={16} aria-hidden />
						)}
						{nameAdvice(statement)}
					</button>
				)}
				<button
					type="button"
					className={toolClass}
					onClick={() => setIsEditing(!isEditing)}
					aria-pressed={isEditing}
				>
					{isEditing ? <Check size={16} aria-hidden /> : <PenLine size={16} aria-hidden />}
					{isEditing ? 'Done' : 'Edit'}
				</button>
				<button type="button" className={toolClass} onClick={() => void copyText(text)}>
					<Copy size={16} aria-hidden />
					Copy
				</button>
				{isChanged ? (
					<button
						type="button"
						className={toolClass}
						onClick={() => {
							setIsEditing(false)
							onDecide({ keepsOwn: true, edited: undefined, answer: '' })
						}}
					>
						<Undo2 size={16} aria-hidden />
						Keep mine
					</button>
				) : null}
			</div>
			{ask ? (
				<QuestionField
					ask={ask}
					about={text}
					answer={answer}
					needsOwnWords={needsOwnWords}
					hint={hint}
					onAnswer={(given) => onDecide({ answer: given })}
					onSkip={() => onDecide({ isSkipped: true, answer: '' })}
				/>
			) : null}
			<LineModelHelp
				matter={{ line: duty, current, advert: '', hide: [] }}
				onTake={(edited) => onDecide({ edited })}
			/>
		</>
	)
}

function Unchanged({ isKept, hasQuestion }: { isKept: boolean; hasQuestion: boolean }) {
	if (!isKept) return <NoSuggestion hasQuestion={hasQuestion} />
	return <p className="mt-1 text-sm text-ink-soft">You’ve kept your own words.</p>
}
