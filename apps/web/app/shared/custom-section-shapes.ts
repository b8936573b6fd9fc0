import type { CustomShape } from '@app/cv'

/** The shapes of a section of the person's own, as people call them, in the order in which they are offered. */
export const customShapeLabels: Record<CustomShape, string> = {
	list: 'Bullets',
	text: 'Text',
	entries: 'Entries',
	tags: 'Tags',
}
