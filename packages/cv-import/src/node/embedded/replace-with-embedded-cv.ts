import { sameValue } from '@app/cv'
import type { CvWithSource } from '../cv-with-source.ts'
import type { EmbeddedCv } from './embedded-cv.ts'

/**
 * Returns a reading of the pages with the CV that the file carries in place of the CV read from the pages. The pages
 * stay unchanged; a place is kept if the page has the same value as the CV.
 */
export function replaceWithEmbeddedCv(
	{ document, source }: CvWithSource,
	{ document: carried, unread }: EmbeddedCv,
): CvWithSource {
	const places = Object.entries(source.places).filter(([path]) =>
		sameValue(valueAt(document, path), valueAt(carried, path)),
	)
	return {
		document: carried,
		source: {
			...source,
			places: Object.fromEntries(places),
			confidence: Object.fromEntries(listPaths(carried).map((path) => [path, 1])),
			unread,
		},
	}
}

function valueAt(part: unknown, path: string): unknown {
	return path
		.split('.')
		.reduce<unknown>(
			(value, name) =>
				typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
			part,
		)
}

function listPaths(part: unknown, path = ''): string[] {
	if (typeof part !== 'object' || part === null) return part === '' || part === false ? [] : [path]
	return Object.entries(part)
		.filter(([name]) => name !== 'id' && name !== 'schemaVersion')
		.flatMap(([name, value]) => listPaths(value, path === '' ? name : `${path}.${name}`))
}
