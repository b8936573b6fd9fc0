import type { CvDocument } from '../cv-document.ts'
import { listNames } from '../cv-item-lists.ts'
import { plainWords } from './parse-marks.ts'

const proseFields = new Set(['summary', 'text'])
const lineFields = new Set(['achievements', 'details', 'items'])

/** Whether the field at a path such as `experience.0.achievements.2` may have marks: prose and lines may, titles may not. */
export function mayBeMarked(path: string): boolean {
	return /(?:^professionalSummary|\.summary|^custom\..{1,60}\.text|\.(?:achievements|details)\.\d+)$/.test(
		path,
	)
}

/** The CV in plain words, for everything that reads it and does not set it: no marks, and every field where it was. */
export function plainCv<Cv extends CvDocument>(cv: Cv): Cv {
	return mapProse(cv, plainWords)
}

type Change = (text: string) => string

/** The same CV where nothing changes, and the same items where nothing changes in them. */
function mapProse<Cv extends CvDocument>(cv: Cv, change: Change): Cv {
	const professionalSummary = change(cv.professionalSummary)
	const lists = listNames.flatMap((name) => {
		const list: object[] = cv[name]
		const changed = mapSame(list, (item) => mapFields(item, change))
		return changed === list ? [] : [[name, changed] as const]
	})
	if (professionalSummary === cv.professionalSummary && lists.length === 0) return cv
	return { ...cv, professionalSummary, ...Object.fromEntries(lists) }
}

function mapFields(item: object, change: Change): object {
	const changed = Object.entries(item).flatMap(([field, value]): [string, unknown][] => {
		const next = mapValue(field, value, change)
		return next === value ? [] : [[field, next]]
	})
	return changed.length === 0 ? item : { ...item, ...Object.fromEntries(changed) }
}

function mapValue(field: string, value: unknown, change: Change): unknown {
	if (typeof value === 'string') return proseFields.has(field) ? change(value) : value
	if (!lineFields.has(field) || !Array.isArray(value)) return value
	return mapSame(value as (string | object)[], (line) =>
		typeof line === 'string' ? change(line) : mapFields(line, change),
	)
}

function mapSame<Member>(members: Member[], change: (member: Member) => Member): Member[] {
	const changed = members.map(change)
	return changed.some((member, index) => member !== members[index]) ? changed : members
}
