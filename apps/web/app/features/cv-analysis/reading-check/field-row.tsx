import { maxLineLength, maxPassageLength } from '@app/cv'
import { PenLine } from 'lucide-react'
import { useId, useState } from 'react'
import { FieldNote, fieldControlClass, GrowingTextArea } from '#shared/ui/field.tsx'
import { SurenessLabel } from '../report/machine/extracted-field-list.tsx'
import { sureness } from '../report/machine/extracted-fields.ts'
import type { CheckedField } from './checked-fields.ts'
import { validateField } from './corrections.ts'

type FieldRowProps = {
	field: CheckedField
	/** The person's words; `undefined` while the field is as it was read. */
	written: string | undefined
	isLit: boolean
	/** From 0 to 1, or `null` when the reader does not say. */
	confidence: number | null
	onWrite: (text: string) => void
	onTouch: (path: string | null) => void
}

/** One field as it was read, with how sure the reader is of it, to be corrected in place. */
export function FieldRow({ field, written, isLit, confidence, onWrite, onTouch }: FieldRowProps) {
	const { path, label, kind, text } = field
	const id = useId()
	const [isTyping, setTyping] = useState(false)
	const value = written ?? text
	const problem = isTyping ? undefined : validateField(field, value)
	const isCorrected = written !== undefined && written !== text
	const control = {
		id,
		value,
		'data-field': path,
		autoComplete: 'off',
		'aria-describedby': `${id}-state`,
		'aria-invalid': problem ? (true as const) : undefined,
		onFocus: () => {
			setTyping(true)
			onTouch(path)
		},
		onBlur: () => {
			setTyping(false)
			onTouch(null)
		},
	}
	return (
		<li
			data-lit={isLit}
			className={`-mx-2 rounded-control px-2 py-1 transition-colors duration-200 data-[lit=true]:bg-marker/20 dark:data-[lit=true]:bg-marker/12 ${kind === 'passage' ? 'sm:col-span-2' : ''}`}
			onMouseEnter={() => onTouch(path)}
			onMouseLeave={() => onTouch(null)}
		>
			<div className="mb-1 flex items-baseline justify-between gap-3">
				<label htmlFor={id} className="text-sm font-semibold">
					{label}
				</label>
				<span id={`${id}-state`} className="shrink-0">
					<State isCorrected={isCorrected} value={text} label={label} confidence={confidence} />
				</span>
			</div>
			{kind === 'passage' ? (
				<GrowingTextArea
					{...control}
					rows={1}
					maxLength={maxPassageLength}
					className={fieldControlClass(problem)}
					onChange={({ target }) => onWrite(target.value)}
				/>
			) : (
				<input
					{...control}
					maxLength={maxLineLength}
					className={fieldControlClass(problem)}
					onChange={({ target }) => onWrite(target.value)}
				/>
			)}
			<FieldNote id={`${id}-problem`} error={problem} />
		</li>
	)
}

type StateProps = { isCorrected: boolean; value: string; label: string; confidence: number | null }

function State({ isCorrected, ...read }: StateProps) {
	if (!isCorrected) return <SurenessLabel sureness={sureness(read)} />
	return (
		<span className="inline-flex items-center gap-1.5 text-xs text-accent">
			<PenLine size={14} aria-hidden="true" />
			Corrected by you
		</span>
	)
}
