import { type JobType, type JobWish, jobTypeSchema } from '@app/contract'
import { Search, SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { SelectField, TextField } from '#shared/ui/field.tsx'
import { jobTypeLabels } from './job-formatting.ts'
import { isNarrow } from './jobs-url-state.ts'

type JobFiltersProps = { wish: JobWish; onWish: (wish: JobWish) => void }

const leastPay = [20_000, 25_000, 30_000, 40_000, 50_000, 75_000]
const pounds = new Intl.NumberFormat('en-GB')

/** Shows the filters of the job search. Words take effect on submit; a choice takes effect at once. */
export function JobFilters({ wish, onWish }: JobFiltersProps) {
	const [q, setQ] = useState(wish.q)
	const [place, setPlace] = useState(wish.place)
	const [isOpen, setOpen] = useState(() => isNarrow({ ...wish, q: '', place: '' }))
	const [shown, setShown] = useState(wish)
	// A search that was opened elsewhere replaces the words typed here.
	if (shown.q !== wish.q || shown.place !== wish.place) {
		setShown(wish)
		setQ(wish.q)
		setPlace(wish.place)
	}

	function handleSubmit(event: FormEvent) {
		event.preventDefault()
		onWish({ ...wish, q: q.trim(), place: place.trim() })
	}

	return (
		<form aria-label="Search for jobs" onSubmit={handleSubmit} className="grid gap-4">
			<div className="grid items-end gap-x-4 gap-y-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_auto]">
				<TextField
					label="What"
					placeholder="Job, skill or employer"
					maxLength={200}
					value={q}
					onChange={({ target }) => setQ(target.value)}
				/>
				<TextField
					label="Where"
					placeholder="Town or country"
					maxLength={100}
					value={place}
					onChange={({ target }) => setPlace(target.value)}
				/>
				<Button type="submit">
					<Search size={18} aria-hidden />
					Search
				</Button>
			</div>
			<Button
				size="small"
				className="sm:hidden"
				aria-expanded={isOpen}
				onClick={() => setOpen(!isOpen)}
			>
				<SlidersHorizontal size={18} aria-hidden />
				{isOpen ? 'Fewer filters' : 'More filters'}
			</Button>
			<div className={isOpen ? '' : 'max-sm:hidden'}>
				<Choices wish={{ ...wish, q: q.trim(), place: place.trim() }} onWish={onWish} />
			</div>
		</form>
	)
}

function Choices({ wish, onWish }: JobFiltersProps) {
	return (
		<div className="grid grid-cols-2 gap-x-4 gap-y-4 lg:grid-cols-4">
			<SelectField
				label="Remote"
				value={wish.remote}
				onChange={({ target }) =>
					onWish({ ...wish, remote: target.value === 'only' ? 'only' : 'any' })
				}
			>
				<option value="any">Any</option>
				<option value="only">Remote only</option>
			</SelectField>
			<SelectField
				label="Job type"
				value={wish.type}
				onChange={({ target }) => onWish({ ...wish, type: parseJobType(target.value) })}
			>
				<option value="any">Any</option>
				{jobTypeSchema.options.map((type) => (
					<option key={type} value={type}>
						{jobTypeLabels[type]}
					</option>
				))}
			</SelectField>
			<SelectField
				label="Pay"
				value={wish.salaryFrom}
				onChange={({ target }) => onWish({ ...wish, salaryFrom: Number(target.value) })}
			>
				<option value={0}>Any</option>
				{[...new Set([...leastPay, ...(wish.salaryFrom > 0 ? [wish.salaryFrom] : [])])].map(
					(least) => (
						<option key={least} value={least}>
							From £{pounds.format(least)} a year
						</option>
					),
				)}
			</SelectField>
			<SelectField
				label="Advertised"
				value={wish.days}
				onChange={({ target }) => onWish({ ...wish, days: Number(target.value) })}
			>
				<option value={0}>Any time</option>
				{[...new Set([1, 3, 7, 14, 30, ...(wish.days > 0 ? [wish.days] : [])])].map((days) => (
					<option key={days} value={days}>
						{days === 1 ? 'In the last 24 hours' : `In the last ${days} days`}
					</option>
				))}
			</SelectField>
		</div>
	)
}

function parseJobType(value: string): JobType | 'any' {
	return jobTypeSchema.options.find((type) => type === value) ?? 'any'
}
