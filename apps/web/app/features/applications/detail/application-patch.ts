import type { Application, changeApplication, NextStep } from '@app/contract/applications'
import type { CallInput } from '#shared/api/call.ts'

/** The fields of an application that are to change. */
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

/**
 * Returns the patch that would write these fields as the application has them now. A sent CV that no longer exists is
 * left out, since it cannot be chosen again.
 */
export function pickFields(application: Application, fields: readonly Field[]): ApplicationPatch {
	const written = fields
		.map((field) => [field, writtenAt(application, field)])
		.filter(([, value]) => value !== undefined)
	return Object.fromEntries(written)
}

/**
 * Whether a field has the same value in two versions of an application, leaving out values that the server works out.
 */
export function isSameAt(field: Field, one: Application, other: Application): boolean {
	return isSame(writtenAt(one, field), writtenAt(other, field))
}

/** Whether an application already has the value that a patch would write into a field. */
export function hasWritten(
	application: Application,
	patch: ApplicationPatch,
	field: Field,
): boolean {
	const mine = patch[field]
	const there = writtenAt(application, field)
	if (!isPlain(mine) || !isPlain(there)) return isSame(mine, there)
	// The server fills in members that the patch leaves out.
	return Object.entries(mine).every(([name, value]) => isSame(value, there[name]))
}

/** Returns a next step in the form that the server accepts, without the values that the server works out. */
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
