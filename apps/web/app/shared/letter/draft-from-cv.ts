import { type CvDesign, type CvDocument, redactSections } from '@app/cv'
import type { BegunLetter, LetterJob } from '@app/letters'
import type { MatchReport } from '@app/match'
import { openCheckEngine } from '#shared/check-worker/check-engine.ts'

/** A CV that a letter is begun from. */
export type LetterCv = { id: string; title: string; document: CvDocument; design: CvDesign }

/** A new draft of a letter, with the CV that it was made from and whether there was an advert. */
export type Begun = Omit<BegunLetter, 'answered'> & {
	/** The title and employer of the job: the person’s own, or the advert’s. */
	title: string
	company: string
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
	const { beginLetter } = await import('@app/letters')
	// Sections hidden from employers must not be told to them in a letter.
	const cv = redactSections(kept.document, kept.design.hiddenSections)
	const hasAdvert = advert.trim() !== ''
	const match = hasAdvert ? await compare(cv, `${job.title}\n${advert}`) : null
	const stated = splitTitle(match?.title ?? '')
	const title = job.title.trim() || stated.title
	const company = job.company.trim() || stated.company
	const { answered: _, ...letter } = beginLetter({
		cv,
		match: match ?? { requirements: [] },
		job: { ...job, title, company },
		today: new Date().toISOString().slice(0, 10),
	})
	return { ...letter, title, company, cvId: kept.id, cvTitle: kept.title, hasAdvert }
}

const beforeEmployer = ' at '

// An advert may be headed “Care Assistant at Alder House”.
function splitTitle(title: string): { title: string; company: string } {
	const at = title.indexOf(beforeEmployer)
	const company = at < 0 ? '' : title.slice(at + beforeEmployer.length)
	return /^\p{Lu}/u.test(company) ? { title: title.slice(0, at), company } : { title, company: '' }
}
