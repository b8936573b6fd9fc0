import { z } from 'zod'
import { browserStorage } from '#shared/browser-storage.ts'
import { isOwnPath } from '#shared/session/sign-in-origin.ts'
import { storageKeys } from '#shared/storage-keys.ts'

const storageKey = storageKeys.socialTarget

const targetSchema = z.object({
	to: z.string().refine(isOwnPath),
	isRemembered: z.boolean(),
})

/** Where to go on to when a service has sent the browser back, and how long to stay signed in. */
export type SocialTarget = z.infer<typeof targetSchema>

/** Keeps the target while the person is at the service. */
export function keepSocialTarget(target: SocialTarget): void {
	try {
		browserStorage().setItem(storageKey, JSON.stringify(target))
	} catch {
		// Without storage the server's own target has to do.
	}
}

/** Takes the kept target out; `null` if there is none. */
export function takeSocialTarget(): SocialTarget | null {
	try {
		const kept = browserStorage().getItem(storageKey)
		browserStorage().removeItem(storageKey)
		return targetSchema.parse(JSON.parse(kept ?? 'null'))
	} catch {
		return null
	}
}
