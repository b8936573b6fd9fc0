import type { CvDocument, CvSource } from '@app/cv'
import type { Extracted } from '../extracted.ts'
import { readCv } from '../read-cv.ts'
import { ReadError } from '../read-error.ts'
import { detectFormat } from './detect-format.ts'
import { extractDocx } from './docx/extract-docx.ts'
import type { Extraction } from './extraction.ts'
import { extractOdt } from './odt/extract-odt.ts'
import { extractPdf } from './pdf/extract-pdf.ts'
import { extractRtf } from './rtf/extract-rtf.ts'
import { extractTxt } from './txt/extract-txt.ts'

/** What a reader is doing, for the person who waits. */
export type ReadStep = {
	stage: 'opening' | 'reading' | 'understanding'
	page?: number
	pages?: number
}

export type ReadCv = { document: CvDocument; source: CvSource }

type File = { bytes: Uint8Array; fileName: string; maxPages: number }

/** More characters than any CV has; beyond them reading stops. */
const maxCharacters = 400_000

const extractors = {
	...{ pdf: extractPdf, docx: extractDocx, odt: extractOdt, rtf: extractRtf, txt: extractTxt },
}

/** Reads a CV out of a file in this process; throws `ReadError`. */
export async function readFile(
	{ bytes, fileName, maxPages }: File,
	onProgress: (step: ReadStep) => void,
): Promise<ReadCv> {
	onProgress({ stage: 'opening' })
	const extracted = await extract({
		...{ bytes, fileName, limits: { maxPages, checkText: textLimit() } },
		onPage: (page, pages) => onProgress({ stage: 'reading', page, pages }),
	})
	onProgress({ stage: 'understanding' })
	return readCv(extracted)
}

async function extract(extraction: Extraction): Promise<Extracted> {
	return extractors[detectFormat(extraction.bytes)](extraction)
}

function textLimit(): (characters: number) => void {
	let sum = 0
	return (characters) => {
		sum += characters
		if (sum > maxCharacters) throw new ReadError('file_too_large')
	}
}
