import type { CvDocument } from '@app/cv'
import { type ExtractedField, readAs } from '../fields/extracted.ts'
import type { DataSheet } from './data-sheet.ts'
import { inSection } from './in-section.ts'
import { parseLevel } from './parse-level.ts'
import { plainLines, readDescription } from './read-description.ts'
import { readLinks } from './read-links.ts'
import { type DataElement, elementsAt, textAt } from './xml-values.ts'

/** Reads the Europass CV of 2012 to 2020 (`SkillsPassport`). */
export function readEuropass3(root: DataElement, sheet: DataSheet): ExtractedField<CvDocument> {
	const [learner] = elementsAt(root, 'LearnerInfo')
	const jobs = elementsAt(learner, 'WorkExperienceList/WorkExperience')
	const courses = elementsAt(learner, 'EducationList/Education')
	return {
		...readPerson(learner, sheet),
		experience: inSection(sheet, ['Work experience', 'experience'], jobs).map((job) => ({
			jobTitle: sheet.said(textAt(job, 'Position/Label')),
			employer: sheet.said(textAt(job, 'Employer/Name')),
			location: sheet.said(placeAt(job, 'Employer')),
			...periodAt(sheet, job),
			...readDescription(sheet, textAt(job, 'Activities')),
		})),
		education: inSection(sheet, ['Education and training', 'education'], courses).map((course) => {
			return {
				qualification: sheet.said(textAt(course, 'Title')),
				fieldOfStudy: sheet.said(textAt(course, 'Field/Label')),
				institution: sheet.said(textAt(course, 'Organisation/Name')),
				location: sheet.said(placeAt(course, 'Organisation')),
				...periodAt(sheet, course),
				details: readLines(sheet, textAt(course, 'Activities')),
			}
		}),
		language: readLanguages(learner, sheet),
		skills: readSkills(learner, sheet),
	}
}

function readPerson(
	learner: DataElement | undefined,
	sheet: DataSheet,
): ExtractedField<CvDocument> {
	const [person] = elementsAt(learner, 'Identification')
	const address = 'ContactInfo/Address/Contact'
	const personalInfo = {
		firstName: sheet.said(textAt(person, 'PersonName/FirstName')),
		lastName: sheet.said(textAt(person, 'PersonName/Surname')),
		email: sheet.said(textAt(person, 'ContactInfo/Email/Contact')),
		phone: sheet.said(textAt(person, 'ContactInfo/TelephoneList/Telephone/Contact')),
		address: sheet.said(textAt(person, `${address}/AddressLine`)),
		postalCode: sheet.said(textAt(person, `${address}/PostalCode`)),
		city: sheet.said(textAt(person, `${address}/Municipality`)),
		country: sheet.said(textAt(person, `${address}/Country/Label`)),
	}
	const sites = elementsAt(person, 'ContactInfo/WebsiteList/Website/Contact')
	const { website, orcid, socialMedia } = readLinks(
		sheet,
		sites.map(({ text }) => text),
	)
	const headline = textAt(learner, 'Headline/Description/Label')
	const isStatement = textAt(learner, 'Headline/Type/Code') === 'personal_statement'
	if (isStatement && headline !== '') sheet.section('Profile', 'professionalSummary')
	const said = sheet.said(headline)
	return {
		personalInfo: { ...personalInfo, website, orcid, headline: isStatement ? undefined : said },
		professionalSummary: isStatement ? said : undefined,
		socialMedia,
	}
}

function readLanguages(
	learner: DataElement | undefined,
	sheet: DataSheet,
): ExtractedField<CvDocument>['language'] {
	const [linguistic] = elementsAt(learner, 'Skills/Linguistic')
	const own = elementsAt(linguistic, 'MotherTongueList/MotherTongue')
	const foreign = elementsAt(linguistic, 'ForeignLanguageList/ForeignLanguage')
	if (own.length + foreign.length > 0) sheet.section('Languages', 'language')
	return [
		...own.map((each) => ({
			name: sheet.said(textAt(each, 'Description/Label')),
			proficiency: readAs('native', null, 1),
		})),
		...foreign.map((each) => ({
			name: sheet.said(textAt(each, 'Description/Label')),
			...levelAt(sheet, each),
		})),
	]
}

// Five levels are stated; the one for speaking is what a CV of one level means.
function levelAt(sheet: DataSheet, language: DataElement) {
	const stated = textAt(
		language,
		'ProficiencyLevel/SpokenInteraction',
		'ProficiencyLevel/SpokenProduction',
		'ProficiencyLevel/Listening',
		'ProficiencyLevel/Writing',
	)
	return parseLevel(sheet, stated)
}

const skillGroups: readonly [string, string][] = [
	['Communication', 'Communication'],
	['Organisational', 'Organisation'],
	['JobRelated', 'At work'],
	['Computer', 'Computing'],
	['Other', 'Other'],
]

function readSkills(
	learner: DataElement | undefined,
	sheet: DataSheet,
): ExtractedField<CvDocument>['skills'] {
	const groups = skillGroups.map(([path, group]) => ({
		group,
		lines: plainLines(textAt(learner, `Skills/${path}/Description`)).filter(
			(line) => line.trim() !== '',
		),
	}))
	if (groups.some(({ lines }) => lines.length > 0)) sheet.section('Skills', 'skills')
	return groups.flatMap(({ group, lines }) =>
		lines.map((line) => ({
			name: sheet.said(line.replace(/^[•*-]\s*/, '')),
			group: readAs(group, null, 0.9),
		})),
	)
}

function placeAt(element: DataElement, owner: string): string {
	const contact = `${owner}/ContactInfo/Address/Contact`
	return [textAt(element, `${contact}/Municipality`), textAt(element, `${contact}/Country/Label`)]
		.filter(Boolean)
		.join(', ')
}

function periodAt(sheet: DataSheet, element: DataElement) {
	const isCurrent = textAt(element, 'Period/Current') === 'true'
	return {
		startDate: sheet.date(readDate(elementsAt(element, 'Period/From')[0])),
		endDate: isCurrent ? undefined : sheet.date(readDate(elementsAt(element, 'Period/To')[0])),
		current: isCurrent ? readAs(true, null, 1) : undefined,
	}
}

// Months and days are written as XML Schema has them: "--08" and "---01".
function readDate(element: DataElement | undefined): string {
	const { year = '', month = '', day = '' } = element?.attributes ?? {}
	const parts = [year, month, day].map((part) => part.replace(/^-+/, ''))
	const end = parts.indexOf('')
	return (end === -1 ? parts : parts.slice(0, end)).join('-')
}

function readLines(sheet: DataSheet, text: string) {
	return plainLines(text).flatMap((line) => sheet.said(line.replace(/^\s*[•*-]\s*/, '')) ?? [])
}
