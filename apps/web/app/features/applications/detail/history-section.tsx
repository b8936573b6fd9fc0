import {
	type Application,
	correctStageEntry,
	deleteStageEntry,
	type StageEntry,
} from '@app/contract/applications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/api/call.ts'
import { formatShortDay } from '#shared/time/format-time-ago.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { type Day, toDay } from '../calendar/calendar-days.ts'
import type { Stages } from '../stage-names.ts'
import { atOnce, keepNewest, listsKey } from '../use-applications.ts'
import { DetailSection } from './detail-section.tsx'
import { useEditFocus } from './use-edit-focus.ts'

type HistorySectionProps = { application: Application; stages: Stages; today: Day }

/** When the application came into each stage; dates that are wrong can be put right. */
export function HistorySection({ application, stages, today }: HistorySectionProps) {
	const { id: applicationId, history } = application
	const { correct, remove } = useHistoryChanges(applicationId)
	return (
		<DetailSection title="History">
			<ol className="m-0 grid list-none gap-3 p-0">
				{history.map((entry, index) => (
					<EntryRow
						key={entry.id}
						entry={entry}
						name={entry.stageName || stages.nameOf(entry.stage)}
						today={today}
						onCorrect={(at) => correct.mutateAsync({ entryId: entry.id, at })}
						onRemove={index === history.length - 1 ? null : () => remove.mutateAsync(entry.id)}
					/>
				))}
			</ol>
		</DetailSection>
	)
}

type EntryRowProps = {
	entry: StageEntry
	name: string
	today: Day
	onCorrect: (at: string) => Promise<unknown>
	/** `null` for the stage that the application is in. */
	onRemove: (() => Promise<unknown>) | null
}

function EntryRow({ entry, name, today, onCorrect, onRemove }: EntryRowProps) {
	const [isEdited, setIsEdited] = useState(false)
	const row = useEditFocus<HTMLLIElement>(isEdited)
	const [day, setDay] = useState(toDay(entry.at))
	const [problem, setProblem] = useState<string | null>(null)

	async function handle(change: () => Promise<unknown>) {
		try {
			await change()
			setIsEdited(false)
			setProblem(null)
		} catch (error) {
			setProblem(
				error instanceof Error ? error.message : 'We couldn’t save this. Please try again.',
			)
		}
	}

	if (!isEdited) {
		return (
			<li ref={row} className="flex flex-wrap items-baseline justify-between gap-x-4">
				<span className="min-w-0">
					<span className="font-semibold wrap-anywhere">{name}</span>{' '}
					<time dateTime={entry.at} className="text-ink-soft">
						{formatShortDay(entry.at)}
					</time>
					{entry.isDateKnown ? null : (
						<span className="text-ink-soft">
							{' '}
							(the day you imported it; we don’t know the real date)
						</span>
					)}
				</span>
				<Button
					size="small"
					look="bare"
					aria-label={`Change the date of ${name}`}
					onClick={() => setIsEdited(true)}
				>
					Change
				</Button>
			</li>
		)
	}
	return (
		<li ref={row}>
			<form
				onSubmit={(event) => {
					event.preventDefault()
					void handle(() => onCorrect(onDay(entry.at, day)))
				}}
				className="grid gap-3"
			>
				<div className="max-w-60">
					<TextField
						label={`${name} on`}
						type="date"
						required
						max={today}
						value={day}
						onChange={({ target }) => setDay(target.value)}
					/>
				</div>
				<FormProblem problem={problem} />
				<div className="flex flex-wrap gap-3">
					<Button type="submit" size="small" look="primary">
						Save date
					</Button>
					<Button size="small" onClick={() => setIsEdited(false)}>
						Cancel
					</Button>
					{onRemove === null ? null : (
						<Button size="small" look="bare" onClick={() => void handle(onRemove)}>
							Remove from history
						</Button>
					)}
				</div>
			</form>
		</li>
	)
}

// The time of day stays, so that two entries of one day keep their order; a time that is still to come is now.
function onDay(at: string, day: Day): string {
	const moment = new Date(at)
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
	moment.setFullYear(year, month - 1, date)
	return new Date(Math.min(moment.getTime(), Date.now())).toISOString()
}

function useHistoryChanges(applicationId: string) {
	const client = useQueryClient()
	const onSuccess = (application: Application) => {
		keepNewest(client, application)
		void client.invalidateQueries({ queryKey: listsKey })
	}
	return {
		correct: useMutation({
			...atOnce,
			mutationFn: ({ entryId, at }: { entryId: string; at: string }) =>
				call(correctStageEntry, { params: { applicationId, entryId }, body: { at } }),
			onSuccess,
		}),
		remove: useMutation({
			...atOnce,
			mutationFn: (entryId: string) =>
				call(deleteStageEntry, { params: { applicationId, entryId } }),
			onSuccess,
		}),
	}
}
