import { cvDesignSchema, cvDocumentSchema } from '@app/cv'
import { z } from 'zod'
import { anyone } from './access.ts'
import { endpoint } from './define-endpoint.ts'
import { maxLetterLength, multiLineText } from './text-fields.ts'

/** The result of reading one kind of file back with one program, as `npm run bench:roundtrip` measured it. */
export const readBackSchema = z.object({
	/** `PDF`, `DOCX` or `TXT`. */
	file: z.string(),
	/** The program; `Ella` is our own import, of a file without the data inside. */
	reader: z.string(),
	/** The number of strings that were read back once and in order, and the number that were sought. */
	found: z.number().int(),
	of: z.number().int(),
	/** The scripts in which it missed anything, such as `Latin` or `Devanagari`. */
	missedIn: z.array(z.string()),
})
export type ReadBackEntry = z.infer<typeof readBackSchema>

export const templateSchema = z.object({
	id: z.string(),
	name: z.string(),
	description: z.string(),
	suits: z.string(),
	/** Kinds of work that it suits, such as `care`. */
	trades: z.array(z.string()),
	character: z.enum(['traditional', 'modern', 'striking']),
	/** Whether it gets clearly more on a page than others. */
	isCompact: z.boolean(),
	accent: z.string(),
	/** Whether some sections stand in a narrow column unless the design says otherwise. */
	hasColumns: z.boolean(),
	/** Whether a part of it can have a second colour. */
	isTwoTone: z.boolean(),
	/** The side of a column that can be moved and resized; empty without one. */
	sideColumn: z.enum(['', 'left', 'right']),
	/** How it cuts a photo where the design doesn't say; a server of the previous version doesn't tell. */
	photoShape: z.enum(['square', 'round']).optional(),
	/** The sample person whose CV shows it best. */
	sampleId: z.string(),
	/** Its reading order, put to the test. */
	readBack: z.array(readBackSchema),
})
export type TemplateEntry = z.infer<typeof templateSchema>

const fontPairSchema = z.object({
	id: z.string(),
	name: z.string(),
	/** Its character, in a few words. */
	character: z.string(),
})
export type FontPairEntry = z.infer<typeof fontPairSchema>

export const listTemplates = endpoint({
	method: 'GET',
	path: '/api/templates/',
	access: anyone,
	summary: 'The available templates and fonts',
	response: z.object({
		templates: z.array(templateSchema),
		fontPairs: z.array(fontPairSchema),
	}),
})

const typesetBody = z.object({ document: cvDocumentSchema, design: cvDesignSchema })

/** Outlines that a client can say it has; of a longer CV the others are sent again. */
export const mostKnownOutlines = 5000

/**
 * A page of the preview. `svg` is `null` when the client said that it has the page with this hash already. For a client
 * that names outlines, each run of words tells the name of its outline (`data-outline`), and a run whose outline the
 * client has says only where it stands and in which colour.
 */
const previewPageSchema = z.object({
	hash: z.string(),
	svg: z.string().nullable(),
	widthPt: z.number(),
	heightPt: z.number(),
})

export const previewAnswerSchema = z.object({
	pages: z.array(previewPageSchema),
	/** For a person: characters that the fonts lack, links that were left out. */
	warnings: z.array(z.string()),
	/** The last of several pages where it has fewer than four lines or under a quarter of its height filled; absent otherwise. */
	shortPage: z.object({ lines: z.number().int(), page: z.number().int() }).optional(),
	/**
	 * The spacing and text size at which a short last page disappeared, where the design asks for that; absent where
	 * nothing had to change.
	 */
	autoFit: z.object({ spacing: z.number(), textSizePt: z.number() }).optional(),
})
export type Preview = z.infer<typeof previewAnswerSchema>

/**
 * The largest body of a preview, in bytes. The longest known CVs take about 100 kB, with the images drawn on them.
 */
export const maxPreviewBytes = 300_000

export const previewCv = endpoint({
	method: 'POST',
	path: '/api/typeset/preview/',
	access: anyone,
	summary: 'The typeset pages of a CV as SVG',
	body: typesetBody.extend({
		/** Hashes of the pages that the client shows already. */
		known: z.array(z.string().max(64)).max(100).default([]),
		/** Names of the outlines that the client draws with already; without this, every page is whole. */
		outlines: z.array(z.string().max(64)).max(mostKnownOutlines).optional(),
		/**
		 * A name for the CV's photo, for a client that puts it in itself: the document is sent without its image, and the
		 * pages have an empty `<image>` of this name (`data-outline`) in its place.
		 */
		photo: z
			.string()
			.regex(/^[\w-]{1,64}$/)
			.optional(),
		/** How many pages are wanted; one makes a thumbnail. */
		pages: z.number().int().min(1).max(100).default(100),
	}),
	response: previewAnswerSchema,
})

/** The most pages that a CV can be made to fit: counting the pages of a longer CV takes too long. */
export const mostFittedPages = 10

/** Takes away spacing, then text size, down to 9.5 pt; where that is not enough, both are answered as they were. */
export const fitCv = endpoint({
	method: 'POST',
	path: '/api/typeset/fit/',
	access: anyone,
	summary: 'How a CV fits on fewer pages',
	body: typesetBody.extend({ pages: z.number().int().min(1).max(mostFittedPages) }),
	response: z.object({
		fits: z.boolean(),
		spacing: z.number(),
		textSizePt: z.number(),
		/** Pages with these; at the tightest when it does not fit. */
		pageCount: z.number().int(),
		/** Lines that are too many at the tightest, where it is one page too long. */
		linesOver: z.number().int().nullable(),
	}),
})

/** `png` is one picture, or a zip of one a page. `json` is an Ella file, `json-resume` JSON Resume 1.0.0. */
export const exportFormatSchema = z.enum([
	'pdf',
	'docx',
	'txt',
	'md',
	'html',
	'json-resume',
	'json',
	'png',
])
export type ExportFormat = z.infer<typeof exportFormatSchema>

/** The options for a file besides its format. */
export const exportOptionsSchema = z.object({
	/** Whether a PDF or Word file has an editable copy inside: what its pages show of the CV, as data. */
	carriesData: z.boolean().default(false),
	/** Whether a PDF keeps to PDF/A-3a, for archives, in place of PDF/UA-1. */
	isArchival: z.boolean().default(false),
})
export type ExportOptions = z.infer<typeof exportOptionsSchema>

export const exportCv = endpoint({
	method: 'POST',
	path: '/api/typeset/export/',
	access: anyone,
	summary: 'A CV as a file to download',
	body: typesetBody.extend({ format: exportFormatSchema, ...exportOptionsSchema.shape }),
})

/** The response header with notes about the file: a JSON array of sentences, percent-encoded. */
export const fileWarningsHeader = 'x-file-warnings'

/** The name, the contact details and the design come from the CV; no other part of it is printed. */
export const exportLetter = endpoint({
	method: 'POST',
	path: '/api/typeset/letter/',
	access: anyone,
	summary: 'A letter as a file to download, in the look of a CV',
	body: typesetBody.extend({
		letter: multiLineText(maxLetterLength).refine((words) => words.trim() !== '', {
			error: 'This letter is empty. Please write it first.',
		}),
		format: z.enum(['pdf', 'docx']),
	}),
})
