import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { fieldControlClass } from '#shared/ui/field.tsx'

type SearchApplicationsProps = {
	q: string
	/** How many were found. */
	count: number | null
	onSearch: (q: string) => void
}

const searchAfterMs = 250

/** Narrows every view to the applications that have these words in them. */
export function SearchApplications({ q, count, onSearch }: SearchApplicationsProps) {
	const [typed, setTyped] = useState(q)
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	const asked = useRef(q)
	// The address can also change in other ways, such as by going back; the last search may lag behind the typed
	// text.
	useEffect(() => {
		if (q !== asked.current) setTyped(q)
		asked.current = q
	}, [q])
	useEffect(() => () => clearTimeout(timer.current), [])
	function search(words: string) {
		clearTimeout(timer.current)
		asked.current = words
		onSearch(words)
	}
	function handleChange(words: string) {
		setTyped(words)
		clearTimeout(timer.current)
		timer.current = setTimeout(() => search(words), searchAfterMs)
	}
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault()
				search(typed)
			}}
			className="flex items-center gap-4 max-sm:w-full max-sm:flex-col max-sm:items-stretch max-sm:gap-1.5"
		>
			<span className="relative block sm:w-72">
				<Search
					size={18}
					aria-hidden
					className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft"
				/>
				<input
					type="search"
					aria-label="Search your applications"
					placeholder="Search"
					autoComplete="off"
					maxLength={200}
					value={typed}
					onChange={({ target }) => handleChange(target.value)}
					className={`${fieldControlClass()} pl-11`}
				/>
			</span>
			<span role="status" className="text-sm text-ink-soft tabular-nums sm:order-first">
				{count === null ? '' : countInWords(count, q)}
			</span>
		</form>
	)
}

function countInWords(count: number, q: string): string {
	const words = count === 1 ? '1 application' : `${count.toLocaleString('en-GB')} applications`
	return q.trim() === '' ? words : `${words} found`
}
