import type { CvDocument } from '@app/cv'
import { type ExtractedField, readAs } from '../fields/extracted.ts'
import type { DataSheet } from './data-sheet.ts'
import { inSection } from './in-section.ts'
import { parseLevel } from './parse-level.ts'
import { readDescription } from './read-description.ts'
import { readLinks } from './read-links.ts'
import type { Row } from './read-table.ts'

/** The tables of a LinkedIn archive that are about its owner, by the title of the first column of each. */
export const linkedInTables = {
	profile: 'first name',
	positions: 'company name',
	education: 'school name',
	skills: 'name',
	languages: 'name',
	certifications: 'name',
	projects: 'title',
	honors: 'title',
	publications: 'name',
	volunteering: 'company name',
	'email addresses': 'email address',
	phonenumbers: 'extension',
} as const

export type LinkedInTables = Partial<Record<keyof typeof linkedInTables, Row[]>>

/** Reads the tables that LinkedIn gives its members as a copy of their data. */
export function readLinkedInArchive(
	tables: LinkedInTables,
	sheet: DataSheet,
): ExtractedField<CvDocument> {
	const { positions = [], education = [], skills = [], languages = [] } = tables
	return {
		...readProfile(tables, sheet),
		experience: inSection(sheet, ['Experience', 'experience'], positions).map((job) => ({
			jobTitle: sheet.said(job.title),
			employer: sheet.said(job['company name']),
			location: sheet.said(job.location),
			...readTime(sheet, job),
		})),
		education: inSection(sheet, ['Education', 'education'], education).map((course) => ({
			qualification: sheet.said(course['degree name']),
			institution: sheet.said(course['school name']),
			startDate: sheet.date(course['start date']),
			endDate: sheet.date(course['end date']),
			details: [course.notes, course.activities].flatMap((text) => sheet.said(text) ?? []),
		})),
		skills: inSection(sheet, ['Skills', 'skills'], skills).map(({ name }) => ({
			name: sheet.said(name),
		})),
		language: inSection(sheet, ['Languages', 'language'], languages).map(
			({ name, proficiency }) => ({
				name: sheet.said(name),
				...readLevel(sheet, proficiency),
			}),
		),
		...readMore(tables, sheet),
	}
}

function readProfile(tables: LinkedInTables, sheet: DataSheet): ExtractedField<CvDocument> {
	const [profile = {}] = tables.profile ?? []
	const mails = tables['email addresses'] ?? []
	const mail = mails.find(({ primary }) => /^yes$/i.test(primary ?? '')) ?? mails[0]
	const personalInfo = {
		firstName: sheet.said(profile['first name']),
		lastName: sheet.said(profile['last name']),
		headline: sheet.said(profile.headline),
		email: sheet.said(mail?.['email address']),
		phone: sheet.said(tables.phonenumbers?.[0]?.number),
		address: sheet.said(profile.address),
		postalCode: sheet.said(profile['zip code']),
		city: sheet.said(profile['geo location']),
	}
	const sites = (profile.websites ?? '').match(/https?:[^\s,\]]+/g) ?? []
	const handles = (profile['twitter handles'] ?? '').match(/[\w]+/g) ?? []
	const { website, orcid, socialMedia } = readLinks(sheet, [
		...sites,
		...handles.map((handle) => `https://x.com/${handle}`),
	])
	if (profile.summary) sheet.section('Profile', 'professionalSummary')
	const professionalSummary = sheet.said(profile.summary)
	return { personalInfo: { ...personalInfo, website, orcid }, socialMedia, professionalSummary }
}

function readMore(tables: LinkedInTables, sheet: DataSheet): ExtractedField<CvDocument> {
	const { certifications = [], projects = [], honors = [], publications = [] } = tables
	return {
		certification: inSection(sheet, ['Certifications', 'certification'], certifications).map(
			(certificate) => ({
				name: sheet.said(certificate.name),
				issuer: sheet.said(certificate.authority),
				date: sheet.date(certificate['started on']),
				expires: sheet.date(certificate['finished on']),
				credentialId: sheet.said(certificate['license number']),
				url: sheet.said(certificate.url),
			}),
		),
		projects: inSection(sheet, ['Projects', 'projects'], projects).map((project) => ({
			name: sheet.said(project.title),
			url: sheet.said(project.url),
			...readTime(sheet, project),
		})),
		volunteering: inSection(sheet, ['Volunteering', 'volunteering'], tables.volunteering ?? []).map(
			(post) => ({
				role: sheet.said(post.role),
				organisation: sheet.said(post['company name']),
				...readTime(sheet, post),
			}),
		),
		awards: inSection(sheet, ['Awards', 'awards'], honors).map((award) => ({
			title: sheet.said(award.title),
			date: sheet.date(award['issued on']),
			summary: sheet.said(award.description),
		})),
		publications: inSection(sheet, ['Publications', 'publications'], publications).map((work) => ({
			title: sheet.said(work.name),
			publisher: sheet.said(work.publisher),
			date: sheet.date(work['published on']),
			url: sheet.said(work.url),
		})),
	}
}

function readTime(sheet: DataSheet, row: Row) {
	const startDate = sheet.date(row['started on'])
	const endDate = sheet.date(row['finished on'])
	const isCurrent = startDate !== undefined && (row['finished on'] ?? '').trim() === ''
	const current = isCurrent ? readAs(true, null, 1) : undefined
	return { startDate, endDate, current, ...readDescription(sheet, row.description) }
}

// LinkedIn names five levels of its own, of which the lowest and the highest have their match.
const linkedInLevels: readonly [RegExp, 'A1' | 'native'][] = [
	[/^elementary/i, 'A1'],
	[/^native/i, 'native'],
]

function readLevel(sheet: DataSheet, proficiency = '') {
	const own = linkedInLevels.find(([words]) => words.test(proficiency))?.[1]
	const known = own === undefined ? undefined : { value: own, confidence: 0.9 }
	return parseLevel(sheet, proficiency, known)
}
