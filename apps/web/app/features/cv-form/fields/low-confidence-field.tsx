import { CircleHelp } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { flushSync } from 'react-dom'
import { collectTexts } from '#shared/import-confidence/field-keys.ts'
import { lowConfidenceTexts } from '#shared/import-confidence/low-confidence-fields.ts'
import { FieldDoubtProvider } from '#shared/ui/field-description.ts'
import { useCvFormContext } from '../form-state/cv-form-context.tsx'
import { useLowConfidence } from '../form-state/low-confidence-context.tsx'

type LowConfidenceFieldProps = {
	/** The key of the field, such as `experience.<id>.jobTitle`. */
	field: string
	value: unknown
	/** Returns the name of one text of several; absent where the field has only one. */
	nameOf?: ((text: string, index: number) => string) | undefined
	children: ReactNode
}

/** A field of the form; while a reader's doubt in it holds, it is marked and a person is asked to look. */
export function LowConfidenceField({ field, value, nameOf, children }: LowConfidenceFieldProps) {
	const id = useId()
	const { held, confirm } = useLowConfidence()
	const { announce } = useCvFormContext()
	const texts = collectTexts(value)
	const doubted = lowConfidenceTexts(held[field] ?? [], texts)
	const isDoubted = doubted.length > 0
	const names = nameOf ? [listed(doubted.map((at) => nameOf(texts[at] ?? '', at)))] : []

	function handleConfirm({ currentTarget }: MouseEvent<HTMLButtonElement>) {
		const around = currentTarget.closest('[data-doubted]')
		flushSync(() => confirm([field]))
		around?.querySelector<HTMLElement>('input, textarea, select')?.focus()
		announce('Confirmed.')
	}

	return (
		<div
			data-doubted={isDoubted && !nameOf}
			className="data-[doubted=true]:[&_:is(input,textarea,select)]:border-amber"
		>
			<FieldDoubtProvider value={isDoubted ? id : null}>{children}</FieldDoubtProvider>
			{isDoubted ? (
				<p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
					<span id={id} className="inline-flex items-start gap-1.5 text-amber">
						<CircleHelp size={16} className="mt-[0.2em] shrink-0" aria-hidden />
						{['Please check', ...names].join(' ')}: we’re not sure about this
					</span>
					<button
						type="button"
						onClick={handleConfirm}
						className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-3 hover:text-accent-hover sm:min-h-7"
					>
						{doubted.length === 1 ? 'Looks right' : 'All look right'}
					</button>
				</p>
			) : null}
		</div>
	)
}

function listed(names: string[]): string {
	return new Intl.ListFormat('en-GB').format(names)
}

/** The names of chips, to be looked through. */
export function pickNames(chips: readonly { name: string }[]): string[] {
	return chips.map(({ name }) => name)
}

/** How one of several names is called. */
export function inQuotes(name: string): string {
	return `“${name}”`
}
