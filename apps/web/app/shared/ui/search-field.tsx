import { Search } from 'lucide-react'
import { useId } from 'react'
import { fieldControlClass } from './field.tsx'

type SearchFieldProps = {
	label: string
	value: string
	onChange: (value: string) => void
	/** The search result, announced to screen readers while the person types. */
	found: string
}

/** A field that filters the content below it. */
export function SearchField({ label, value, onChange, found }: SearchFieldProps) {
	const id = useId()
	return (
		<search className="block max-w-[34rem]">
			<label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
				{label}
			</label>
			<span className="relative block">
				<Search
					size={18}
					aria-hidden
					className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft"
				/>
				<input
					id={id}
					type="search"
					value={value}
					onChange={(event) => onChange(event.target.value)}
					autoComplete="off"
					className={`${fieldControlClass()} pl-11`}
				/>
			</span>
			<p role="status" className="mt-1.5 min-h-6 text-sm text-ink-soft">
				{value.trim() ? found : ''}
			</p>
		</search>
	)
}
