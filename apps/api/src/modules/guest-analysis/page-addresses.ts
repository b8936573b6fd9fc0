import type { GuestResults } from '@app/contract'
import type { StoredResults } from '#db/schema.ts'
import type { SignedLinks } from '#services/signed-links.ts'

/** Where the picture of a guest's page is. */
export function guestPagePath(id: string, page: number): string {
	return `/api/ai_cv_parser/guest/pages/${id}/${page}/`
}

/** Where the picture of a page that an account keeps is; it has to be signed. */
export function keptPagePath(id: string, page: number): string {
	return `/api/analyses/${id}/pages/${page}/`
}

/** The pages of an analysis that belongs to the account that asks, each with an address that works for half a day. */
export function withSignedPages(
	id: string,
	pages: StoredResults['pages'],
	links: SignedLinks,
): GuestResults['pages'] {
	return pages.map((page) => ({ ...page, imageUrl: links.signed(keptPagePath(id, page.number)) }))
}
