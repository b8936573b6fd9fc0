import { type CvDesign, type CvDocument, cvDesignSchema, readCvDocument } from '@app/cv'

/** The contents of an Ella file; older files have no design. */
export type EllaFile =
	| { status: 'read'; cv: CvDocument; design: CvDesign | null }
	| { status: 'refused'; reason: string }

/** Reads a CV out of the text of a downloaded file, with a sentence for a person when it is none. */
export function readEllaFile(text: string): EllaFile {
	const value = parse(text)
	if (!looksLikeCv(value)) {
		return {
			status: 'refused',
			reason: 'This isn’t a CV downloaded from Ella. For other files, use Upload a CV.',
		}
	}
	const reading = readCvDocument(value)
	if (reading.status === 'read') return { ...reading, design: readDesign(value) }
	return { status: 'refused', reason: `We can’t open this file. ${reading.reason}` }
}

function readDesign(value: object): CvDesign | null {
	if (!('design' in value)) return null
	const design = cvDesignSchema.safeParse(value.design)
	return design.success ? design.data : null
}

function looksLikeCv(value: unknown): value is object {
	return typeof value === 'object' && value !== null && 'personalInfo' in value
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return null
	}
}
