import { type CvDocument, readCvDocument } from '@app/cv'
import { ReadError } from '../../read-error.ts'
import { readEuropassXml } from '../europass/read-europass.ts'
import type { ExtractionRequest } from '../extraction-request.ts'
import type { EmbeddedCv } from './embedded-cv.ts'
import { readEmbeddedInDocx } from './embedded-in-docx.ts'
import { readEmbeddedInPdf } from './embedded-in-pdf.ts'

/** The most characters of a CV as data. Larger data is not read as a CV. */
const maxCarriedCharacters = 1_500_000

/** The CV that Ella or the Europass portal put into a file as data; `null` when there is none that can be trusted. */
export async function findEmbeddedCv(
	format: string,
	extraction: ExtractionRequest,
): Promise<EmbeddedCv | null> {
	const { bytes } = extraction
	if (format === 'docx') return ellaCv(readEmbeddedInDocx(bytes))
	if (format !== 'pdf') return null
	const carried = await readEmbeddedInPdf(bytes)
	if (carried?.kind === 'europass') return europassCv(carried.xml, extraction)
	return ellaCv(carried?.json ?? null)
}

function ellaCv(json: string | null): EmbeddedCv | null {
	if (json === null || json.length > maxCarriedCharacters) return null
	const document = parseDocument(json)
	return document === null ? null : { document, unread: [] }
}

// The attachment may be damaged, or not be about a person; then only the pages are read.
function europassCv(xml: string, extraction: ExtractionRequest): EmbeddedCv | null {
	try {
		const { document, source } = readEuropassXml(xml, extraction)
		return { document, unread: source.unread }
	} catch (error) {
		if (error instanceof ReadError) return null
		throw error
	}
}

function parseDocument(json: string): CvDocument | null {
	const reading = readCvDocument(parsed(json))
	return reading.status === 'read' ? reading.cv : null
}

// Another program may have put something else there.
function parsed(json: string): unknown {
	try {
		return JSON.parse(json)
	} catch {
		return null
	}
}
