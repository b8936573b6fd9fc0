import { type CvDesign, type CvDocument, redactSections } from '@app/cv'
import type { BegunLetter, LetterJob } from '@app/letters'
import { openCheckEngine } from '#shared/check-worker/check-engine.ts'

/** A CV that a letter is begun from. */
export type LetterCv = { id: string; title: string; document: CvDocument; design: CvDesign }

/** A new draft of a letter, with the CV that it was made from and whether there was an advert. */
export type Begun = Omit<BegunLetter, 'answered'> & {
	cvId: string
	cvTitle: string
	hasAdvert: boolean
}

/** Begins a letter from a CV and the words of an advert, all on this device. */
export async function draftFromCv(kept: LetterCv, job: LetterJob, advert: string): Promise<Begun> {
	// Loaded on demand, because it contains the words of every trade.
	const { beginLetter } = await import('@app/letters')
	// Sections hidden from employers must not be told to them in a letter.
	const cv = redactSections(kept.document, kept.design.hiddenSections)
	const hasAdvert = advert.trim() !== ''
	const match = hasAdvert ? await openCheckEngine()?.match(cv, `${job.title}\n${advert}`) : null
	const { answered: _, ...letter } = beginLetter({
		cv,
		match: match ?? { requirements: [] },
		job,
		today: new Date().toISOString().slice(0, 10),
	})
	return { ...letter, cvId: kept.id, cvTitle: kept.title, hasAdvert }
}
