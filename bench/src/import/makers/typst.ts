import { type CvDesign, type CvDocument, cvDesignSchema, sectionTitles } from '@app/cv'
import type { Typesetter } from '@app/typeset/node'
import type { Random } from '../random.ts'

export type TypstFamily = 'professional-classic' | 'modern-professional' | 'executive-elite'

/** Chooses how one of our own templates is set. */
export function chooseTypstDesign(random: Random, family: TypstFamily): CvDesign {
	return cvDesignSchema.parse({
		templateId: family,
		textSizePt: random.pick([9.5, 10, 10.5, 11.5]),
		spacing: random.pick([0.85, 1, 1.2]),
		dateStyle: random.pick(['short', 'short', 'long', 'numeric', 'year']),
	})
}

/** The CV cut down to what our templates print with this design. */
export function asTypeset(cv: CvDocument, { dateStyle }: CvDesign): CvDocument {
	const cut = <Item extends { startDate: string; endDate: string }>(item: Item): Item =>
		dateStyle === 'year'
			? { ...item, startDate: item.startDate.slice(0, 4), endDate: item.endDate.slice(0, 4) }
			: item
	return { ...cv, experience: cv.experience.map(cut), education: cv.education.map(cut) }
}

/** The titles that our templates print over the sections of a CV. */
export const typesetTitles = sectionTitles

/** One of our own PDFs. */
export async function makeTypst(typesetter: Typesetter, cv: CvDocument, design: CvDesign) {
	const { bytes } = await typesetter.pdf(cv, design, {
		createdAt: new Date('2024-01-01T00:00:00Z'),
	})
	return bytes
}
