import { fullName } from '@app/cv'
import { z } from 'zod'
import type { CvFormData } from '#shared/cv-form-data.ts'

const recordSchema = z.object({
	id: z.string(),
	/** The title that the person gave; empty for a CV that goes by the name in it. */
	title: z.string(),
	/** The text that was stored under `cvFormData` while the CV was open. */
	text: z.string(),
	doubts: z.record(z.string(), z.array(z.string()).readonly()),
	drafts: z.record(z.string(), z.string()),
	exampleId: z.string().nullable(),
	/** Whose account wrote it; a guest's has none. */
	ownerId: z.string().nullable().default(null),
	/** Milliseconds since 1970. */
	keptAt: z.number(),
})

/** A CV of this browser that is not open, with all that belongs to it. */
export type LocalCvRecord = z.infer<typeof recordSchema>

/** Returns the records in a value that was read from a storage; invalid entries are left out. */
export function parseRecords(value: unknown): LocalCvRecord[] {
	if (!Array.isArray(value)) return []
	return value.flatMap((each) => {
		const record = recordSchema.safeParse(each)
		return record.success ? [record.data] : []
	})
}

/** The longest name that a person can give a CV, in characters. */
export const maxTitleLength = 150

/** Returns the title of a CV: the person's own title, or else the name in the CV. */
export function chooseTitle(title: string, data: CvFormData | null): string {
	if (title !== '') return title
	if (data === null) return 'A CV that this version of Ella can’t read'
	const name = fullName(data.personalInfo).slice(0, maxTitleLength)
	return name ? `${name}’s CV` : 'My CV'
}
