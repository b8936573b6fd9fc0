import { type CvDesign, type CvDocument, toEllaJson } from '@app/cv'
import { toHtml, toJsonResume, toMarkdown, toPlainText } from '@app/typeset'
import { createTypesetter, type PdfOptions, type Typesetter } from '@app/typeset/node'

const writers = {
	txt: toPlainText,
	md: toMarkdown,
	html: toHtml,
	'json-resume': toJsonResume,
	json: toEllaJson,
}

/** The formats that a CV can be written in; `svg` and `png` make one file a page. */
export const renderFormats = [
	'pdf',
	'docx',
	'svg',
	'png',
	'txt',
	'md',
	'html',
	'json-resume',
	'json',
] as const
export type RenderFormat = (typeof renderFormats)[number]

export type RenderWish = Required<PdfOptions> & { format: RenderFormat; design: CvDesign }

export type Rendered = { files: (string | Uint8Array)[]; pages: number | null; warnings: string[] }

/** Fine enough to be printed. */
const dotsPerInch = 200

/** A CV in one of the formats. */
export async function renderCv(cv: CvDocument, wish: RenderWish): Promise<Rendered> {
	const { format, design } = wish
	if (format in writers) {
		const write = writers[format as keyof typeof writers]
		return { files: [write(cv, design)], pages: null, warnings: [] }
	}
	const typesetter = createTypesetter({ processes: 1, timeoutMs: 20_000 })
	try {
		return await setInType(typesetter, cv, wish)
	} finally {
		await typesetter.close()
	}
}

async function setInType(
	typesetter: Typesetter,
	cv: CvDocument,
	{ format, design, ...options }: RenderWish,
): Promise<Rendered> {
	if (format === 'docx') {
		const bytes = await typesetter.docx(cv, design, options)
		return { files: [bytes], pages: null, warnings: [] }
	}
	if (format === 'png') {
		const { pages, warnings } = await typesetter.png(cv, design, { dotsPerInch })
		return { files: pages, pages: pages.length, warnings }
	}
	if (format === 'svg') {
		const { pages, warnings } = await typesetter.svg(cv, design)
		return { files: pages.map(({ svg }) => svg), pages: pages.length, warnings }
	}
	const { bytes, pageCount, warnings } = await typesetter.pdf(cv, design, options)
	return { files: [bytes], pages: pageCount, warnings }
}
