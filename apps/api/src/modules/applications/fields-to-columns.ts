import { reminderMoment, stepMoment } from '@app/applications'
import type { ApplicationFields, NewNextStep } from '@app/contract/applications'
import type { application } from '#db/schema.ts'

type Row = typeof application.$inferInsert
/** Some columns of a row. */
export type Columns = { [K in keyof Row]?: Row[K] | undefined }
/** The fields of an application that a person has given; the CV is chosen elsewhere. */
export type WrittenFields = {
	[K in keyof Omit<ApplicationFields, 'sentCv'>]?: ApplicationFields[K] | undefined
}

/** Returns the given fields as the columns of a row; fields that aren't given stay unchanged. */
export function toColumns({ salary, nextStep, ...texts }: WrittenFields, now: number): Columns {
	return {
		...texts,
		...(salary !== undefined && {
			payMin: salary?.min ?? null,
			payMax: salary?.max ?? null,
			payCurrency: salary?.currency ?? null,
			payPeriod: salary?.period ?? null,
		}),
		...(nextStep !== undefined && stepColumns(nextStep, now)),
	}
}

const noStep: Columns = {
	stepWhat: null,
	stepOn: null,
	stepTime: null,
	stepAt: null,
	remindsAt: null,
	stepReminder: 'off',
	stepTimeZone: 'UTC',
}

function stepColumns(step: NewNextStep | null, now: number): Columns {
	if (step === null) return noStep
	const reminds = reminderMoment(step)
	return {
		stepWhat: step.what,
		stepOn: step.on,
		stepTime: step.time,
		stepTimeZone: step.timeZone,
		stepReminder: step.reminder,
		stepAt: new Date(stepMoment(step)),
		// A person who writes down a step that is due today sees it now and needs no message about it.
		remindsAt: reminds !== null && reminds > now ? new Date(reminds) : null,
	}
}
