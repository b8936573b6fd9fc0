import type { Application, changeApplication, NextStep } from '@app/contract/applications'
import type { CallInput } from '#shared/api/call.ts'

/** What is written down of an application, as far as it changes. */
export type ApplicationPatch = CallInput<typeof changeApplication>['body']
export type Field = keyof ApplicationPatch

/** The fields that a patch has something to say about. */
export function listPatchedFields(patch: ApplicationPatch): Field[] {
	return Object.keys(patch).filter((name): name is Field => name in patch)
}

export function without(patch: ApplicationPatch, fields: readonly Field[]): ApplicationPatch {
	const kept = Object.entries(patch).filter(([name]) => !fields.some((field) => field === name))
	return Object.fromEntries(kept)
}

/** What would have to be written to get these fields as they are there; what cannot be chosen again is left out. */
export function pickFields(application: Application, fields: readonly Field[]): ApplicationPatch {
	const written = fields
		.map((field) => [field, writtenAt(application, field)])
		.filter(([, value]) => value !== undefined)
	return Object.fromEntries(written)
}

/** Whether a field says the same at two times; what the server works out from it does not count. */
export function isSameAt(field: Field, one: Application, other: Application): boolean {
	return isSame(writtenAt(one, field), writtenAt(other, field))
}

/** Whether an application has what a patch would write into a field. */
export function hasWritten(
	application: Application,
	patch: ApplicationPatch,
	field: Field,
): boolean {
	const mine = patch[field]
	const there = writtenAt(application, field)
	if (!isPlain(mine) || !isPlain(there)) return isSame(mine, there)
	// What a patch leaves out, the server fills in.
	return Object.entries(mine).every(([name, value]) => isSame(value, there[name]))
}

/** A next step as it is written down, without what the server works out from it. */
export function toNewStep({ what, on, time, timeZone, reminder }: NextStep) {
	return { what, on, time, timeZone, reminder }
}

function writtenAt(application: Application, field: Field): unknown {
	if (field === 'nextStep') return application.nextStep && toNewStep(application.nextStep)
	if (field !== 'sentCv' || application.sentCv === null) return application[field]
	const { cvId, versionId } = application.sentCv
	return cvId === null || versionId === null ? undefined : { cvId, versionId }
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
