import { type CvDocument, orcidAddress, type PersonalInfo, type SocialMedia } from '@app/cv'
import { cleanLine } from './clean-text.ts'
import type { ContactLabels } from './labels/localised-labels.ts'
import { mailUrl, phoneUrl, printedUrl, safeUrl } from './safe-url.ts'
import type { Contact, LinkedText } from './typeset-input.ts'

/** The ways to reach the person, in the order in which they are printed, each with its label. */
export function listContacts(
	{ personalInfo, socialMedia }: CvDocument,
	labels: ContactLabels,
): Contact[] {
	const email = cleanLine(personalInfo.email)
	const phone = cleanLine(personalInfo.phone)
	const contacts: Contact[] = [
		{ label: labels.address, text: formatAddress(personalInfo), url: '' },
		{ label: labels.phone, text: phone, url: phoneUrl(phone) ?? '' },
		{ label: labels.email, text: email, url: mailUrl(email) ?? '' },
		{ label: labels.website, ...webAddress(personalInfo.website) },
		{ label: labels.orcid, ...webAddress(orcidAddress(personalInfo.orcid)) },
		...socialMedia.map((profile) => ({
			label: cleanLine(profile.network) || labels.website,
			...formatProfile(profile),
		})),
	]
	return contacts.filter(({ text }) => text !== '')
}

/** Lists the right to work and the driving licence, which are printed after the contact details. */
export function listRightToWorkAndLicence(
	{ personalInfo }: CvDocument,
	labels: ContactLabels,
): Contact[] {
	return (['rightToWork', 'drivingLicence'] as const)
		.map((kind) => ({ label: labels[kind], text: cleanLine(personalInfo[kind]), url: '' }))
		.filter(({ text }) => text !== '')
}

/** Returns a web address in its printed form and as a link; both `''` for an empty address. */
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
