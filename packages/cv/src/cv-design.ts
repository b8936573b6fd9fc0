import { z } from 'zod'
import { sectionNames } from './cv-section.ts'

/** How a CV is set in type. Every template honours every part of it. */
export const cvDesignSchema = z.object({
	templateId: z.string().max(64).default('professional-classic'),
	/** The one colour beside black, as `#rrggbb`; `''` means the template's own. */
	accent: z
		.string()
		.regex(/^(#[0-9a-f]{6})?$/i)
		.default(''),
	/** Body text in points. */
	textSizePt: z.number().min(9).max(13).default(10.5),
	/** Multiplies every vertical distance. */
	spacing: z.number().min(0.7).max(1.5).default(1),
	pageSize: z.enum(['a4', 'us-letter']).default('a4'),
	dateStyle: z.enum(['short', 'long', 'numeric', 'year']).default('short'),
	sectionOrder: z
		.array(z.enum(sectionNames))
		.max(sectionNames.length)
		.default([...sectionNames]),
	hiddenSections: z.array(z.enum(sectionNames)).max(sectionNames.length).default([]),
})

export type CvDesign = z.infer<typeof cvDesignSchema>

/** The design that a new CV starts with. */
export function defaultDesign(): CvDesign {
	return cvDesignSchema.parse({})
}
