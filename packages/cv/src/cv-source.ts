import { z } from 'zod'

/** A rectangle on a page, in points (1/72 inch) from the page's top left corner. Pages count from 1. */
export const boxSchema = z.object({
	page: z.number().int().min(1),
	x: z.number(),
	y: z.number(),
	width: z.number().min(0),
	height: z.number().min(0),
})

/** One line as it stands on the page. */
const sourceLineSchema = z.object({
	text: z.string(),
	place: boxSchema,
	sizePt: z.number(),
	bold: z.boolean(),
	font: z.string(),
	/** Where each word of `text` stands; absent where only the place of the whole line is known. */
	words: z
		.array(z.object({ start: z.number(), end: z.number(), x: z.number(), width: z.number() }))
		.optional(),
})

const sourcePageSchema = z.object({
	number: z.number().int().min(1),
	widthPt: z.number(),
	heightPt: z.number(),
	/** In reading order. */
	lines: z.array(sourceLineSchema),
})

/** A file's properties beside its words; `null` where the format has no such property. */
export const fileFactsSchema = z.object({
	title: z.string().nullable(),
	language: z.string().nullable(),
	isTagged: z.boolean().nullable(),
	maker: z.string().nullable(),
	fonts: z.array(z.string()),
	pictures: z.array(boxSchema),
	columns: z.number().int().min(1),
	hasTables: z.boolean(),
	hasTextBoxes: z.boolean(),
	contactInPageHeader: z.boolean(),
	/** Text that a person cannot see: white, tiny, or off the page. */
	hiddenText: z.array(z.string()),
	/** Characters that no program can read, as a share of all (0 to 1). */
	unreadableShare: z.number().min(0).max(1),
	/** Where each link leads, with the words it is on. */
	links: z.array(z.object({ text: z.string(), url: z.string(), place: boxSchema.nullable() })),
	/**
	 * The kind of a PDF that is more than pages: a form to fill in, an `xfa` form without ordinary pages, or a folder
	 * of files.
	 */
	container: z.enum(['form', 'xfa', 'portfolio']).optional(),
	/** Whether a PDF forbids things, though it opens without a password. */
	isProtected: z.boolean().optional(),
	/** Words in which one character of the file is several letters: "ﬁ" for "fi". */
	ligatures: z.array(z.string()).optional(),
	/** Where signs stand that are drawings in a font of icons. */
	icons: z.array(boxSchema).optional(),
	/** Text that is visible but too pale for its background. */
	faintText: z.array(z.object({ text: z.string(), place: boxSchema })).optional(),
})

/**
 * The formats from which a CV can be read. A `linkedin` archive is the zip of tables that LinkedIn gives its members;
 * `json` is a data file in JSON or YAML: Ella's, JSON Resume, Reactive Resume or RenderCV.
 */
export const sourceFormats = [
	'pdf',
	'docx',
	'txt',
	'odt',
	'rtf',
	'doc',
	'html',
	'markdown',
	'json',
	'europass',
	'linkedin',
] as const

export const sourceFormatSchema = z.enum(sourceFormats)

/** The file from which a CV was read: the content of its pages, and the place of each field of the CV. */
export const cvSourceSchema = z.object({
	format: sourceFormatSchema,
	fileName: z.string(),
	bytes: z.number().int(),
	pages: z.array(sourcePageSchema),
	/** The plain text in reading order, as a machine reads it. */
	text: z.string(),
	/** From a field's path (`experience.0.jobTitle`) to where it stands. */
	places: z.record(z.string(), z.array(boxSchema)),
	/** From a field's path to how sure the reader is, from 0 to 1. */
	confidence: z.record(z.string(), z.number().min(0).max(1)),
	/** Lines that were read but belong to no field. */
	unread: z.array(z.object({ text: z.string(), place: boxSchema.nullable() })),
	/** The titles of the sections as printed, with the section they were taken for. */
	headings: z.array(
		z.object({ text: z.string(), section: z.string(), place: boxSchema.nullable() }),
	),
	warnings: z.array(z.object({ code: z.string(), message: z.string() })),
	facts: fileFactsSchema,
})

/** The code of the warning that words of the file were recognised in pictures of its pages. */
export const textWasRecognised = 'text_was_recognised'

export type Box = z.infer<typeof boxSchema>
export type SourceLine = z.infer<typeof sourceLineSchema>
export type SourcePage = z.infer<typeof sourcePageSchema>
export type SourceFormat = z.infer<typeof sourceFormatSchema>
export type FileFacts = z.infer<typeof fileFactsSchema>
export type CvSource = z.infer<typeof cvSourceSchema>
