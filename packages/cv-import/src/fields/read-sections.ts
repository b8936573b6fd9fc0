import type { CvDocument } from '@app/cv'
import { kindOfTitle } from '../classifier/heading-model.ts'
import type { Extracted } from '../extracted.ts'
import { joinLabelLines } from '../layout/join-label-lines.ts'
import { capitalisesNouns, collectWords, type Passage } from '../layout/join-lines.ts'
import { joinWrappedCells } from '../layout/join-wrapped-cells.ts'
import type { Line } from '../layout/line.ts'
import { parseTableEntries } from '../layout/parse-table-entries.ts'
import { findLanguage } from '../lexicon/find-language.ts'
import { matchHeading } from '../lexicon/match-heading.ts'
import type { SectionKind } from '../lexicon/section-kinds.ts'
import type { Section } from '../sections/section.ts'
import { joinSpans, type Span, splitSpan, trimSpan } from '../text/span.ts'
import { isExpiring, isSchooling, splitOffCertificates } from './certificates-among-courses.ts'
import { type ExtractedField, readAs, toField } from './extracted.ts'
import { gatherNameLines } from './gather-name-lines.ts'
import { isProse } from './is-prose.ts'
import { joinLinesOfSection } from './join-lines-of-section.ts'
import type { NameLines } from './name-features.ts'
import { readCertifications } from './read-certificates.ts'
import { readContact } from './read-contact.ts'
import { readEducation } from './read-education.ts'
import { readExperience } from './read-experience.ts'
import { readInterests, readLanguages, readSkills } from './read-lists.ts'
import { readName } from './read-name.ts'
import { readNarrativeCareer } from './read-narrative-career.ts'
import {
	isReferenceOffer,
	readAwards,
	readCustomSection,
	readPublications,
	readVolunteering,
	saysOnRequest,
} from './read-other-sections.ts'
import { isPersonForm } from './read-person-form.ts'
import { readProjects } from './read-projects.ts'
import { readReferences } from './read-references.ts'
import { splitCertificates } from './split-certificates.ts'
import { splitCoursesFromJobs } from './split-courses-from-jobs.ts'
import { splitLabel, splitListItems } from './split-list-items.ts'
import { type SectionFragment, splitMixedSection } from './split-mixed-section.ts'
import { splitStatementsFromJobs } from './split-statements-from-jobs.ts'
import { drivingLicence, splitTrailingNotices } from './split-trailing-notices.ts'

export type SectionsRead = {
	found: ExtractedField<CvDocument>
	/** Words that were understood though no field holds them, such as labels. */
	understood: Span[]
	/** The lines in which the name was looked for. */
	nameLines: NameLines
}

/** Reads the fields of every section. */
export function readSections(given: readonly Section[], extracted: Extracted): SectionsRead {
	const sections = given.map(asContact)
	const allLines = sections.flatMap((section) => section.lines)
	const words = collectWords(allLines)
	const capitalsAreRare = !capitalisesNouns(words)
	const understood: Span[] = []
	const join = (section: Section): Passage[] => {
		const inPrint = section.lines.filter((line) => /[\p{L}\d]/u.test(line.span.text))
		const mayBeForm = tabled.includes(section.kind)
		const lines = mayBeForm ? joinLabelLines(inPrint) : inPrint
		const table = mayBeForm ? parseTableEntries(lines, extracted) : null
		if (table === null) return joinAll(section.kind, mayBeForm ? joinWrappedCells(lines) : lines)
		understood.push(...table.labels)
		const [before, after] = [table.before, table.after].map((some) => joinAll(section.kind, some))
		return [...(before ?? []), ...table.form, ...(after ?? [])]
	}
	const joinAll = (kind: Section['kind'], lines: Line[]): Passage[] =>
		extracted.linesAreParagraphs
			? lines.map(toPassage)
			: joinLinesOfSection({ kind, lines }, { words, capitalsAreRare })
	const piles = sections.map((section) => ({ ...section, passages: join(section) }))
	const of = (kind: Section['kind']) =>
		piles.filter((pile) => pile.kind === kind).flatMap((pile) => pile.passages)
	const prose = [...of('header'), ...of('contact')].filter(isIntroduction)
	const lists = [
		...of('header').flatMap((passage) => listInHeader(passage) ?? papersInHeader(passage)),
		...of('contact').flatMap((passage) => languagesInForm(passage) ?? []),
	]
	const plain = (kind: Section['kind']) =>
		of(kind).filter(
			(passage) => !prose.includes(passage) && !lists.some((list) => list.passages[0] === passage),
		)
	const joined = (kind: Section['kind']) => plain(kind).map(({ line, span }) => ({ ...line, span }))
	const nameLines = gatherNameLines(sections, {
		header: joined('header'),
		contact: joined('contact'),
	})
	const { personalInfo, taken, titled } = readName(nameLines)
	const contact = readContact({
		header: plain('header').flatMap(({ lines }) => lines),
		contact: plain('contact').flatMap(({ lines }) => lines),
		all: allLines,
		own: sections.filter(({ kind }) => kind !== 'reference').flatMap(({ lines }) => lines),
		taken: titled === null ? taken : [titled, ...taken],
		links: extracted.facts.links,
	})
	const listed = [
		...piles.filter((pile) => pile.kind !== 'header' && pile.kind !== 'contact'),
		...lists,
	]
	understood.push(...taken)
	const told = readNarrativeCareer(prose, listed)
	const content = told?.content ?? listed
	const read = readContent(content, understood)
	const found: ExtractedField<CvDocument> = {
		personalInfo: { ...contact.personalInfo, ...personalInfo },
		socialMedia: contact.socialMedia,
		professionalSummary: readSummary(content, told?.prose ?? prose),
		...read,
		experience: told?.experience ?? read.experience,
		education: [...(told?.education ?? []), ...(read.education ?? [])],
	}
	return { found, understood, nameLines }
}

// A form about the person, whatever its title is.
function asContact(section: Section): Section {
	const { kind, lines } = section
	const isForm = (kind === 'custom' || kind === 'additional') && isPersonForm(lines)
	return isForm ? { ...section, kind: 'contact' } : section
}

const tabled: readonly Section['kind'][] = ['experience', 'education', 'volunteering']

function toPassage(line: Line): Passage {
	return { span: line.span, line, lines: [line], isBullet: line.isBullet }
}

// A labelled list of skills, languages or interests under the name is a section of one line.
function listInHeader(passage: Passage): SectionFragment | null {
	const { label, rest } = splitLabel(passage)
	const kind = label === null ? null : matchHeading(label.text)
	if (kind !== 'skills' && kind !== 'language' && kind !== 'interests') return null
	return splitListItems(rest).length < 2 ? null : { kind, title: null, passages: [passage] }
}

// A labelled row of languages among the personal data.
function languagesInForm(passage: Passage): SectionFragment | null {
	const [label, ...values] = splitSpan(passage.span, /\t|\s{2,}|:\s/g)
	const [value] = values.map((span) => trimSpan(span, /[\s:]/)).filter(({ text }) => text !== '')
	if (label === undefined || value === undefined) return null
	const isLabel = kindOfTitle(label.text.replace(/[\s:]+$/, '')) === 'language'
	if (!isLabel || findLanguage(value.text) === null) return null
	return { kind: 'language', title: null, passages: [{ ...passage, span: value }] }
}

// Driving licences and registrations under the name, even beside other things on the line.
function papersInHeader(passage: Passage): SectionFragment[] {
	const cells = splitSpan(passage.span, /\t|\s*[|•·]\s*|\s{3,}/g)
	const isLabelled = cells.length === 2 && /:\s*$/.test(cells[0]?.text ?? '')
	return (isLabelled ? [joinSpans(cells)] : cells).flatMap((span) => {
		const isRegistration = registration.test(span.text)
		if (!(isRegistration || drivingLicence.test(span.text))) return []
		const kind = isRegistration ? 'certification' : 'custom'
		return [{ kind, title: null, passages: [{ ...passage, span }] }]
	})
}

const registration =
	/^(?:NMC|GMC|HCPC|GDC|GPhC|SIA|CSCS|CPCS|Gas Safe|(?:enhanced )?DBS)\b[\p{L} ]{0,30}[:#]?\s?(?=.*\d)/iu

function isIntroduction(passage: Passage): boolean {
	const { text } = passage.span
	const isText = isProse(passage) || isMostlySmall(text)
	return isText && text.length > 60 && !/@|www\.|https?:|\.\p{L}{2,4}\//u.test(text)
}

// Most words of names, addresses and headlines begin with a capital.
function isMostlySmall(text: string): boolean {
	const words = text.split(/\s+/)
	return words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length * 0.7
}

function readSummary(content: readonly SectionFragment[], prose: readonly Passage[]) {
	const titled = content
		.filter((pile) => pile.kind === 'professionalSummary')
		.flatMap((pile) => pile.passages)
	const passages = titled.length > 0 ? titled : prose
	if (passages.length === 0) return undefined
	return toField(
		joinSpans(
			passages.map(({ span }) => span),
			'\n',
		),
		titled.length > 0 ? 0.95 : 0.75,
	)
}

function readContent(
	given: readonly SectionFragment[],
	understood: Span[],
): ExtractedField<CvDocument> {
	const offer = given
		.flatMap(({ passages }) => passages)
		.find(({ span }) => isReferenceOffer(span.text))
	const content = given.map((pile) => ({
		...pile,
		passages: pile.passages.filter((passage) => passage !== offer),
	}))
	const sorted = content.map(splitMixedSection)
	const piles = sorted
		.flatMap((part) => part.piles)
		.flatMap(splitTrailingNotices)
		.flatMap(splitCertificates)
		.flatMap(splitStatementsFromJobs)
		.flatMap(splitCoursesFromJobs)
	understood.push(...sorted.flatMap((part) => part.labels))
	const of = <Item>(kind: SectionKind, read: (passages: Passage[]) => Item[]): Item[] =>
		piles.filter((pile) => pile.kind === kind).flatMap((pile) => read(pile.passages))
	const onRequest =
		offer?.span ??
		content
			.filter((pile) => pile.kind === 'reference')
			.flatMap(({ title, passages }) => [title, ...passages.map(({ span }) => span)])
			.find((span) => span !== null && saysOnRequest(span.text))
	if (onRequest != null) understood.push(onRequest)
	const expiring = of('education', (passages) => passages.filter(isExpiring))
	const schooling = of('certification', (passages) => passages.filter(isSchooling))
	const { education, certification } = splitOffCertificates([
		...of('education', (passages) => readEducation(passages.filter((one) => !isExpiring(one)))),
		...readEducation(schooling),
	])
	return {
		experience: of('experience', readExperience),
		education,
		skills: of('skills', readSkills),
		language: of('language', readLanguages),
		certification: [
			...of('certification', (passages) =>
				readCertifications(passages.filter((one) => !schooling.includes(one))),
			),
			...certification,
			...readCertifications(expiring),
		],
		interests: of('interests', readInterests),
		reference: of('reference', readReferences),
		referencesOnRequest: onRequest == null ? undefined : readAs(true, onRequest, 0.98),
		projects: of('projects', readProjects),
		volunteering: of('volunteering', readVolunteering),
		publications: of('publications', readPublications),
		awards: of('awards', readAwards),
		custom: piles
			.filter((pile) => pile.kind === 'custom' && pile.passages.length > 0)
			.map((pile) =>
				readCustomSection(
					pile.title === null ? undefined : toField(pile.title, 0.9),
					pile.passages,
				),
			),
	}
}
