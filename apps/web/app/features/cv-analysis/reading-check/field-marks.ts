import type { Box, CvSource } from '@app/cv'
import type { Mark } from '../report/pages/finding-marks.ts'
import type { CheckedField } from './checked-fields.ts'

/** The id under which a line that belongs to no field is linked with its place. */
export function unreadId(index: number): string {
	return `unread.${index}`
}

/** The places of the fields, drawn while one is lit, and of the lines that belong to no field, drawn always. */
export function fieldMarks(fields: readonly CheckedField[], source: CvSource): Mark[] {
	const ofFields = fields.flatMap((field) =>
		findBoxes(source.places, field.path).map((place, index) => ({
			...markAt(field.path, { place, index }),
			label: `${field.label}: ${field.text}`,
			isQuiet: true,
		})),
	)
	const ofUnread = source.unread.flatMap(({ text, place }, index) =>
		place === null
			? []
			: [
					{
						...markAt(unreadId(index), { place, index: 0 }),
						label: `Not matched to a field: ${text}`,
					},
				],
	)
	return [...ofFields, ...ofUnread].sort(
		(a, b) => a.place.page - b.place.page || a.place.y - b.place.y || a.place.x - b.place.x,
	)
}

/** Where a field stands on the pages; a date stands where the dates of its entry do. */
function findBoxes(places: CvSource['places'], path: string): Box[] {
	const own = places[path]
	if (own !== undefined) return own
	if (path.endsWith('.endDate')) return places[path.replace(/endDate$/, 'startDate')] ?? []
	const parent = path.replace(/\.(?:name|url|handle|text)$/, '')
	return places[parent] ?? []
}

function markAt(id: string, { place, index }: { place: Box; index: number }) {
	return { id: `${id}-${index}`, place, findingIds: [id], isStop: index === 0 }
}
