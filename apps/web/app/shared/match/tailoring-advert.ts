import { z } from 'zod'
import { tabStorage } from '#shared/browser-storage.ts'
import { parseJson } from '#shared/parse-json.ts'
import { keyPrefixes } from '#shared/storage-keys.ts'

const carriedSchema = z.object({
	/** The application that the CV is for. */
	applicationId: z.string(),
	/** The application's name: `Baker at Crust`. */
	name: z.string(),
	advert: z.string(),
})
/** The advert that a CV is being fitted to, brought along from its application. */
export type TailoringAdvert = z.infer<typeof carriedSchema>

// For this tab only: an advert is no part of the CV, and another tab may be about another job.
const advertKey = (cvId: string) => `${keyPrefixes.advert}${cvId}` as const

/** Takes an advert along to the editor of a CV. */
export function storeTailoringAdvert(cvId: string, carried: TailoringAdvert): void {
	try {
		tabStorage().setItem(advertKey(cvId), JSON.stringify(carried))
	} catch {
		// Without storage the advert can still be pasted.
	}
}

/** Returns the advert that was brought along for this CV, or `null`. */
export function tailoringAdvertFor(cvId: string): TailoringAdvert | null {
	try {
		const text = tabStorage().getItem(advertKey(cvId))
		return carriedSchema.safeParse(parseJson(text ?? '')).data ?? null
	} catch {
		return null
	}
}
