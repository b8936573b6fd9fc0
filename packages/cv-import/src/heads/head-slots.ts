/** The meanings of a part in the head of an entry; `other` is for words that no field holds. */
export const headSlots = [
	'title',
	'employer',
	'place',
	'other',
	'course',
	'subject',
	'school',
	'grade',
] as const
export type HeadSlot = (typeof headSlots)[number]

/** The kind of all entries of a section. */
export type HeadKind = 'job' | 'course'

/** The slots that the heads of each kind of entry can have. */
export const slotsOfKind: Readonly<Record<HeadKind, readonly HeadSlot[]>> = {
	job: ['title', 'employer', 'place', 'other'],
	course: ['course', 'subject', 'school', 'place', 'grade', 'other'],
}

/** A range of words of a head, from `from` up to but not including `to`, and its slot. */
export type HeadPart = { from: number; to: number; slot: HeadSlot }
