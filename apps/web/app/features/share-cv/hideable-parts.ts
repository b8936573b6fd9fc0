import {
	type CvDesign,
	type CvDocument,
	type HideablePart,
	sectionHasContent,
	sectionNames,
	sectionTitles,
	withoutHidden,
} from '@app/cv'

type PartChoice = { part: HideablePart; label: string }

/** The parts that this CV shows and that can be left out for others, as they are called. */
export function listHideableParts(whole: CvDocument, design: CvDesign): PartChoice[] {
	const cv = withoutHidden(whole)
	const { phone, address, postalCode, email, website, orcid } = cv.personalInfo
	const hasLinks = `${website}${orcid}` !== '' || cv.socialMedia.length > 0
	const hasRefereeContacts = cv.reference.some((referee) => referee.email || referee.phone)
	const details: (PartChoice & { isThere: boolean })[] = [
		{ part: 'phone', label: 'Phone number', isThere: phone !== '' },
		{ part: 'address', label: 'Street and postcode', isThere: `${address}${postalCode}` !== '' },
		{ part: 'email', label: 'Email address', isThere: email !== '' },
		{ part: 'links', label: 'Links', isThere: hasLinks },
		{ part: 'refereeContacts', label: 'Referees’ contact details', isThere: hasRefereeContacts },
	]
	const sections = sectionNames
		.filter((name) => sectionHasContent(cv, name) && !design.hiddenSections.includes(name))
		.map((part) => ({ part, label: sectionTitles[part] }))
	return [
		...details.filter(({ isThere }) => isThere).map(({ part, label }) => ({ part, label })),
		...sections,
	]
}
