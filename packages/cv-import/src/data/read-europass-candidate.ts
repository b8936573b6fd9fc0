import type { CvDocument } from '@app/cv'
import { type ExtractedField, readAs } from '../fields/extracted.ts'
import type { DataSheet } from './data-sheet.ts'
import { inSection } from './in-section.ts'
import { parseLevel } from './parse-level.ts'
import { plainLines, readDescription } from './read-description.ts'
import { readLinks } from './read-links.ts'
import { type DataElement, elementsAt, textAt } from './xml-values.ts'

/** Reads the Europass CV of today (`Candidate`, in the terms of HR Open Standards). */
export function readEuropassCandidate(
	root: DataElement,
	sheet: DataSheet,
): ExtractedField<CvDocument> {
	const [profile] = elementsAt(root, 'CandidateProfile')
	const jobs = elementsAt(profile, 'EmploymentHistory/EmployerHistory')
	const courses = elementsAt(profile, 'EducationHistory/EducationOrganizationAttendance')
	return {
		...readPerson(root, profile, sheet),
		experience: inSection(sheet, ['Work experience', 'experience'], jobs).flatMap((employer) =>
			readPosts(sheet, employer),
		),
		education: inSection(sheet, ['Education and training', 'education'], courses).map((course) => {
			return {
				qualification: sheet.said(textAt(course, 'EducationDegree/DegreeName')),
				institution: sheet.said(textAt(course, 'OrganizationName')),
				location: sheet.said(placeAt(course)),
				...periodAt(sheet, course, 'AttendancePeriod'),
				grade: sheet.said(textAt(course, 'EducationDegree/FinalGrade/ScoreText')),
				details: readLines(
					sheet,
					textAt(course, 'EducationDegree/OccupationalSkillsCovered', 'Description'),
				),
			}
		}),
		...readCompetencies(root, profile, sheet),
	}
}

function readPerson(
	root: DataElement,
	profile: DataElement | undefined,
	sheet: DataSheet,
): ExtractedField<CvDocument> {
	const [person] = elementsAt(root, 'CandidatePerson')
	const ways = elementsAt(person, 'Communication')
	const by = (channel: RegExp) => ways.filter((way) => channel.test(textAt(way, 'ChannelCode')))
	const [phone] = by(/phone|mobile/i)
	const [address] = ways.flatMap((way) => elementsAt(way, 'Address'))
	const dialled = [textAt(phone, 'CountryDialing'), textAt(phone, 'AreaDialing')]
	const number = [...dialled.filter(Boolean), textAt(phone, 'DialNumber', 'URI')].join(' ')
	const personalInfo = {
		firstName: sheet.said(textAt(person, 'PersonName/GivenName')),
		lastName: sheet.said(textAt(person, 'PersonName/FamilyName')),
		email: sheet.said(textAt(by(/e-?mail/i)[0], 'URI')),
		phone: sheet.said(dialled[0] && !number.startsWith('+') ? `+${number}` : number),
		address: sheet.said(textAt(address, 'AddressLine')),
		postalCode: sheet.said(textAt(address, 'PostalCode')),
		city: sheet.said(textAt(address, 'CityName')),
		country: sheet.said(textAt(address, 'CountryCode').toUpperCase()),
	}
	const sites = ways
		.map((way) => textAt(way, 'URI'))
		.filter((uri) => /^(?:https?:|www\.)/.test(uri))
	const { website, orcid, socialMedia } = readLinks(sheet, sites)
	const summary = plainLines(textAt(profile, 'ExecutiveSummary')).join('\n').trim()
	if (summary !== '') sheet.section('About me', 'professionalSummary')
	return {
		personalInfo: { ...personalInfo, website, orcid },
		professionalSummary: sheet.said(summary),
		socialMedia,
	}
}

function readPosts(
	sheet: DataSheet,
	employer: DataElement,
): ExtractedField<CvDocument['experience'][number]>[] {
	const posts = elementsAt(employer, 'PositionHistory')
	return (posts.length === 0 ? [employer] : posts).map((post) => ({
		jobTitle: sheet.said(textAt(post, 'PositionTitle')),
		employer: sheet.said(textAt(employer, 'OrganizationName')),
		location: sheet.said(placeAt(employer) || textAt(post, 'City')),
		...periodAt(
			sheet,
			elementsAt(post, 'EmploymentPeriod').length > 0 ? post : employer,
			'EmploymentPeriod',
		),
		...readDescription(sheet, textAt(post, 'Description')),
	}))
}

function readCompetencies(
	root: DataElement,
	profile: DataElement | undefined,
	sheet: DataSheet,
): ExtractedField<CvDocument> {
	const all = elementsAt(profile, 'PersonQualifications/PersonCompetency')
	const isLanguage = (each: DataElement) => textAt(each, 'TaxonomyID') === 'language'
	const own = elementsAt(root, 'CandidatePerson/PrimaryLanguageCode')
	const foreign = all.filter(isLanguage)
	const others = all.filter((each) => !isLanguage(each))
	const hobbies = elementsAt(profile, 'Hobbies/Hobby')
	if (own.length + foreign.length > 0) sheet.section('Languages', 'language')
	return {
		language: [
			...own.map(({ text }) => ({
				name: readCodeName(sheet, text),
				proficiency: readAs('native', null, 1),
			})),
			...foreign.map((each) => ({
				name: readCodeName(sheet, textAt(each, 'CompetencyID')),
				...readLanguageLevel(sheet, each),
			})),
		],
		skills: inSection(sheet, ['Skills', 'skills'], others).map((each) => ({
			name: sheet.said(textAt(each, 'CompetencyName', 'CompetencyID')),
		})),
		interests: inSection(sheet, ['Interests', 'interests'], hobbies).map((hobby) => ({
			name: sheet.said(textAt(hobby, 'Title', 'Description')),
		})),
	}
}

// Languages are named by codes of three letters.
function readCodeName(sheet: DataSheet, code: string) {
	try {
		const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(code.trim())
		return sheet.readFrom(name ?? code, name ?? code)
	} catch {
		return sheet.said(code)
	}
}

function readLanguageLevel(sheet: DataSheet, language: DataElement) {
	const dimensions = elementsAt(language, 'CompetencyDimension')
	const spoken = dimensions.find((each) =>
		/interaction/i.test(textAt(each, 'CompetencyDimensionTypeCode')),
	)
	const stated = textAt(spoken ?? dimensions[0], 'Score/ScoreText')
	return parseLevel(sheet, stated)
}

function placeAt(element: DataElement): string {
	const address = 'OrganizationContact/Communication/Address'
	const country = textAt(element, `${address}/CountryCode`).toUpperCase()
	return [textAt(element, `${address}/CityName`), country].filter(Boolean).join(', ')
}

function periodAt(sheet: DataSheet, element: DataElement, period: string) {
	const date = (name: string) => sheet.date(textAt(element, `${period}/${name}/FormattedDateTime`))
	const goesOn = textAt(element, `${period}/CurrentIndicator`, `${period}/Ongoing`) === 'true'
	return {
		startDate: date('StartDate'),
		endDate: goesOn ? undefined : date('EndDate'),
		current: goesOn ? readAs(true, null, 1) : undefined,
	}
}

function readLines(sheet: DataSheet, text: string) {
	return plainLines(text).flatMap((line) => sheet.said(line.replace(/^\s*[•*-]\s*/, '')) ?? [])
}
