import { getCv } from '@app/contract'
import { defaultDesign, emptyCv } from '@app/cv'
import { call } from '#shared/api/call.ts'
import type { LetterLook } from '#shared/letter/download-letter.ts'
import { knownCv } from '#shared/offline/read-account-cv.ts'
import { newestCvId } from '../account-cv-calls.ts'

/** The CV of the account in whose look a letter is set: the given one, else the last changed. */
export async function loadLetterLook(preferredCvId: string | null): Promise<LetterLook> {
	const cvId = preferredCvId ?? (await newestCvId())
	if (cvId === null) return { document: emptyCv(), design: defaultDesign() }
	return knownCv(await call(getCv, { params: { cvId } }))
}
