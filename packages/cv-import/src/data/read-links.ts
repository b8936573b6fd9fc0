import type { CvDocument } from '@app/cv'
import { type ExtractedField, type Field, readAs } from '../fields/extracted.ts'
import { parseNetwork } from '../lexicon/networks.ts'
import type { DataSheet } from './data-sheet.ts'
import { toText } from './data-sheet.ts'

type SocialMedia = ExtractedField<CvDocument['socialMedia'][number]>

/** Addresses of a person as a site of their own and their pages at networks. */
export function readLinks(
	sheet: DataSheet,
	urls: readonly unknown[],
): { website: Field | undefined; orcid: Field | undefined; socialMedia: SocialMedia[] } {
	const known = [...new Set(urls.map(toText).filter((url) => url !== ''))]
	const site = known.find((url) => parseNetwork(url) === null)
	const orcid = known.find((url) => parseNetwork(url)?.name === 'ORCID')
	const others = known.filter((url) => url !== site && url !== orcid)
	return {
		website: sheet.said(site),
		orcid: sheet.said(orcid),
		socialMedia: others.map((url) => readSocialMedia(sheet, url)),
	}
}

function readSocialMedia(sheet: DataSheet, url: string): SocialMedia {
	const network = parseNetwork(url)
	return {
		network: readAs(network?.name ?? 'Website', null, 1),
		url: sheet.said(url),
		handle: network?.handle ? readAs(network.handle, null, 1) : undefined,
	}
}
