import { ChevronDown, CircleAlert } from 'lucide-react'
import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import {
	type InputHTMLAttributes,
	type SelectHTMLAttributes,
	useId,
	useImperativeHandle,
	useLayoutEffect,
	useRef,
} from 'react'
import { useHeldWhilePressed } from './after-pointer-up.ts'
import { useFieldDescription } from './field-description.ts'

const controlClass = `w-full min-h-11 rounded-control border bg-paper px-3.5 py-2.5 pointer-fine:min-h-10 pointer-fine:py-[0.4375rem] text-base leading-normal text-ink
		placeholder:text-ink-soft transition-[border-color,box-shadow] duration-150 focus:border-accent
		focus:shadow-[0_0_0_3px_var(--accent-wash)] focus:outline-hidden focus-visible:outline-hidden`

const stateClass = (error: string | undefined) => (error ? 'border-brick' : 'border-line-strong')

/** The classes of a text control, for fields that are put together by hand. */
export function fieldControlClass(error?: string): string {
	return `${controlClass} ${stateClass(error)}`
}

type FieldText = { label: string; help?: string | undefined; error?: string | undefined }

type FieldFrameProps = FieldText & {
	children: (control: {
		id: string
		'aria-describedby'?: string
		'aria-invalid'?: true
	}) => ReactNode
}

/** A label above a control and its help below; an error stands in the help's place. */
function FieldFrame({ label, help, error, children }: FieldFrameProps) {
	const id = useId()
	const noteId = `${id}-note`
	const describedBy = useFieldDescription(error || help ? noteId : null)
	return (
		<div className="min-w-0">
			<label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
				{label}
			</label>
			{children({
				id,
				...(describedBy ? { 'aria-describedby': describedBy } : {}),
				...(error ? { 'aria-invalid': true as const } : {}),
			})}
			<FieldNote id={noteId} help={help} error={error} />
		</div>
	)
}

/** The help or the error below a control; its height doesn't change while a pointer is pressed. */
export function FieldNote({
	id,
	help: helpNow,
	error: errorNow,
}: {
	id: string
	help?: string | undefined
	error?: string | undefined
}) {
	const help = useHeldWhilePressed(helpNow)
	const error = useHeldWhilePressed(errorNow)
	if (error) {
		return (
			<p id={id} className="mt-1.5 flex gap-1.5 text-sm text-brick">
				<CircleAlert aria-hidden size={16} className="mt-[0.2em] shrink-0" />
				{error}
			</p>
		)
	}
	return help ? (
		<p id={id} className="mt-1.5 text-sm text-ink-soft">
			{help}
		</p>
	) : null
}

type TextFieldProps = FieldText &
	Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & { ref?: Ref<HTMLInputElement> }

/** One line of text. */
export function TextField({ label, help, error, className = '', ...input }: TextFieldProps) {
	return (
		<FieldFrame label={label} help={help} error={error}>
			{(control) => (
				<input {...input} {...control} className={`${fieldControlClass(error)} ${className}`} />
			)}
		</FieldFrame>
	)
}

type TextAreaFieldProps = FieldText &
	Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { ref?: Ref<HTMLTextAreaElement> }

/** A passage of text; the control grows with it. */
export function TextAreaField({ label, help, error, rows = 3, ...input }: TextAreaFieldProps) {
	return (
		<FieldFrame label={label} help={help} error={error}>
			{(control) => (
				<GrowingTextArea
					{...input}
					{...control}
					rows={rows}
					className={fieldControlClass(error)}
					style={{ minHeight: `calc(${rows} * 1.5em + 1.25rem)` }}
				/>
			)}
		</FieldFrame>
	)
}

/** A text area without a label that is as high as its text, in every browser. */
export function GrowingTextArea({
	className = '',
	ref,
	...area
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
	const element = useRef<HTMLTextAreaElement>(null)
	useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(
		ref,
		() => element.current,
	)
	useLayoutEffect(() => {
		if (element.current) growByHand(element.current)
	})
	return (
		<textarea
			ref={element}
			{...area}
			className={`${className} block field-sizing-content resize-none`}
		/>
	)
}

type SelectFieldProps = FieldText & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'>

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & { error?: string | undefined }

/** A select without a label. */
export function Select({ error, children, ...select }: SelectProps) {
	return (
		<span className="relative block font-normal">
			<select {...select} className={`${fieldControlClass(error)} appearance-none truncate pr-10`}>
				{children}
			</select>
			<ChevronDown
				size={18}
				aria-hidden
				className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft"
			/>
		</span>
	)
}

/** Makes a passage as high as its text in browsers without `field-sizing`, which would keep the height of the rows. */
export function growByHand(area: HTMLTextAreaElement): void {
	if (globalThis.CSS?.supports?.('field-sizing', 'content') !== false) return
	area.style.height = 'auto'
	area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}

/** A choice of one among a few. */
export function SelectField({ label, help, error, children, ...select }: SelectFieldProps) {
	return (
		<FieldFrame label={label} help={help} error={error}>
			{(control) => (
				<Select {...select} {...control} error={error}>
					{children}
				</Select>
			)}
		</FieldFrame>
	)
}

type CheckFieldProps = {
	label: string
	checked: boolean
	onChange: (checked: boolean) => void
	help?: string
}

/** A statement that is true or not. */
export function CheckField({ label, checked, onChange, help }: CheckFieldProps) {
	const id = useId()
	return (
		<div>
			<label className="flex min-h-11 cursor-pointer items-center gap-3 text-base">
				<input
					type="checkbox"
					checked={checked}
					onChange={(event) => onChange(event.target.checked)}
					aria-describedby={help ? id : undefined}
					className="size-5 shrink-0 accent-accent"
				/>
				{label}
			</label>
			<FieldNote id={id} help={help} />
		</div>
	)
}
