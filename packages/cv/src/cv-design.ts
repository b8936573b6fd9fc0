import { z } from 'zod'
import { maxItems } from './cv-document.ts'
import { type SectionName, sectionNames, sectionsWithOptionalHeading } from './section-names.ts'

/** Languages that the titles of sections, months and a few small words can be printed in. */
export const headingLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const
export type HeadingLanguage = (typeof headingLanguages)[number]

/** Signs before a point; `''` means the template's own. */
export const bulletStyles = ['', 'dot', 'dash', 'square', 'arrow', 'ring'] as const
/** Where dates stand: after the employer, before it, or at the right of the title. */
export const datePlaces = ['', 'after', 'before', 'right'] as const
/** How the name and the ways to reach the person stand: at the left, in the middle, or side by side. */
export const headerLayouts = ['', 'left', 'centred', 'split'] as const
/** Which side of the page a side column is on; `auto` means the template's own. */
export const sidebarSides = ['auto', 'left', 'right'] as const
export const sidebarWidths = ['narrow', 'normal', 'wide'] as const
/** How a photo is drawn; `''` means in the template's own shape where photos are usual, else not at all. */
export const photoStyles = ['', 'hidden', 'square', 'round'] as const

const most = 100
const colour = z
	.string()
	.regex(/^(#[0-9a-f]{6})?$/i)
	.default('')
const names = z.enum(sectionNames)
/** Items of the CV, each as `list/id`. */
const items = z.array(z.string().max(100)).max(most).default([])

/** How a CV is set in type. Every template honours every part of it; `''` means the template's own choice. */
export const cvDesignSchema = z.object({
	templateId: z.string().max(64).default('professional-classic'),
	/** The one colour beside black, as `#rrggbb`. */
	accent: colour,
	/** The colour beside it, in templates of two colours. */
	secondColour: colour,
	fontPair: z.string().max(64).default(''),
	/** Body text in points. */
	textSizePt: z.number().min(9).max(13).default(10.5),
	/** Multiplies every vertical distance. */
	spacing: z.number().min(0.7).max(1.5).default(1),
	/** Multiplies the template's margins. */
	margin: z.number().min(0.6).max(1.4).default(1),
	/**
	 * Whether an almost empty last page is avoided: the spacing, then the text, is made only as much smaller as
	 * necessary.
	 */
	autoFit: z.boolean().default(true),
	pageSize: z.enum(['a4', 'us-letter']).default('a4'),
	dateStyle: z.enum(['short', 'long', 'numeric', 'year']).default('short'),
	datePlace: z.enum(datePlaces).default(''),
	bulletStyle: z.enum(bulletStyles).default(''),
	headerLayout: z.enum(headerLayouts).default(''),
	/** `one` sets a template of two columns in one. */
	columns: z.enum(['', 'one']).default(''),
	sidebarSide: z.enum(sidebarSides).default('auto'),
	sidebarWidth: z.enum(sidebarWidths).default('normal'),
	photo: z.enum(photoStyles).default(''),
	/**
	 * Whether the roles of one employment are listed under one heading with the employer; otherwise each job is
	 * separate.
	 */
	employerOnce: z.boolean().default(true),
	pageNumbers: z.boolean().default(false),
	headingLanguage: z.enum(headingLanguages).default('en'),
	sectionOrder: z
		.array(names)
		.max(sectionNames.length)
		.default([...sectionNames]),
	/**
	 * Sections of the person's own that stand elsewhere than the others, each after one of the usual sections; `''` is first.
	 * Several after the same one are in this order.
	 */
	ownSectionPlaces: z
		.array(z.object({ id: z.string().max(64), after: z.enum(['', ...sectionNames]) }))
		.max(maxItems)
		.default([]),
	hiddenSections: z.array(names).max(sectionNames.length).default([]),
	/** Titles that the person wrote in place of the usual ones. */
	sectionTitles: z.partialRecord(names, z.string().max(80)).default({}),
	/** Sections that are printed without their titles. */
	hiddenHeadings: z
		.array(z.enum(sectionsWithOptionalHeading))
		.max(sectionsWithOptionalHeading.length)
		.default([]),
	/** Ids of jobs, courses and other items that may not be divided between pages. */
	keptTogether: items,
	/** Those that begin a page. */
	pageBreaks: items,
	/** Checks that the person set aside as not for their field, by number; they are kept beside the CV, not in it. */
	dismissedChecks: z
		.array(z.string().max(16))
		.max(most * 2)
		.default([]),
})

export type CvDesign = z.infer<typeof cvDesignSchema>

/** The design that a new CV starts with. */
export function defaultDesign(): CvDesign {
	return cvDesignSchema.parse({})
}

/** Whether a section is printed with its heading. */
export function hasHeading(
	{ hiddenHeadings }: Pick<CvDesign, 'hiddenHeadings'>,
	section: SectionName,
): boolean {
	return !hiddenHeadings.some((each) => each === section)
}
