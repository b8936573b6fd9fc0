import { localCv } from '#shared/import-confidence/stored-low-confidence.ts'

/** Deletes the pages of the CV that this browser kept without an account, because that CV is here no longer. */
export async function forgetGuestPages(): Promise<void> {
	// Nobody who only reads the site has pages, so it is no part of every page.
	const copies = await import('./page-copies.ts').catch(() => null)
	await copies?.deletePages({ ownerId: copies.guestOwner, cvId: localCv })
}
