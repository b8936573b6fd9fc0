import type { Extracted } from '../extracted.ts'
import { readCv } from '../read-cv.ts'
import { ReadError } from '../read-error.ts'
import type { CvWithSource } from './cv-with-source.ts'
import { detectFormat, type ReadableFormat } from './detect-format.ts'
import { extractDoc } from './doc/extract-doc.ts'
import { extractDocx } from './docx/extract-docx.ts'
import { findEmbeddedCv } from './embedded/find-embedded-cv.ts'
import { replaceWithEmbeddedCv } from './embedded/replace-with-embedded-cv.ts'
import { readEuropass } from './europass/read-europass.ts'
import type { ExtractionRequest } from './extraction-request.ts'
import { extractHtml } from './html/extract-html.ts'
import { readJson } from './json/read-json.ts'
import { readLinkedInZip } from './linkedin/read-linkedin-zip.ts'
import { extractOdt } from './odt/extract-odt.ts'
import { extractPdf } from './pdf/extract-pdf.ts'
import { extractRtf } from './rtf/extract-rtf.ts'
import { extractTxt } from './txt/extract-txt.ts'
import { readYaml } from './yaml/read-yaml.ts'

/** The progress of a reading, shown to the person who waits. */
export type ReadStep = {
	stage: 'opening' | 'reading' | 'understanding'
	page?: number
	pages?: number
}

type File = { bytes: Uint8Array; fileName: string; maxPages: number; recogniser?: string | null }

/** More characters than any CV has; beyond them reading stops. */
const maxCharacters = 400_000

const extractors = {
	pdf: extractPdf,
	docx: extractDocx,
	odt: extractOdt,
	rtf: extractRtf,
	txt: extractTxt,
	doc: extractDoc,
	html: extractHtml,
	// Most files are no Markdown, and its parser takes time to load.
	markdown: async (extraction: ExtractionRequest) =>
		(await import('./markdown/extract-markdown.ts')).extractMarkdown(extraction),
}

/** Formats whose words are named, so that nothing has to be understood. */
const dataReaders = {
	json: readJson,
	yaml: readYaml,
	europass: readEuropass,
	linkedin: readLinkedInZip,
}

/** Reads a CV out of a file in this process; throws `ReadError`. */
export async function readCvFile(
	{ bytes, fileName, maxPages, recogniser = null }: File,
	onProgress: (step: ReadStep) => void,
): Promise<CvWithSource> {
	onProgress({ stage: 'opening' })
	const format = detectFormat(bytes)
	const extraction: ExtractionRequest = {
		bytes,
		fileName,
		recogniser,
		limits: { maxPages, checkText: textLimit() },
		onPage: (page, pages) => onProgress({ stage: 'reading', page, pages }),
	}
	if (isData(format)) return dataReaders[format](extraction)
	const carried = await findEmbeddedCv(format, extraction)
	const extracted = await extractors[format](extraction)
	onProgress({ stage: 'understanding' })
	const read = readCv(extracted)
	return carried === null ? read : replaceWithEmbeddedCv(read, carried)
}

/** The text of a file with its geometry, in this process, as training asks for it; throws `ReadError`. */
export async function extractText(bytes: Uint8Array, fileName: string): Promise<Extracted> {
	const format = detectFormat(bytes)
	if (isData(format)) throw new Error(`${fileName} has named fields instead of text.`)
	const limits = { maxPages: mostPages, checkText: textLimit() }
	return extractors[format]({ bytes, fileName, recogniser: null, limits, onPage: () => undefined })
}

const mostPages = 50

function isData(format: ReadableFormat): format is keyof typeof dataReaders {
	return format in dataReaders
}

function textLimit(): (characters: number) => void {
	let sum = 0
	return (characters) => {
		sum += characters
		if (sum > maxCharacters) throw new ReadError('file_too_large')
	}
}
