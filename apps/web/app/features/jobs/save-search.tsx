import type { JobWish } from '@app/contract'
import { type FormEvent, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { SelectField, TextField } from '#shared/ui/field.tsx'
import { toast } from '#shared/ui/toast.ts'
import { suggestSearchName } from './job-formatting.ts'
import { parseRhythm, rhythms } from './saved-searches.tsx'
import { useJobSearchChanges, useJobSearches } from './use-jobs.ts'

type SaveSearchProps = { wish: JobWish; onClose: () => void }

/** Keeps a search under a name, with emails or without. */
export function SaveSearch({ wish, onClose }: SaveSearchProps) {
	const [name, setName] = useState(() => suggestSearchName(wish))
	const [alert, setAlert] = useState('off')
	const { save } = useJobSearchChanges()
	const kept = useJobSearches().data

	function handleSubmit(event: FormEvent) {
		event.preventDefault()
		save.mutate(
			{ name, wish, alert: parseRhythm(alert) },
			{
				onSuccess: () => {
					toast.success('Search saved.')
					onClose()
				},
			},
		)
	}

	return (
		<Dialog title="Save this search" onClose={onClose}>
			<form onSubmit={handleSubmit} className="grid gap-5 p-5 sm:p-7">
				<TextField
					label="Name"
					required
					maxLength={100}
					value={name}
					onChange={({ target }) => setName(target.value)}
				/>
				<SelectField
					label="New job alerts"
					value={alert}
					onChange={({ target }) => setAlert(target.value)}
					help="We only email you when there’s something new. Every email has an unsubscribe link."
				>
					{rhythms.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</SelectField>
				{kept ? (
					<p className="text-sm text-ink-soft">
						Your plan includes {kept.most} saved searches, {kept.mostAlerts} with emails. You have{' '}
						{kept.searches.length}, and{' '}
						{kept.searches.filter((search) => search.alert !== 'off').length} with emails.
					</p>
				) : null}
				<div className="flex flex-wrap gap-3">
					<Button type="submit" look="primary" disabled={save.isPending}>
						Save search
					</Button>
					<Button onClick={onClose}>Cancel</Button>
				</div>
			</form>
		</Dialog>
	)
}
