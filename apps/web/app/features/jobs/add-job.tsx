import type { Job } from '@app/contract'
import { useState } from 'react'
import { ApiError } from '#shared/api/api-error.ts'
import { TextField } from '#shared/ui/field.tsx'
import { SegmentedControl } from '#shared/ui/segmented-control.tsx'
import { readJobDraft, storeJobDraft } from './job-draft.ts'
import { JobFields } from './job-fields.tsx'
import { JobForm } from './job-form.tsx'
import { useOwnJobChanges } from './use-jobs.ts'

type AddJobProps = { onAdded: (job: Job) => void; onClose: () => void }

const ways = [
	{ value: 'link', label: 'From a link' },
	{ value: 'text', label: 'From its text' },
] as const

/** Adds a job that is not listed here: by the address of its advert, or by its words. */
export function AddJob({ onAdded, onClose }: AddJobProps) {
	const [typed, setTyped] = useState(readJobDraft)
	const [from, setFrom] = useState<'link' | 'text'>(typed.text === '' ? 'link' : 'text')
	const { add } = useOwnJobChanges()
	const type = (change: Partial<typeof typed>) => {
		const next = { ...typed, ...change }
		setTyped(next)
		storeJobDraft(next)
	}

	// An error about a link does not apply to pasted text.
	function handleWay(next: typeof from) {
		add.reset()
		setFrom(next)
	}

	function handleSave() {
		const body = from === 'link' ? { from, url: typed.url.trim() } : { from, ...typed }
		add.mutate(body, {
			onSuccess: (job) => {
				storeJobDraft(null)
				onAdded(job)
			},
			// The error stays: it says what to paste in the field that comes.
			onError: (error) => (isRefusal(error) ? setFrom('text') : undefined),
		})
	}

	return (
		<JobForm
			title="Add a job"
			save={{ label: 'Add job', busyLabel: 'Adding…' }}
			isBusy={add.isPending}
			problem={add.error?.message ?? null}
			onSave={handleSave}
			onClose={onClose}
		>
			<SegmentedControl legend="How to add it" choices={ways} value={from} onChange={handleWay} />
			{from === 'link' ? (
				<TextField
					label="Link to the advert"
					type="url"
					required
					placeholder="https://"
					maxLength={2000}
					value={typed.url}
					onChange={({ target }) => type({ url: target.value })}
					help="This works for most careers pages. LinkedIn and Indeed don’t allow it, so paste their text instead."
				/>
			) : (
				<JobFields typed={typed} onType={type} isFilledFromText />
			)}
		</JobForm>
	)
}

const isRefusal = (error: Error) => error instanceof ApiError && error.code === 'job_site_refuses'
