import { type CvDocument, defaultDesign, emptyCv } from '@app/cv'
import { sampleCvs } from '@app/typeset'
import type { Typesetter } from '@app/typeset/node'

const createdAt = new Date(0)

/** The CV of a fictional person whose every section is filled. */
export function sampleCv(): CvDocument {
	return sampleCvs[0]?.cv ?? emptyCv()
}

/** A CV as a PDF, as a person would have it. */
export async function pdfOf(
	typesetter: Pick<Typesetter, 'pdf'>,
	cv: CvDocument = sampleCv(),
): Promise<Uint8Array<ArrayBuffer>> {
	const { bytes } = await typesetter.pdf(cv, defaultDesign(), { createdAt })
	return new Uint8Array(bytes)
}

/** A CV that is far longer than any, so that reading it takes a while. */
export function longCv(jobs: number): CvDocument {
	const cv = sampleCv()
	const experience = Array.from({ length: jobs }, (_, index) => ({
		id: `job-${index}`,
		jobTitle: `Nurse ${index}`,
		employer: `Example Hospital ${index}`,
		location: 'Leeds',
		startDate: '2001-01',
		endDate: '2003-02',
		current: false,
		summary: '',
		achievements: Array.from(
			{ length: 12 },
			(_, line) =>
				`Cared for ${line + 10} patients on ward ${index} with two colleagues on every shift of the year`,
		),
	}))
	return { ...cv, experience }
}

/** The same CV as plain text. */
export const plainTextCv = `Ada Example
Staff Nurse
ada@example.com · 07700 900123 · Leeds

Profile
Nurse with ten years on busy wards.

Experience
Staff Nurse, Example Hospital, Leeds
Jan 2018 – Present
• Cared for 24 patients a shift with two colleagues
• Taught 12 students to give injections

Education
BSc Nursing, University of Example
2012 – 2015

Skills
Wound care, Triage, Infection control
`
