import { type CvDocument, readCvDocument } from '@app/cv'
import { carriedInDocx } from './carried-in-docx.ts'
import { carriedInPdf } from './carried-in-pdf.ts'

/** More than any CV; what is larger is not read as one. */
const maxCarriedCharacters = 1_500_000

/** The CV that Ella put into a file as data, exactly as it was; `null` when there is none that can be trusted. */
export async function findCarriedCv(format: string, bytes: Uint8Array): Promise<CvDocument | null> {
	const json = await carriedIn(format, bytes)
	if (json === null || json.length > maxCarriedCharacters) return null
	const reading = readCvDocument(parsed(json))
	return reading.status === 'read' ? reading.cv : null
}

async function carriedIn(format: string, bytes: Uint8Array): Promise<string | null> {
	if (format === 'pdf') return carriedInPdf(bytes)
	return format === 'docx' ? carriedInDocx(bytes) : null
}

// Another program may have put something else there.
function parsed(json: string): unknown {
	try {
		return JSON.parse(json)
	} catch {
		return null
	}
}
