import { type CvDocument, fieldAt } from '@app/cv'

/** Of the fields of a CV that say the same, in its order, the how-manyth the one at this path is, from 0. */
export function repeatOfField(cv: CvDocument, path: string | null): number {
	const words = path === null ? null : fieldAt(cv, path)
	if (path === null || typeof words !== 'string') return 0
	const places = pathsOf(cv, words, '')
	return Math.max(places.indexOf(path), 0)
}

function pathsOf(value: unknown, words: string, path: string): string[] {
	if (value === words) return [path]
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([key, child]) =>
		pathsOf(child, words, path === '' ? key : `${path}.${key}`),
	)
}
