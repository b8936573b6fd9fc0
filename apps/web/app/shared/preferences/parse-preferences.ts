import { type CvDesign, cvDesignSchema, defaultDesign } from '@app/cv'
import { z } from 'zod'
import { parseJson } from '#shared/parse-json.ts'

const { pageSize, dateStyle } = cvDesignSchema.shape

/** A person's preferences in this browser. A value that cannot be read counts as not chosen. */
const preferencesSchema = z.object({
	/** The paper that new CVs begin with. */
	pageSize: pageSize.catch('a4'),
	/** How new CVs write dates. */
	dateStyle: dateStyle.catch('short'),
	/** Whether the page beside the form stays large while the form is scrolled; `null` where nobody chose. */
	keepsPageLarge: z.boolean().nullable().catch(null),
	/** Whether PDF and Word files contain an editable copy of the CV that they print. */
	embedsCopy: z.boolean().catch(false),
	/** Whether keys by themselves, such as 1 and ?, do something in the editor while nobody is typing. */
	singleKeys: z.boolean().catch(true),
	/** Whether visits of this browser may be counted by a statistics service. */
	allowsAnalytics: z.boolean().catch(false),
})
export type Preferences = z.infer<typeof preferencesSchema>

/** Reads preferences out of a stored text of any age. */
export function parsePreferences(text: string | null): Preferences {
	return preferencesSchema.safeParse(parseJson(text ?? '{}')).data ?? preferencesSchema.parse({})
}

/** The design that a new CV begins with. */
export function designOfNewCvs({ pageSize, dateStyle }: Preferences): CvDesign {
	return { ...defaultDesign(), pageSize, dateStyle }
}
