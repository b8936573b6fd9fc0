import type { CvDocument } from '@app/cv'
import { type ExtractedField, readAs } from '../fields/extracted.ts'
import { readLanguages } from '../fields/read-lists.ts'
import { readTitledName } from '../fields/read-name.ts'
import { matchHeading } from '../lexicon/match-heading.ts'
import type { SectionKind } from '../lexicon/section-kinds.ts'
import type { DataFormat } from './data-format.ts'
import { type DataSheet, toText } from './data-sheet.ts'
import { isPart, type Json, list, part } from './json-parts.ts'
import { parseLink, withoutMarks } from './plain-marks.ts'
import { readDates, readLastDate, readPeriod } from './read-period.ts'

/** Files of RenderCV (rendercv.com): `cv` has the person and sections of any title, whose entries are told apart by their fields. */
export const renderCv: DataFormat = {
	isFormat: (data) => {
		const { name, sections } = part(part(data).cv)
		return typeof name === 'string' || isPart(sections)
	},
	contentOf: (data) => ({ ...part(part(data).cv), photo: undefined }),
	read: (data, sheet) => readRenderCv(part(part(data).cv), sheet),
}

function readRenderCv(cv: Json, sheet: DataSheet): ExtractedField<CvDocument> {
	const found: ExtractedField<CvDocument> = {
		...readHead(cv, sheet),
		experience: [],
		education: [],
		skills: [],
		language: [],
		certification: [],
		interests: [],
		projects: [],
		volunteering: [],
		publications: [],
		awards: [],
		custom: [],
	}
	for (const [name, entries] of Object.entries(part(cv.sections))) {
		const title = formatTitle(name)
		const kind = matchHeading(title) ?? 'custom'
		sheet.section(title, kind)
		readSection(list(entries), { title, kind, sheet, found })
	}
	return found
}

// RenderCV prints a key in snake case as words that begin with capitals.
function formatTitle(name: string): string {
	if (!/^[a-z\d_]+$/.test(name)) return withoutMarks(name)
	return name
		.split('_')
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join(' ')
}

function readHead(cv: Json, sheet: DataSheet): ExtractedField<CvDocument> {
	const name = toText(cv.name)
	const first = (value: unknown) => (Array.isArray(value) ? value[0] : value)
	const connections = list(cv.custom_connections).map(part)
	return {
		personalInfo: {
			...(name === '' ? {} : readTitledName(sheet.print(name), 1)),
			headline: sheet.said(withoutMarks(toText(cv.headline ?? cv.label))),
			email: sheet.said(first(cv.email)),
			phone: sheet.said(toText(first(cv.phone)).replace(/^tel:/, '')),
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

type SectionTarget = {
	title: string
	kind: SectionKind
	sheet: DataSheet
	found: ExtractedField<CvDocument>
}

function readSection(entries: readonly unknown[], target: SectionTarget): void {
	const others = entries.filter((entry) => !readKnown(part(entry), target))
	const labelled = others.filter((entry) => !readOneLine(part(entry), target))
	const rest = labelled.filter((entry) => !readNamed(part(entry), target))
	readTexts(rest, target)
}

/** Reads an entry of a type that says what it is: a job, a course, a publication. */
function readKnown(entry: Json, { sheet, found }: SectionTarget): boolean {
	if ('company' in entry || 'position' in entry) {
		found.experience?.push({
			jobTitle: said(sheet, entry.position),
			employer: said(sheet, entry.company),
			...readDescription(sheet, entry),
		})
		return true
	}
	if ('institution' in entry) {
		const { summary, achievements, ...told } = readDescription(sheet, entry)
		found.education?.push({
			...told,
			qualification: said(sheet, entry.degree),
			fieldOfStudy: said(sheet, entry.area),
			institution: said(sheet, entry.institution),
			grade: said(sheet, entry.grade),
			details: [...(summary === undefined ? [] : [summary]), ...achievements],
		})
		return true
	}
	if (!('title' in entry && 'authors' in entry)) return false
	const doi = toText(entry.doi)
	found.publications?.push({
		title: said(sheet, entry.title),
		authors: said(sheet, list(entry.authors).map(toText).join(', ')),
		publisher: said(sheet, entry.journal),
		date: readLastDate(sheet, entry.date),
		url: doi === '' ? sheet.said(entry.url) : sheet.readFrom(doi, `https://doi.org/${doi}`),
	})
	return true
}

/** Reads a label with its details: a group of skills or the languages. */
function readOneLine(entry: Json, target: SectionTarget): boolean {
	if (!('label' in entry && 'details' in entry)) return false
	const { sheet, found, kind } = target
	const details = withoutMarks(toText(entry.details))
	if (matchHeading(toText(entry.label)) === 'language' || kind === 'language') {
		const words = kind === 'language' ? `${toText(entry.label)} (${details})` : details
		sheet.print(toText(entry.label))
		found.language?.push(...readLanguages([{ span: sheet.print(words) }]))
	} else if (kind === 'skills') {
		const group = said(sheet, entry.label)
		const names = splitNames(details).flatMap((name) => sheet.said(name) ?? [])
		found.skills?.push(...names.map((name) => ({ name, group })))
	} else addItems(target, [`${toText(entry.label)}: ${details}`])
	return true
}

// Semicolons, full stops or long parts make prose of the details, not a list of names.
function splitNames(details: string): string[] {
	const names = details.split(/,\s+(?![^(]*\))/)
	const areNames = !/[;.]\s/.test(details) && names.every((name) => name.split(/\s+/).length <= 4)
	return areNames ? names : [details]
}

/** Reads an entry with a name and dates by the title of its section. */
function readNamed(entry: Json, target: SectionTarget): boolean {
	if (!('name' in entry)) return false
	const { sheet, found, kind } = target
	const link = parseLink(toText(entry.name))
	const name = sheet.said(link?.words ?? withoutMarks(toText(entry.name)))
	const url = sheet.said(link?.address ?? entry.url)
	const told = () => readDescription(sheet, entry)
	const date = () => readLastDate(sheet, toText(entry.end_date) || entry.date || entry.start_date)
	if (kind === 'projects') {
		const { location: _, ...project } = told()
		found.projects?.push({ name, url, ...project })
	} else if (kind === 'experience') found.experience?.push({ jobTitle: name, ...told() })
	else if (kind === 'volunteering') found.volunteering?.push({ organisation: name, ...told() })
	else if (kind === 'certification')
		found.certification?.push({ name, url, date: date(), issuer: said(sheet, entry.summary) })
	else if (kind === 'awards')
		found.awards?.push({ title: name, date: date(), summary: said(sheet, joinWords(entry)) })
	else addItems(target, [formatLine(entry), ...joinWords(entry).split('\n')])
	return true
}

function formatLine(entry: Json): string {
	const dates = [entry.start_date, entry.end_date].map(toText).filter(Boolean).join(' – ')
	const when = toText(entry.date) || dates
	return [withoutMarks(toText(entry.name)), toText(entry.location), when].filter(Boolean).join(', ')
}

function joinWords(entry: Json): string {
	const lines = [entry.summary, ...list(entry.highlights)].map((line) => withoutMarks(toText(line)))
	return lines.filter(Boolean).join('\n')
}

function readDescription(sheet: DataSheet, entry: Json) {
	const hasRange = toText(entry.start_date) !== '' || toText(entry.end_date) !== ''
	return {
		location: said(sheet, entry.location),
		...(hasRange
			? readDates(sheet, entry.start_date, entry.end_date)
			: readPeriod(sheet, entry.date)),
		summary: said(sheet, entry.summary),
		achievements: list(entry.highlights).flatMap((line) => said(sheet, line) ?? []),
	}
}

/** Reads plain sentences and points by the title of their section. */
function readTexts(entries: readonly unknown[], target: SectionTarget): void {
	const { kind, sheet, found } = target
	const texts = entries.flatMap((entry) => {
		const { bullet, number, reversed_number } = part(entry)
		const text = withoutMarks(toText(isPart(entry) ? (bullet ?? number ?? reversed_number) : entry))
		return text === '' ? [] : [text]
	})
	if (texts.length === 0) return
	const names = texts.flatMap(splitNames)
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
	else addItems(target, texts)
}

function addItems({ title, sheet, found }: SectionTarget, texts: readonly string[]): void {
	const items = texts.flatMap((line) => {
		const text = sheet.said(line)
		return text === undefined ? [] : [{ text }]
	})
	const last = found.custom?.at(-1)
	if (last?.title?.value === title) last.items?.push(...items)
	else found.custom?.push({ title: readAs(title, null, 1), items })
}

function said(sheet: DataSheet, value: unknown) {
	return sheet.said(withoutMarks(toText(value)))
}
