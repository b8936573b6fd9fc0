import { type ListName, sectionTitles } from '@app/cv'
import { designChoices } from '#shared/design-choices.ts'

/** The fields of a CV and of its design, as people call them. */
const fieldLabels: Record<string, string> = {
	honorificPrefix: 'Title',
	firstName: 'First name',
	lastName: 'Last name',
	honorificSuffix: 'Letters after your name',
	headline: 'Headline',
	email: 'Email',
	phone: 'Phone',
	address: 'Address',
	city: 'Town',
	country: 'Country',
	postalCode: 'Postcode',
	website: 'Website',
	orcid: 'ORCID',
	rightToWork: 'Right to work',
	drivingLicence: 'Driving licence',
	image: 'Photo',
	description: 'Photo description',
	jobTitle: 'Job title',
	employer: 'Employer',
	location: 'Location',
	startDate: 'From',
	endDate: 'To',
	current: 'Current',
	summary: 'Description',
	achievements: 'Achievement',
	qualification: 'Qualification',
	fieldOfStudy: 'Subject',
	institution: 'School',
	grade: 'Grade',
	details: 'Detail',
	name: 'Name',
	group: 'Group',
	level: 'Level',
	proficiency: 'Level',
	issuer: 'Issued by',
	date: 'Date',
	expires: 'Expiry date',
	credentialId: 'Number',
	url: 'Link',
	organisation: 'Organisation',
	network: 'Network',
	handle: 'Username',
	role: 'Role',
	title: 'Title',
	authors: 'Authors',
	publisher: 'Publisher',
	items: 'Line',
	text: 'Line',
	referencesOnRequest: 'Available on request',
	templateId: 'Template',
	accent: 'Colour',
	secondColour: 'Second colour',
	sidebarSide: designChoices.sidebarSide.label,
	sidebarWidth: designChoices.sidebarWidth.label,
	photo: designChoices.photo.label,
	textSizePt: 'Text size',
	spacing: 'Spacing',
	pageSize: 'Paper',
	dateStyle: 'Dates',
	shape: 'Set as',
	sectionOrder: 'Section order',
	ownSectionPlaces: 'Place of your own section',
	hiddenSections: 'Hidden section',
	hiddenHeadings: 'Hidden heading',
	fontPair: 'Fonts',
	margin: 'Margins',
	datePlace: designChoices.datePlace.label,
	bulletStyle: designChoices.bulletStyle.label,
	headerLayout: designChoices.headerLayout.label,
	headingLanguage: designChoices.headingLanguage.label,
	columns: 'Columns',
	autoFit: 'Always fit a short last page',
	employerOnce: 'Group roles under one employer',
	pageNumbers: 'Page numbers',
	sectionTitles: 'Title',
	keptTogether: 'Kept on one page',
	pageBreaks: 'Starts a new page',
	dismissedChecks: 'Check marked as not applying',
}

/** Returns the label of a field. */
export function findFieldLabel(field: string): string {
	return fieldLabels[field] ?? field
}

/** The fields that name an entry. */
const labelFields: Record<ListName, string[]> = {
	experience: ['jobTitle', 'employer'],
	education: ['qualification', 'institution'],
	skills: ['name'],
	language: ['name'],
	certification: ['name', 'issuer'],
	interests: ['name'],
	reference: ['name', 'organisation'],
	socialMedia: ['network', 'handle'],
	projects: ['name', 'role'],
	volunteering: ['role', 'organisation'],
	publications: ['title'],
	awards: ['title', 'issuer'],
	custom: ['title'],
}

/** Returns the label of an entry of a list, or `''`. */
export function findEntryLabel(list: ListName, item: Record<string, unknown>): string {
	const texts = labelFields[list].map((field) => item[field])
	return texts.filter((text) => typeof text === 'string' && text.trim() !== '').join(', ')
}

/** Returns the label of a section of a CV; other parts, such as `referencesOnRequest`, belong to the references. */
export function findSectionLabel(part: string): string {
	if (part in sectionTitles) return sectionTitles[part as keyof typeof sectionTitles]
	if (part === 'personalInfo') return 'Personal details'
	if (part === 'photo') return 'Photo'
	return part === 'socialMedia' ? 'Links' : sectionTitles.reference
}
