import { type CvDocument, orcidAddress, type PersonalInfo, type SocialMedia } from '@app/cv'
import { cleanLine } from './clean-text.ts'
import { mailUrl, phoneUrl, printedUrl, safeUrl } from './safe-url.ts'
import type { LinkedText } from './typeset-input.ts'

/** The ways to reach the person, in the order in which they are printed. */
export function listContacts({ personalInfo, socialMedia }: CvDocument): LinkedText[] {
	const email = cleanLine(personalInfo.email)
	const phone = cleanLine(personalInfo.phone)
	const contacts = [
		{ text: formatAddress(personalInfo), url: '' },
		{ text: phone, url: phoneUrl(phone) ?? '' },
		{ text: email, url: mailUrl(email) ?? '' },
		webAddress(personalInfo.website),
		webAddress(orcidAddress(personalInfo.orcid)),
		...socialMedia.map(formatProfile),
	]
	return contacts.filter(({ text }) => text !== '')
}

/** What employers may have to ask for, which is printed behind the ways to reach the person. */
export function listPapers({ personalInfo }: CvDocument): LinkedText[] {
	return [personalInfo.rightToWork, personalInfo.drivingLicence]
		.map((text) => ({ text: cleanLine(text), url: '' }))
		.filter(({ text }) => text !== '')
}

/** A web address as it is printed and linked; both `''` when there is none. */
export function webAddress(address: string): LinkedText {
	const clean = cleanLine(address)
	return { text: printedUrl(clean), url: safeUrl(clean) ?? '' }
}

function formatAddress({ address, city, postalCode, country }: PersonalInfo): string {
	const town = [city, postalCode].map(cleanLine).filter(Boolean).join(' ')
	return [cleanLine(address.replace(/\n+/g, ', ')), town, cleanLine(country)]
		.filter(Boolean)
		.join(', ')
}

// The network and the handle are printed only where the address does not show them already.
function formatProfile({ network, url, handle }: SocialMedia): LinkedText {
	const web = webAddress(url)
	const shown = web.text.toLowerCase()
	const label = cleanLine(network)
	const name = cleanLine(handle)
	const isNamed = shown.includes(name.replace(/^@/, '').toLowerCase())
	const text = [web.text, isNamed ? '' : name].filter(Boolean).join(', ')
	const isLabelled = label === '' || shown.includes(label.toLowerCase().replace(/\s/g, ''))
	return { text: isLabelled ? text : [label, text].filter(Boolean).join(': '), url: web.url }
}
