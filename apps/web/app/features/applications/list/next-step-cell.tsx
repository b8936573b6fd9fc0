import type { NextStep } from '@app/contract/applications'
import { CircleAlert } from 'lucide-react'
import { formatNextStepTime, isLate } from '../application-formatting.ts'
import type { Day } from '../calendar/calendar-days.ts'

/** A next step in a list: what and when, and that its day is over if it is. */
export function NextStepCell({ step, today }: { step: NextStep; today: Day }) {
	const late = isLate(step, today)
	return (
		<>
			<span className="block wrap-anywhere">{step.what}</span>
			<span className={`flex items-center gap-1.5 ${late ? 'text-brick' : 'text-ink-soft'}`}>
				{late ? <CircleAlert size={15} aria-hidden className="shrink-0" /> : null}
				{formatNextStepTime(step, today)}
				{late ? ', not done' : ''}
			</span>
		</>
	)
}
