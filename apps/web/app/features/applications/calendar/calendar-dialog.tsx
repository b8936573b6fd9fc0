import { CalendarPlus, Copy } from 'lucide-react'
import { useId, useRef } from 'react'
import { formatShortDay } from '#shared/time/format-time-ago.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { CheckField, fieldControlClass } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { Spinner } from '#shared/ui/spinner.tsx'
import { toast } from '#shared/ui/toast.ts'
import {
	useCalendarChanges,
	useCalendarFeed,
	useReminderChange,
	useReminderSettings,
} from '../import-export-and-reminders.ts'

/** The address of the calendar of next steps, and whether emails remind of them. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
	return (
		<Dialog title="Calendar and reminders" onClose={onClose}>
			<div className="grid gap-8 p-5 sm:p-7">
				<FeedSection />
				<ReminderSection />
			</div>
		</Dialog>
	)
}

function FeedSection() {
	const feed = useCalendarFeed()
	const { renew, stop } = useCalendarChanges()
	const isOn = feed.data?.isOn ?? false
	return (
		<section aria-labelledby="feed-title" className="max-w-[42rem]">
			<h3 id="feed-title" className="text-lg">
				Add your next steps to your calendar
			</h3>
			<p className="mt-2 text-ink-soft">
				Subscribe in your calendar app to see your next steps alongside everything else. Keep the
				link private: anyone with it can see your next steps.
			</p>
			{feed.isPending ? <Spinner label="Loading your calendar link" /> : null}
			<FormProblem problem={feed.error?.message ?? renew.error?.message ?? null} />
			{renew.data && isOn ? <FeedAddress url={renew.data.url} /> : null}
			{feed.data ? <FeedControls feed={feed.data} renew={renew} stop={stop} /> : null}
		</section>
	)
}

type FeedControlsProps = ReturnType<typeof useCalendarChanges> & {
	feed: { isOn: boolean; since: string | null }
}

function FeedControls({ feed: { isOn, since }, renew, stop }: FeedControlsProps) {
	if (!isOn) {
		return (
			<Button
				size="small"
				look="primary"
				className="mt-4"
				disabled={renew.isPending}
				onClick={() => renew.mutate()}
			>
				<CalendarPlus size={17} aria-hidden />
				Create link
			</Button>
		)
	}
	return (
		<>
			{renew.data ? null : (
				<p className="mt-4">
					Your calendar link is on{since ? ` since ${formatShortDay(since)}` : ''}. We only show it
					once. If you’ve lost it, create a new one.
				</p>
			)}
			<div className="mt-4 flex flex-wrap gap-3">
				<Button size="small" disabled={renew.isPending} onClick={() => renew.mutate()}>
					<CalendarPlus size={17} aria-hidden />
					Create new link
				</Button>
				<Button
					size="small"
					disabled={stop.isPending}
					onClick={() => stop.mutate(undefined, { onSuccess: () => renew.reset() })}
				>
					Turn off
				</Button>
			</div>
			<p className="mt-2 text-sm text-ink-soft">
				If you create a new link or turn it off, the old link stops working straight away.
			</p>
		</>
	)
}

function FeedAddress({ url }: { url: string }) {
	const id = useId()
	const field = useRef<HTMLInputElement>(null)
	async function copy() {
		try {
			await navigator.clipboard.writeText(url)
			toast.success('Copied.')
		} catch {
			field.current?.select()
		}
	}
	return (
		<div className="mt-4">
			<label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
				Your calendar link, shown only once
			</label>
			<div className="flex flex-wrap gap-3">
				<input
					ref={field}
					id={id}
					readOnly
					value={url}
					onFocus={({ target }) => target.select()}
					className={`${fieldControlClass()} min-w-0 flex-1 basis-60`}
				/>
				<Button onClick={() => void copy()}>
					<Copy size={17} aria-hidden />
					Copy
				</Button>
			</div>
			<p className="mt-1.5 text-sm text-ink-soft">
				In Google Calendar, choose Other calendars, then From URL. In Outlook, choose Add calendar,
				then Subscribe from web. In Apple Calendar, choose File, then New Calendar Subscription.
			</p>
		</div>
	)
}

function ReminderSection() {
	const { data, error } = useReminderSettings()
	const change = useReminderChange()
	return (
		<section aria-labelledby="reminder-title" className="max-w-[42rem]">
			<h3 id="reminder-title" className="text-lg">
				Reminders by email
			</h3>
			<FormProblem problem={error?.message ?? null} />
			{data ? (
				<CheckField
					label="Email me reminders of my next steps"
					checked={data.isOn}
					onChange={(isOn) => change.mutate(isOn)}
					help={
						data.canSend
							? 'You choose for each step: a reminder on the day, the day before, or none.'
							: 'This site isn’t set up to send emails, so you won’t get reminders.'
					}
				/>
			) : null}
		</section>
	)
}
