import { getCv } from '@app/contract'
import type { Application } from '@app/contract/applications'
import { redactSections } from '@app/cv'
import type { BegunLetter } from '@app/letters'
import { useMutation } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { openCheckEngine } from '#shared/check-worker/check-engine.ts'
import { knownCv } from '#shared/offline/read-account-cv.ts'
import { atOnce } from '../use-applications.ts'

/** What a letter is begun from. */
type LetterWish = { cvId: string; application: Application; advert: string }

/** A letter as it begins, and what stands beside it. */
export type Begun = Omit<BegunLetter, 'answered'> & {
	cvId: string
	cvTitle: string
	hasAdvert: boolean
}

/** Begins a letter from a CV and the words of an advert, all on this device. */
export function useBeginLetter() {
	return useMutation({ ...atOnce, mutationFn: begin })
}

async function begin({ cvId, application, advert }: LetterWish): Promise<Begun> {
	const { title, company, contacts } = application
	const [kept, { beginLetter }] = await Promise.all([
		call(getCv, { params: { cvId } }),
		// Fetched when somebody asks: it knows the words of every trade.
		import('@app/letters'),
	])
	const { document, design, title: cvTitle } = knownCv(kept)
	// What its owner does not show to employers is not told to them in a letter.
	const cv = redactSections(document, design.hiddenSections)
	const hasAdvert = advert.trim() !== ''
	const match = hasAdvert ? await openCheckEngine()?.match(cv, `${title}\n${advert}`) : null
	const addressee = contacts.find(({ name }) => name.trim() !== '')?.name ?? ''
	const { answered: _, ...letter } = beginLetter({
		cv,
		match: match ?? { requirements: [] },
		job: { title, company, addressee },
		today: new Date().toISOString().slice(0, 10),
	})
	return { ...letter, cvId, cvTitle, hasAdvert }
}
