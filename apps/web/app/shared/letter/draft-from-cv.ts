import { type CvDesign, type CvDocument, redactSections } from '@app/cv'
import type { BegunLetter, LetterJob } from '@app/letters'
import type { MatchReport } from '@app/match'
import { openCheckEngine } from '#shared/check-worker/check-engine.ts'

/** A CV that a letter is begun from. */
export type LetterCv = { id: string; title: string; document: CvDocument; design: CvDesign }

/** A new draft of a letter, with the CV that it was made from and whether there was an advert. */
export type Begun = Omit<BegunLetter, 'answered'> & {
	/** The title and employer of the job, and who the letter is to: the person’s own words, or the advert’s. */
	title: string
	company: string
	addressee: string
	cvId: string
	cvTitle: string
	hasAdvert: boolean
}

type Compared = {
	/** The words of an advert, or nothing. */
	advert: string
	/** Compares a CV with them; beside the page unless another is given. */
	compare?: (cv: CvDocument, advert: string) => Promise<MatchReport> | undefined
}

/** Begins a letter from a CV and the words of an advert, all on this device. */
export async function draftFromCv(
	kept: LetterCv,
	job: LetterJob,
	{ advert, compare = (cv, words) => openCheckEngine()?.match(cv, words) }: Compared,
): Promise<Begun> {
	// Loaded on demand, because it contains the words of every trade.
	const { beginLetter, completeJob } = await import('@app/letters')
	// Sections hidden from employers must not be told to them in a letter.
	const cv = redactSections(kept.document, kept.design.hiddenSections)
	const hasAdvert = advert.trim() !== ''
	const match = hasAdvert ? await compare(cv, `${job.title}\n${advert}`) : null
	const complete = completeJob(job, { text: advert, title: match?.title ?? null })
	const { answered: _, ...letter } = beginLetter({
		cv,
		match: match ?? { requirements: [] },
		job: complete,
		today: new Date().toISOString().slice(0, 10),
	})
	return { ...letter, ...complete, cvId: kept.id, cvTitle: kept.title, hasAdvert }
}
