/** What a part of the head of an entry says; `other` is what no field is for. */
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

/** What the entries of a section are. */
export type HeadKind = 'job' | 'course'

/** What the heads of each kind of entry can say. */
export const slotsOfKind: Readonly<Record<HeadKind, readonly HeadSlot[]>> = {
	job: ['title', 'employer', 'place', 'other'],
	course: ['course', 'subject', 'school', 'place', 'grade', 'other'],
}

/** A stretch of words of a head, from one up to, not including, another, and what it says. */
export type HeadPart = { from: number; to: number; slot: HeadSlot }
