import {
	applyEdits,
	type CvDocument,
	cvEditSchema,
	type Fact,
	factSchema,
	fieldAt,
	maxItems,
	setField,
} from '@app/cv'
import { z } from 'zod'
import { withFact } from '#shared/rewrite-ui/with-fact.ts'

/** One change to a CV: a field that is replaced, or an item at the end of a list. */
const changeSchema = z.union([
	z.object({ path: z.string(), append: z.unknown() }).strict(),
	cvEditSchema.strict(),
])
export type Change = z.infer<typeof changeSchema>

/** One fix that the person made in the report. */
export const fixStepSchema = z.object({
	findingId: z.string(),
	/** The new text of the CV, or the action taken, in a few words. */
	text: z.string(),
	changes: z.array(changeSchema),
	/** The person's answer about the line that was fixed. */
	fact: factSchema.optional(),
	/** Points of the whole score that it won, once they are known. */
	gained: z.number().nullable(),
})
export type FixStep = z.infer<typeof fixStepSchema>

/** A new fix, before the checks have reported its gain. */
export type NewFix = Omit<FixStep, 'gained'>

/** The CV after all changes of a step, or `null` where one no longer fits. */
function applyChanges<Cv extends CvDocument>(cv: Cv, changes: readonly Change[]): Cv | null {
	let changed: Cv | null = cv
	for (const change of changes) {
		if (changed === null) return null
		changed = 'append' in change ? append(changed, change) : applyEdits(changed, [change])
	}
	return changed
}

/** The CV after those steps that fit it, and the steps that do; one that was built on a step taken back may not. */
export function applySteps<Cv extends CvDocument>(
	cv: Cv,
	steps: readonly FixStep[],
): { cv: Cv; steps: FixStep[] } {
	let changed = cv
	const fitting = steps.filter(({ changes, fact }) => {
		const next = applyChanges(changed, changes)
		if (next !== null) changed = fact === undefined ? next : keepFact(next, fact)
		return next !== null
	})
	return { cv: changed, steps: fitting }
}

// Facts have a limit: the oldest are dropped, so that a full list loses no fix.
function keepFact<Cv extends CvDocument>(cv: Cv, fact: Fact): Cv {
	if (cv.facts.some(({ id }) => id === fact.id)) return cv
	return setField(cv, 'facts', withFact(cv.facts, fact))
}

function append<Cv extends CvDocument>(
	cv: Cv,
	{ path, append: item }: { path: string; append?: unknown },
): Cv | null {
	const list = fieldAt(cv, path)
	if (!Array.isArray(list)) return null
	// The CV of the account may have it from an earlier visit.
	if (list.some((one) => isSameItem(one, item))) return cv
	if (list.length >= maxItems) return null
	return setField(cv, path, [...list, item])
}

function isSameItem(one: unknown, other: unknown): boolean {
	return one === other || (idAt(one) !== null && idAt(one) === idAt(other))
}

function idAt(item: unknown): unknown {
	return typeof item === 'object' && item !== null ? Reflect.get(item, 'id') : null
}
