import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'

type Choice<Value extends string> = { value: Value; label: string; icon?: LucideIcon }

type SegmentedControlProps<Value extends string> = {
	legend: string
	/** Where the context shows what is chosen, only screen readers need the legend. */
	isLegendHidden?: boolean
	choices: readonly Choice<Value>[]
	value: Value
	onChange: (value: Value) => void
	help?: string
}

// The label is there once more, bold and unseen, so that choosing it doesn't make the control wider.
const asWideAsChosen =
	'inline-grid justify-items-center after:invisible after:h-0 after:overflow-hidden after:font-semibold after:content-[attr(data-label)]'

/** One of a few choices that all stand side by side; a group of radio buttons to keyboard and screen reader. */
export function SegmentedControl<Value extends string>({
	legend,
	isLegendHidden = false,
	choices,
	value,
	onChange,
	help,
}: SegmentedControlProps<Value>) {
	const name = useId()
	return (
		<fieldset className="min-w-0" aria-describedby={help ? `${name}-help` : undefined}>
			<legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>
				{legend}
			</legend>
			<div className="grid auto-cols-fr grid-flow-col rounded-control border border-line-strong bg-paper p-1 sm:inline-grid">
				{choices.map(({ value: own, label, icon: Icon }) => (
					<label
						key={own}
						className="flex min-h-10 cursor-pointer items-center justify-center gap-2 rounded-[5px] px-4 text-sm whitespace-nowrap
							text-ink-soft transition-colors duration-150 hover:text-ink has-checked:bg-accent-wash
							has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2
							has-focus-visible:outline-accent max-[400px]:px-2"
					>
						<input
							type="radio"
							name={name}
							value={own}
							checked={own === value}
							onChange={() => onChange(own)}
							className="sr-only"
						/>
						{Icon ? <Icon size={17} aria-hidden /> : null}
						<span data-label={label} className={asWideAsChosen}>
							{label}
						</span>
					</label>
				))}
			</div>
			{help ? (
				<p id={`${name}-help`} className="mt-1.5 text-sm text-ink-soft">
					{help}
				</p>
			) : null}
		</fieldset>
	)
}
