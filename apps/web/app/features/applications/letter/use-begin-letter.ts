import { getCv } from '@app/contract'
import type { Application } from '@app/contract/applications'
import { useMutation } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { type Begun, draftFromCv } from '#shared/letter/draft-from-cv.ts'
import { knownCv } from '#shared/offline/read-account-cv.ts'
import { atOnce } from '../use-applications.ts'

/** The CV, the application and the advert that a letter is based on. */
type LetterWish = { cvId: string; application: Application; advert: string }

/** Begins a letter from a CV of the account and the words of an advert. */
export function useBeginLetter() {
	return useMutation({ ...atOnce, mutationFn: begin })
}

async function begin({ cvId, application, advert }: LetterWish): Promise<Begun> {
	const { title, company, contacts } = application
	const addressee = contacts.find(({ name }) => name.trim() !== '')?.name ?? ''
	const kept = knownCv(await call(getCv, { params: { cvId } }))
	return await draftFromCv(kept, { title, company, addressee }, { advert })
}
