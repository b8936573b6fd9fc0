import {
	type NextStep,
	newNextStepSchema,
	type Reminder,
	reminderSchema,
} from '@app/contract/applications'
import { CalendarClock, Check, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { useCheckedForm } from '#shared/form/use-checked-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { SelectField, TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { toastWithUndo } from '#shared/ui/toast-with-undo.tsx'
import { formatNextStepTime, isLate } from '../application-formatting.ts'
import { type Day, daysAfter, longDay, ownTimeZone } from '../calendar/calendar-days.ts'
import { useReminderSettings } from '../import-export-and-reminders.ts'
import type { ApplicationAutosave } from './application-autosave.ts'
import { type ApplicationPatch, toNewStep } from './application-patch.ts'
import { DetailSection } from './detail-section.tsx'
import { saveForm, saveWithToast } from './save-with-toast.ts'
import { useUnsentForm } from './unsent-forms.ts'

type NextStepSectionProps = {
	step: NextStep | null
	saver: ApplicationAutosave
	today: Day
	/** Whether a follow-up is worth offering. */
	isWaiting: boolean
}

type NewStep = NonNullable<ApplicationPatch['nextStep']>

/** Shows the next step, its time and whether an email reminds of it. */
export function NextStepSection({ step, saver, today, isWaiting }: NextStepSectionProps) {
	const [isEdited, setIsEdited] = useState(false)
	const put = (nextStep: NewStep | null) => saveWithToast(saver, { nextStep })

	async function finish(done: NextStep) {
		if (!(await put(null))) return
		toastWithUndo('Done. It’s off your calendar.', () => void put(toNewStep(done)))
	}

	if (isEdited) {
		return (
			<DetailSection title="Next step" isEdited>
				<StepForm
					step={step}
					today={today}
					onSave={(nextStep) => saveForm(saver, { nextStep })}
					onTakeOff={() => void put(null)}
					onClose={() => setIsEdited(false)}
				/>
			</DetailSection>
		)
	}
	if (step === null) {
		const inAWeek = { what: 'Follow up', on: daysAfter(today, 7), timeZone: ownTimeZone() }
		return (
			<DetailSection title="Next step">
				<div className="flex flex-wrap gap-3">
					<Button size="small" onClick={() => setIsEdited(true)}>
						<CalendarClock size={17} aria-hidden />
						Add a next step
					</Button>
					{isWaiting ? (
						<Button size="small" look="bare" onClick={() => void put(inAWeek)}>
							Follow up in 7 days
						</Button>
					) : null}
				</div>
			</DetailSection>
		)
	}
	return (
		<DetailSection title="Next step">
			<StepShown step={step} today={today} />
			<div className="mt-4 flex flex-wrap gap-3">
				<Button size="small" onClick={() => void finish(step)}>
					<Check size={17} aria-hidden />
					Done
				</Button>
				<Button size="small" look="bare" data-opener onClick={() => setIsEdited(true)}>
					Change
				</Button>
			</div>
		</DetailSection>
	)
}

function StepShown({ step, today }: { step: NextStep; today: Day }) {
	const late = isLate(step, today)
	return (
		<>
			<p className="font-semibold wrap-anywhere">{step.what}</p>
			<p className={late ? 'flex items-center gap-1.5 text-brick' : 'text-ink-soft'}>
				{late ? <CircleAlert size={16} aria-hidden className="shrink-0" /> : null}
				<span>
					{longDay(step.on)}
					{step.time === null ? '' : `, ${step.time}${elsewhere(step)}`}{' '}
					<span className="inline-block">
						({formatNextStepTime({ on: step.on, time: null }, today)}
						{late ? ', not done' : ''})
					</span>
				</span>
			</p>
			<p className="text-sm text-ink-soft">{reminderShown(step)}</p>
		</>
	)
}

function reminderShown({ reminder, remindsAt }: NextStep): string {
	if (reminder === 'off') return 'No reminder.'
	if (remindsAt === null) return 'The reminder has already been sent, or its time has passed.'
	return reminder === 'same_day'
		? 'We’ll email you a reminder that morning.'
		: 'We’ll email you a reminder the morning before.'
}

const reminders: { value: Reminder; label: string }[] = [
	{ value: 'off', label: 'No reminder' },
	{ value: 'same_day', label: 'That morning' },
	{ value: 'day_before', label: 'The morning before' },
]

const { what, on } = newNextStepSchema.shape
const formSchema = z.object({
	what,
	on,
	reminder: reminderSchema,
	time: z.string().regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 09:30.'),
})

type StepFormProps = {
	step: NextStep | null
	today: Day
	onSave: (step: NewStep) => Promise<unknown>
	onTakeOff: () => void
	onClose: () => void
}

function StepForm({ step, today, onSave, onTakeOff, onClose }: StepFormProps) {
	const form = useCheckedForm({
		schema: formSchema,
		initially: {
			what: step?.what ?? '',
			on: step?.on ?? daysAfter(today, 7),
			time: step?.time ?? '',
			reminder: step?.reminder ?? 'off',
		},
		onSend: async ({ time, ...rest }) => {
			const when = { on: rest.on, time: time === '' ? null : time }
			await onSave({ ...rest, ...when, timeZone: zoneFor(step, when) })
			onClose()
		},
	})
	useUnsentForm(form.isDirty)
	return (
		<form noValidate onSubmit={form.send} className="grid gap-4">
			<TextField
				label="What do you need to do?"
				maxLength={200}
				placeholder="Phone interview"
				{...form.field('what')}
			/>
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField label="Day" type="date" {...form.field('on')} />
				<TextField label="Time (optional)" type="time" {...form.field('time')} />
			</div>
			<SelectField label="Email reminder" help={useReminderHelp()} {...form.field('reminder')}>
				{reminders.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</SelectField>
			<FormProblem problem={form.problem} />
			<div className="flex flex-wrap gap-3">
				<Button type="submit" size="small" look="primary" disabled={form.isSending}>
					{form.isSending ? 'Saving…' : 'Save step'}
				</Button>
				<Button size="small" onClick={onClose}>
					Cancel
				</Button>
				{step === null ? null : (
					<Button
						size="small"
						look="bare"
						onClick={() => {
							onTakeOff()
							onClose()
						}}
					>
						Remove
					</Button>
				)}
			</div>
		</form>
	)
}

function useReminderHelp(): string {
	const { data } = useReminderSettings()
	if (data === undefined) return ''
	if (!data.canSend) return 'This site isn’t set up to send emails, so you won’t get reminders.'
	return data.isOn
		? 'We’ll send it at 7am your time, or an hour before if the step is earlier than 8am.'
		: 'You’ve turned all reminders off. Turn them on under “Calendar and reminders”.'
}

/** A step that stays when it was stays in its time zone too, also while the person is elsewhere. */
function zoneFor(step: NextStep | null, { on, time }: Pick<NextStep, 'on' | 'time'>): string {
	const isWhenItWas = step !== null && step.on === on && step.time === time
	return isWhenItWas ? step.timeZone : ownTimeZone()
}

/** The time zone of a step, where it is not that of this device. */
function elsewhere({ timeZone }: Pick<NextStep, 'timeZone'>): string {
	return timeZone === ownTimeZone() ? '' : ` in the time zone ${timeZone.replaceAll('_', ' ')}`
}
