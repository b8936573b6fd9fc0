import type { CvDocument } from '@app/cv'
import type { Contact, ContactKind } from './sheet.ts'
import type { WordingStyle } from './wording-style.ts'

/** The ways to reach a person, in print, in the order in which they stand. */
export function printContacts(cv: CvDocument, style: WordingStyle): Contact[] {
	const { personalInfo: info } = cv
	const { labels } = style.locale
	const label = (kind: ContactKind) => {
		if (!style.hasContactLabels || kind === 'link') return ''
		return labels[kind][0] ?? ''
	}
	const plain = (kind: ContactKind, text: string): Contact[] =>
		text === '' ? [] : [{ kind, label: label(kind), text, url: '' }]
	return [
		...plain('address', addressOf(cv, style)),
		...plain('phone', info.phone),
		...plain('email', info.email).map((contact) => ({ ...contact, url: `mailto:${info.email}` })),
		...cv.socialMedia.map(({ network, url }) => linkOf(network, url, style)),
		...(info.website === '' ? [] : [{ ...linkOf(labels.website, info.website, style), label: '' }]),
	]
}

function addressOf({ personalInfo }: CvDocument, { locale }: WordingStyle): string {
	const { address, city, postalCode, country } = personalInfo
	const isPostcodeFirst = locale.id !== 'en'
	const town = isPostcodeFirst ? [postalCode, city] : [city, postalCode]
	return [address, town.filter(Boolean).join(' '), country].filter(Boolean).join(', ')
}

function linkOf(network: string, url: string, { links, hasContactLabels }: WordingStyle): Contact {
	const bare = url.replace(/^https:\/\//, '')
	const texts = {
		address: url,
		'plain-address': bare.replace(/^www\./, ''),
		handle: bare.includes('/') ? bare.replace(/^[^/]+\//, '') : bare,
		word: network,
	}
	const label = hasContactLabels && links !== 'word' ? network : ''
	return { kind: 'link', label, text: texts[links], url }
}
