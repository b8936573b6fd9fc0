import type { ChosenCv } from '@app/contract/applications'
import { useRef, useState } from 'react'
import { CvSelect } from '#shared/cv-choice/cv-select.tsx'
import { useCvChoice } from '#shared/cv-choice/use-cv-choice.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { type Day, toDay } from '../calendar/calendar-days.ts'

/** The CV that was sent and the time; without `at` the time is now. */
export type Applied = { at?: string; sentCv: ChosenCv | null }

type AppliedDialogProps = {
	/** The name of the job: `Baker at Crust`. */
	name: string
	/** The label of the button that confirms. */
	action: string
	/** The CV that was made for this job, where there is one. */
	preferredCvId?: string | null
	/** Notes it down. Throws a sentence when it fails. */
	onConfirm: (applied: Applied) => Promise<unknown>
	onClose: () => void
}

const elsewhere = 'elsewhere'

/** Asks which CV went out and when; until that is confirmed nothing is noted down. */
export function AppliedDialog(props: AppliedDialogProps) {
	const { name, action, preferredCvId = null, onConfirm, onClose } = props
	const list = useCvChoice()
	const cvs = list.data?.cvs ?? []
	const today = toDay(new Date())
	const [chosen, setChosen] = useState('')
	const [day, setDay] = useState(today)
	const [isSending, setIsSending] = useState(false)
	// Known at once, so that a second press sends nothing.
	const isSent = useRef(false)
	const [wrong, setWrong] = useState<{ cv?: string; day?: string; all?: string }>({})
	const preferred = cvs.some(({ id }) => id === preferredCvId) ? preferredCvId : null
	const cvId = chosen || preferred || (list.isSuccess && cvs.length === 0 ? elsewhere : '')

	async function handleConfirm() {
		const found = validateApplied({ cvId, day, today })
		setWrong(found)
		if (Object.keys(found).length > 0 || isSent.current) return
		isSent.current = true
		setIsSending(true)
		try {
			const sentCv = cvId === elsewhere ? null : { cvId }
			await onConfirm({ sentCv, ...(day === today ? {} : { at: toLocalNoon(day) }) })
			onClose()
		} catch (error) {
			setWrong({
				all: error instanceof Error ? error.message : 'We couldn’t save this. Please try again.',
			})
			isSent.current = false
			setIsSending(false)
		}
	}

	return (
		<Dialog title="You applied" text={`For ${name}`} onClose={() => (isSending ? null : onClose())}>
			<form
				noValidate
				className="grid gap-5 p-5 sm:p-7"
				onSubmit={(event) => {
					event.preventDefault()
					void handleConfirm()
				}}
			>
				<div className="grid gap-5 sm:grid-cols-2">
					<CvSelect
						label="Which CV did you send?"
						help="We’ll keep a copy as it is now, so you can always look back at it."
						error={wrong.cv}
						value={cvId}
						onChoose={setChosen}
						cvs={cvs}
						before={
							<option value="" disabled>
								Choose a CV
							</option>
						}
						after={<option value={elsewhere}>One that isn’t on Ella</option>}
					/>
					<TextField
						label="When did you apply?"
						type="date"
						required
						max={today}
						error={wrong.day}
						value={day}
						onChange={({ target }) => setDay(target.value)}
					/>
				</div>
				<FormProblem problem={wrong.all ?? list.error?.message ?? null} />
				<div className="flex flex-wrap gap-3">
					<Button type="submit" look="primary" disabled={isSending}>
						{isSending ? 'Saving…' : action}
					</Button>
					<Button disabled={isSending} onClick={onClose}>
						Cancel
					</Button>
				</div>
			</form>
		</Dialog>
	)
}

function validateApplied({ cvId, day, today }: { cvId: string; day: Day; today: Day }) {
	return {
		...(cvId === '' ? { cv: 'Choose the CV you sent, or say it isn’t on Ella.' } : {}),
		...(day === '' ? { day: 'Enter the day you applied.' } : {}),
		...(day > today ? { day: 'Enter a day that isn’t in the future.' } : {}),
	}
}

// The middle of the day where the person is: the same day in every list.
function toLocalNoon(day: Day): string {
	return new Date(`${day}T12:00:00`).toISOString()
}
