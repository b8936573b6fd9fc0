import {
	blankHidden,
	type CvDesign,
	type CvDocument,
	fieldAt,
	plainCv,
	rolesTogether,
	wholePeriod,
} from '@app/cv'
import { normaliseLetters } from '#shared/typeset/find-on-pages.ts'

/**
 * Returns the index, from 0, of the field at `path` among the printed fields with the same text, in the order of the
 * CV.
 */
export function fieldOccurrence(whole: CvDocument, design: CvDesign, path: string | null): number {
	const cv = plainCv(blankHidden(whole))
	const words = path === null ? null : fieldAt(cv, path)
	if (path === null || typeof words !== 'string') return 0
	const printedAt = printedWithFirstRole(cv, design)
	const paths = findPaths(withWholePeriods(cv, design), normaliseLetters(words), '')
	const places = paths.filter((each) => !printedAt.has(each))
	return Math.max(places.indexOf(printedAt.get(path) ?? path), 0)
}

/** The employer of several roles is printed once, with their place if they share it: from a role's field to that of the first. */
function printedWithFirstRole({ experience }: CvDocument, design: CvDesign): Map<string, string> {
	const pathOf = (role: (typeof experience)[number], field: string) =>
		`experience.${experience.indexOf(role)}.${field}`
	return new Map(
		rolesTogether(experience, design).flatMap(([first, ...others]) => {
			if (first === undefined) return []
			const shared = others.every(({ location }) => location === first.location)
			const fields = shared ? ['employer', 'location'] : ['employer']
			return others.flatMap((role) =>
				fields.map((field) => [pathOf(role, field), pathOf(first, field)] as const),
			)
		}),
	)
}

/** With the time of several roles before the first of them, where the page says it in addition to the time of each. */
function withWholePeriods(cv: CvDocument, design: CvDesign) {
	const runs = rolesTogether(cv.experience, design).filter(({ length }) => length > 1)
	const periods = new Map(runs.map((roles) => [roles[0], listDates(wholePeriod(roles))]))
	const experience = cv.experience.map((job) => ({ wholePeriod: periods.get(job), ...job }))
	return { ...cv, experience }
}

// One year from beginning to end is printed once.
function listDates({ startDate, endDate, current }: ReturnType<typeof wholePeriod>): string[] {
	return current ? [startDate] : [...new Set([startDate, endDate])]
}

function findPaths(value: unknown, words: string, path: string): string[] {
	if (typeof value === 'string') return normaliseLetters(value) === words ? [path] : []
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([key, child]) =>
		findPaths(child, words, path === '' ? key : `${path}.${key}`),
	)
}
