import { type CvDocument, emptyCv } from './cv-document.ts'
import { withoutHidden } from './hidden-content.ts'
import { redactPrivateDetails } from './redact-private-details.ts'
import { type SectionName, sectionNames } from './section-names.ts'

/** The parts that can be left out of a shared CV. City and country are not part of `address`. */
export const hideableParts = [
	'phone',
	'address',
	'email',
	'links',
	'refereeContacts',
	...sectionNames,
] as const

export type HideablePart = (typeof hideableParts)[number]

/**
 * The parts left out by default. Referees' contacts are among them because referees have not agreed to be published.
 */
export const partsHiddenAtFirst: HideablePart[] = ['phone', 'address', 'refereeContacts']

const hiders: Record<Exclude<HideablePart, SectionName>, (cv: CvDocument) => CvDocument> = {
	phone: (cv) => withPersonalInfo(cv, { phone: '' }),
	address: (cv) => withPersonalInfo(cv, { address: '', postalCode: '' }),
	email: (cv) => withPersonalInfo(cv, { email: '' }),
	links: (cv) => ({ ...withPersonalInfo(cv, { website: '', orcid: '' }), socialMedia: [] }),
	refereeContacts: (cv) => ({
		...cv,
		reference: cv.reference.map((referee) => ({ ...referee, email: '', phone: '' })),
	}),
}

/**
 * Returns the CV without some of its parts, without hidden content in the others, and without private details, as if
 * they had never been filled in. It never has a photo, because a link may be passed on to anybody.
 */
export function redactSections(cv: CvDocument, parts: readonly HideablePart[]): CvDocument {
	return parts.reduce(
		(shown, part) => (isSection(part) ? withoutSection(shown, part) : hiders[part](shown)),
		withoutHidden({ ...redactPrivateDetails(cv), photo: emptyCv().photo }),
	)
}

function isSection(part: HideablePart): part is SectionName {
	return sectionNames.some((name) => name === part)
}

function withoutSection(cv: CvDocument, section: SectionName): CvDocument {
	const without = { ...cv, [section]: emptyCv()[section] }
	return section === 'reference' ? { ...without, referencesOnRequest: false } : without
}

function withPersonalInfo(
	cv: CvDocument,
	changes: Partial<CvDocument['personalInfo']>,
): CvDocument {
	return { ...cv, personalInfo: { ...cv.personalInfo, ...changes } }
}
