import type { CvDocument } from '@app/cv'
import { type Field, type Found, readAs } from '../fields/found.ts'
import { networkOf } from '../lexicon/networks.ts'
import type { DataSheet } from './data-sheet.ts'
import { textOf } from './data-sheet.ts'

type SocialMedia = Found<CvDocument['socialMedia'][number]>

/** Addresses of a person as a site of their own and their pages at networks. */
export function linksIn(
	sheet: DataSheet,
	urls: readonly unknown[],
): { website: Field | undefined; socialMedia: SocialMedia[] } {
	const known = [...new Set(urls.map(textOf).filter((url) => url !== ''))]
	const site = known.find((url) => networkOf(url) === null)
	const others = known.filter((url) => url !== site)
	return { website: sheet.said(site), socialMedia: others.map((url) => socialMediaIn(sheet, url)) }
}

function socialMediaIn(sheet: DataSheet, url: string): SocialMedia {
	const network = networkOf(url)
	return {
		network: readAs(network?.name ?? 'Website', null, 1),
		url: sheet.said(url),
		handle: network?.handle ? readAs(network.handle, null, 1) : undefined,
	}
}
