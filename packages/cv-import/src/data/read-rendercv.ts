import type { CvDocument } from '@app/cv'
import { type Found, readAs } from '../fields/found.ts'
import { readLanguages } from '../fields/read-lists.ts'
import { splitName } from '../fields/read-name.ts'
import { headingOf } from '../lexicon/heading-of.ts'
import type { SectionKind } from '../lexicon/section-titles.ts'
import type { DataFormat } from './data-format.ts'
import { type DataSheet, textOf } from './data-sheet.ts'
import { isPart, type Json, list, part } from './json-parts.ts'
import { datesIn, lastDateIn, periodIn } from './period-in.ts'
import { linkOf, withoutMarks } from './plain-marks.ts'

/** Files of RenderCV (rendercv.com): `cv` has the person and sections of any title, whose entries are told apart by their fields. */
export const renderCv: DataFormat = {
	isFormat: (data) => {
		const { name, sections } = part(part(data).cv)
		return typeof name === 'string' || isPart(sections)
	},
	contentOf: (data) => ({ ...part(part(data).cv), photo: undefined }),
	read: (data, sheet) => readRenderCv(part(part(data).cv), sheet),
}

function readRenderCv(cv: Json, sheet: DataSheet): Found<CvDocument> {
	const found: Found<CvDocument> = {
		...readHead(cv, sheet),
		...{ experience: [], education: [], skills: [], language: [], certification: [] },
		...{ interests: [], projects: [], volunteering: [], publications: [], awards: [], custom: [] },
	}
	for (const [name, entries] of Object.entries(part(cv.sections))) {
		const title = titleOf(name)
		const kind = headingOf(title) ?? 'custom'
		sheet.section(title, kind)
		readSection(list(entries), { title, kind, sheet, found })
	}
	return found
}

// "extracurricular_activities" is printed as "Extracurricular Activities".
function titleOf(name: string): string {
	if (!/^[a-z\d_]+$/.test(name)) return withoutMarks(name)
	return name
		.split('_')
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join(' ')
}

function readHead(cv: Json, sheet: DataSheet): Found<CvDocument> {
	const name = textOf(cv.name)
	const first = (value: unknown) => (Array.isArray(value) ? value[0] : value)
	const connections = list(cv.custom_connections).map(part)
	return {
		personalInfo: {
			...(name === '' ? {} : splitName(sheet.print(name), 1)),
			headline: sheet.said(withoutMarks(textOf(cv.headline ?? cv.label))),
			email: sheet.said(first(cv.email)),
			phone: sheet.said(textOf(first(cv.phone)).replace(/^tel:/, '')),
			city: sheet.said(cv.location),
			website: sheet.said(first(cv.website)),
		},
		socialMedia: [
			...list(cv.social_networks)
				.map(part)
				.map(({ network, username }) => ({
					network: sheet.said(network),
					handle: sheet.said(username),
				})),
			...connections.map(({ placeholder, url }) => ({
				network: readAs('Website', null, 1),
				url: sheet.said(url),
				handle: sheet.said(placeholder),
			})),
		],
	}
}

type Place = { title: string; kind: SectionKind; sheet: DataSheet; found: Found<CvDocument> }

function readSection(entries: readonly unknown[], place: Place): void {
	const others = entries.filter((entry) => !readKnown(part(entry), place))
	const labelled = others.filter((entry) => !readOneLine(part(entry), place))
	const rest = labelled.filter((entry) => !readNamed(part(entry), place))
	readTexts(rest, place)
}

/** Reads an entry of a type that says what it is: a job, a course, a publication. */
function readKnown(entry: Json, { sheet, found }: Place): boolean {
	if ('company' in entry || 'position' in entry) {
		found.experience?.push({
			jobTitle: said(sheet, entry.position),
			employer: said(sheet, entry.company),
			...toldOf(sheet, entry),
		})
		return true
	}
	if ('institution' in entry) {
		const { summary, achievements, startDate, endDate, location } = toldOf(sheet, entry)
		found.education?.push({
			...{ startDate, endDate, location },
			qualification: said(sheet, entry.degree),
			fieldOfStudy: said(sheet, entry.area),
			institution: said(sheet, entry.institution),
			grade: said(sheet, entry.grade),
			details: [...(summary === undefined ? [] : [summary]), ...achievements],
		})
		return true
	}
	if (!('title' in entry && 'authors' in entry)) return false
	const doi = textOf(entry.doi)
	found.publications?.push({
		title: said(sheet, entry.title),
		authors: said(sheet, list(entry.authors).map(textOf).join(', ')),
		publisher: said(sheet, entry.journal),
		date: lastDateIn(sheet, entry.date),
		url: doi === '' ? sheet.said(entry.url) : sheet.readFrom(doi, `https://doi.org/${doi}`),
	})
	return true
}

/** Reads a label with its details: a group of skills or the languages. */
function readOneLine(entry: Json, place: Place): boolean {
	if (!('label' in entry && 'details' in entry)) return false
	const { sheet, found, kind } = place
	const details = withoutMarks(textOf(entry.details))
	if (headingOf(textOf(entry.label)) === 'language' || kind === 'language') {
		const words = kind === 'language' ? `${textOf(entry.label)} (${details})` : details
		sheet.print(textOf(entry.label))
		found.language?.push(...readLanguages([{ span: sheet.print(words) }]))
	} else if (kind === 'skills') {
		const group = said(sheet, entry.label)
		const names = namesOf(details).flatMap((name) => sheet.said(name) ?? [])
		found.skills?.push(...names.map((name) => ({ name, group })))
	} else addItems(place, [`${textOf(entry.label)}: ${details}`])
	return true
}

// "Good understanding of calculus; some algebra" tells, and lists nothing.
function namesOf(details: string): string[] {
	const names = details.split(/,\s+(?![^(]*\))/)
	const areNames = !/[;.]\s/.test(details) && names.every((name) => name.split(/\s+/).length <= 4)
	return areNames ? names : [details]
}

/** Reads an entry with a name and dates by the title of its section. */
function readNamed(entry: Json, place: Place): boolean {
	if (!('name' in entry)) return false
	const { sheet, found, kind } = place
	const link = linkOf(textOf(entry.name))
	const name = sheet.said(link?.words ?? withoutMarks(textOf(entry.name)))
	const url = sheet.said(link?.address ?? entry.url)
	const told = () => toldOf(sheet, entry)
	const date = () => lastDateIn(sheet, textOf(entry.end_date) || entry.date || entry.start_date)
	if (kind === 'projects') {
		const { location: _, ...project } = told()
		found.projects?.push({ name, url, ...project })
	} else if (kind === 'experience') found.experience?.push({ jobTitle: name, ...told() })
	else if (kind === 'volunteering') found.volunteering?.push({ organisation: name, ...told() })
	else if (kind === 'certification')
		found.certification?.push({ name, url, date: date(), issuer: said(sheet, entry.summary) })
	else if (kind === 'awards')
		found.awards?.push({ title: name, date: date(), summary: said(sheet, wordsOf(entry)) })
	else addItems(place, [lineOf(entry), ...wordsOf(entry).split('\n')])
	return true
}

function lineOf(entry: Json): string {
	const dates = [entry.start_date, entry.end_date].map(textOf).filter(Boolean).join(' – ')
	const when = textOf(entry.date) || dates
	return [withoutMarks(textOf(entry.name)), textOf(entry.location), when].filter(Boolean).join(', ')
}

function wordsOf(entry: Json): string {
	const lines = [entry.summary, ...list(entry.highlights)].map((line) => withoutMarks(textOf(line)))
	return lines.filter(Boolean).join('\n')
}

function toldOf(sheet: DataSheet, entry: Json) {
	const hasRange = textOf(entry.start_date) !== '' || textOf(entry.end_date) !== ''
	return {
		location: said(sheet, entry.location),
		...(hasRange ? datesIn(sheet, entry.start_date, entry.end_date) : periodIn(sheet, entry.date)),
		summary: said(sheet, entry.summary),
		achievements: list(entry.highlights).flatMap((line) => said(sheet, line) ?? []),
	}
}

/** Reads plain sentences and points by the title of their section. */
function readTexts(entries: readonly unknown[], place: Place): void {
	const { kind, sheet, found } = place
	const texts = entries.flatMap((entry) => {
		const { bullet, number, reversed_number } = part(entry)
		const text = withoutMarks(textOf(isPart(entry) ? (bullet ?? number ?? reversed_number) : entry))
		return text === '' ? [] : [text]
	})
	if (texts.length === 0) return
	const names = texts.flatMap(namesOf)
	const named = () => names.flatMap((name) => sheet.said(name) ?? [])
	if (kind === 'professionalSummary' && found.professionalSummary === undefined)
		found.professionalSummary = sheet.said(texts.join('\n'))
	else if (kind === 'skills') found.skills?.push(...named().map((name) => ({ name })))
	else if (kind === 'interests') found.interests?.push(...named().map((name) => ({ name })))
	else if (kind === 'language')
		found.language?.push(...readLanguages(texts.map((text) => ({ span: sheet.print(text) }))))
	else if (kind === 'awards')
		found.awards?.push(...texts.map((text) => ({ title: sheet.said(text) })))
	else if (kind === 'certification')
		found.certification?.push(...texts.map((text) => ({ name: sheet.said(text) })))
	else addItems(place, texts)
}

function addItems({ title, sheet, found }: Place, texts: readonly string[]): void {
	const items = texts.flatMap((line) => {
		const text = sheet.said(line)
		return text === undefined ? [] : [{ text }]
	})
	const last = found.custom?.at(-1)
	if (last?.title?.value === title) last.items?.push(...items)
	else found.custom?.push({ title: readAs(title, null, 1), items })
}

function said(sheet: DataSheet, value: unknown) {
	return sheet.said(withoutMarks(textOf(value)))
}
