import type { AlertRhythm, JobSearch } from '@app/contract'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { Select } from '#shared/ui/field.tsx'
import { Spinner } from '#shared/ui/spinner.tsx'
import { buildJobsHref } from './jobs-url-state.ts'
import { useJobSearchChanges, useJobSearches } from './use-jobs.ts'

/** How often new jobs of a search are mailed. */
export const rhythms: { value: AlertRhythm; label: string }[] = [
	{ value: 'off', label: 'No emails' },
	{ value: 'daily', label: 'Email daily' },
	{ value: 'weekly', label: 'Email weekly' },
]

/** Returns the rhythm that a select's value names; `off` for an unknown value. */
export function parseRhythm(value: string): AlertRhythm {
	return rhythms.find((rhythm) => rhythm.value === value)?.value ?? 'off'
}

/** The searches that the person keeps, each with its emails. */
export function SavedSearches({ onClose }: { onClose: () => void }) {
	const list = useJobSearches()
	const { searches = [], most = 0, mostAlerts = 0 } = list.data ?? {}
	return (
		<Dialog title="Saved searches" onClose={onClose}>
			<div className="p-5 sm:p-7">
				{list.isPending ? <Spinner label="Loading your searches" /> : null}
				{list.error ? <p role="alert">{list.error.message}</p> : null}
				{list.isSuccess && searches.length === 0 ? (
					<p className="text-ink-soft">
						No saved searches yet. Search for jobs, then choose “Save this search”.
					</p>
				) : null}
				<ul className="m-0 grid list-none gap-0 p-0">
					{searches.map((search) => (
						<SearchRow key={search.id} search={search} onOpen={onClose} />
					))}
				</ul>
				{list.isSuccess ? (
					<p className="mt-5 text-sm text-ink-soft">
						{searches.length} of {most} saved.{' '}
						{searches.filter(({ alert }) => alert !== 'off').length} of {mostAlerts} with emails. We
						only email you when there’s something new.
					</p>
				) : null}
			</div>
		</Dialog>
	)
}

function SearchRow({ search, onOpen }: { search: JobSearch; onOpen: () => void }) {
	const { change, remove } = useJobSearchChanges()
	const [isAsking, setAsking] = useState(false)
	const { id, name, wish, alert } = search
	const href = buildJobsHref({ wish, sort: 'relevance', list: 'open', jobId: null })
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
			<Link
				to={href}
				onClick={onOpen}
				className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere"
			>
				{name}
			</Link>
			<div className="w-44">
				<Select
					aria-label={`Emails about ${name}`}
					value={alert}
					disabled={change.isPending}
					onChange={({ target }) =>
						change.mutate({ searchId: id, alert: parseRhythm(target.value) })
					}
				>
					{rhythms.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</Select>
			</div>
			<button
				type="button"
				aria-label={`Delete ${name}`}
				disabled={remove.isPending}
				onClick={() => setAsking(true)}
				className="grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink"
			>
				<Trash2 size={18} aria-hidden />
			</button>
			{isAsking ? (
				<ConfirmDialog
					title="Delete this search?"
					action="Delete permanently"
					onCancel={() => setAsking(false)}
					onConfirm={() => remove.mutate(id)}
				>
					<p>“{name}” will be deleted and you won’t get any more emails about it.</p>
				</ConfirmDialog>
			) : null}
		</li>
	)
}
