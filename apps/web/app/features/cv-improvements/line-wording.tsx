import { maxPassageLength } from '@app/cv'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ChangedText } from '#shared/rewrite-ui/changed-text.tsx'
import { AdviceFollowed, adviceSentence, LineRemark } from '#shared/rewrite-ui/line-advice.tsx'
import { noSuggestionSentence } from '#shared/rewrite-ui/question-field.tsx'
import { fieldControlClass, GrowingTextArea } from '#shared/ui/field.tsx'
import type { Improvement } from './improvement-choices.ts'

type LineWordingProps = {
	improvement: Improvement
	isEditing: boolean
	/** `undefined` restores the text from before any edit. */
	onWrite: (text: string | undefined) => void
	onDone: () => void
	/** Called when the text is back to what it was before the edit. */
	onCancel: () => void
}

/** The words of a line as they are and as they would be saved, or the field in which they're edited. */
export function LineWording({ improvement, isEditing, ...edit }: LineWordingProps) {
	const { statement, verdict, edited } = improvement
	const { duty, text, isChanged, followsAdvice } = statement
	if (followsAdvice) return <AdviceFollowed statement={statement} />
	const isShownAsNew = isChanged && verdict !== 'refused'
	return (
		<>
			{isShownAsNew ? (
				<p className="mt-2 text-sm text-ink-soft line-through decoration-1">{duty}</p>
			) : null}
			{isEditing ? (
				<EditedText before={duty} text={text} edited={edited} {...edit} />
			) : (
				<p className="mt-1 text-lg leading-snug [overflow-wrap:anywhere]">
					<ChangedText before={duty} after={isShownAsNew ? text : duty} />
				</p>
			)}
			<LineRemark remark={verdict === 'refused' ? null : statement.remark} />
			<p role="status" className="text-sm">
				{describeChoice(improvement, isEditing)}
			</p>
		</>
	)
}

function describeChoice({ statement, verdict, isForAnotherLine }: Improvement, isEditing: boolean) {
	if (verdict === 'accepted' && statement.text.trim() === '')
		return <Note>An empty line can’t be saved. Write something, or choose Keep mine.</Note>
	if (isForAnotherLine && verdict === undefined)
		return (
			<Note>
				This line was changed somewhere else, so yours wasn’t saved. Choose Accept to replace it
				with yours, or Keep mine to leave it.
			</Note>
		)
	const advised = adviceSentence(statement)
	if (isEditing || (statement.isChanged && advised === null)) return null
	const said = advised ?? noSuggestionSentence(statement.ask !== null)
	return <span className="mt-1 block text-ink-soft">{said}</span>
}

function Note({ children }: { children: ReactNode }) {
	return <span className="mt-1 block font-medium text-amber">{children}</span>
}

type EditedTextProps = {
	before: string
	text: string
	edited: string | undefined
	onWrite: (text: string | undefined) => void
	onDone: () => void
	onCancel: () => void
}

function EditedText({ before, text, edited, onWrite, onDone, onCancel }: EditedTextProps) {
	const [first] = useState(edited)
	const frame = useRef<HTMLDivElement>(null)
	// The person asked to write here.
	useEffect(() => frame.current?.querySelector('textarea')?.focus(), [])
	return (
		<div ref={frame}>
			<GrowingTextArea
				aria-label={`Your wording of: ${before}`}
				rows={1}
				maxLength={maxPassageLength}
				value={text}
				onChange={({ target }) => onWrite(target.value.replace(/\n/g, ' '))}
				onKeyDown={(event) => {
					if (event.key !== 'Enter' && event.key !== 'Escape') return
					event.preventDefault()
					if (event.key === 'Enter') return onDone()
					onWrite(first)
					onCancel()
				}}
				className={`${fieldControlClass()} mt-1`}
			/>
		</div>
	)
}
