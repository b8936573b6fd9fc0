import type { Experience } from '@app/cv'
import type { Passage } from '../layout/join-lines.ts'
import type { Span } from '../text/span.ts'
import { isDescriptionLabel, stripDescriptionLabel } from './description-labels.ts'
import { type EntryDate, periodFields } from './entry-date.ts'
import { expandTwoDigitYears } from './expand-two-digit-years.ts'
import { type ExtractedField, type Field, toField } from './extracted.ts'
import type { Part } from './header-parts.ts'
import { isProse } from './is-prose.ts'
import type { LabelledRow } from './labelled-row.ts'
import { type LabelledEntry, parseFormEntries, readLabelledDates } from './parse-form-entries.ts'
import { readPosts } from './read-posts.ts'
import { splitTown } from './split-town.ts'

/** Reads the jobs of a section, in the order in which they are printed. */
export function readExperience(passages: readonly Passage[]): ExtractedField<Experience>[] {
	const labelled = parseFormEntries(passages)
	if (labelled !== null) {
		const dates = expandTwoDigitYears(labelled.map(readLabelledDates))
		return labelled.map((entry, index) => labelledJob(entry, dates[index] ?? null))
	}
	return readPosts(passages).map(({ title, organisation, place, entry, rest, confidence }) => ({
		...namesOfPost({ title, organisation, labelled: entry.labelled }, confidence),
		location: optional(entry.labelled?.location ?? place?.span, 0.85),
		...periodFields(entry.date),
		...describe(entry.body, rest),
	}))
}

type Names = {
	title: Part | null
	organisation: Part | null
	labelled: LabelledRow | undefined
}

// If a label below names the title, the name above is the employer.
function namesOfPost({ title, organisation, labelled = {} }: Names, confidence: number) {
	const employer = organisation ?? (labelled.title === undefined ? null : title)
	return {
		jobTitle: optional(labelled.title ?? title?.span, confidence),
		employer: optional(employer?.span ?? labelled.employer, confidence),
	}
}

function labelledJob(
	{ slots, body }: LabelledEntry,
	date: EntryDate | null,
): ExtractedField<Experience> {
	// A teacher works at a school.
	const firm = slots.employer ?? slots.school
	const employer = firm === undefined ? null : splitTown(firm)
	const said = describe(body)
	return {
		jobTitle: optional(slots.title, 0.95),
		employer: optional(employer?.name, 0.95),
		location: optional(slots.location ?? employer?.place, 0.9),
		...periodFields(date),
		...said,
		summary: said.summary ?? optional(slots.about, 0.85),
	}
}

/** Returns the description of a post: its bullets as achievements, and a paragraph before them as the summary. */
export function describe(
	body: readonly Passage[],
	more: readonly Part[] = [],
): { summary?: Field | undefined; achievements?: Field[] | undefined } {
	const lead = more
		.filter(({ span }) => span.text.split(/\s+/).length > 3)
		.map(({ span }) => toField(span, 0.55))
	const said = body
		.filter(({ span }) => !isDescriptionLabel(span.text))
		.map((passage) => ({ ...passage, span: stripDescriptionLabel(passage.span) }))
	const [first, ...rest] = said
	if (first === undefined) return { achievements: lead }
	const hasPoints = rest.some((passage) => passage.isBullet)
	const isIntroduction = !first.isBullet && isProse(first) && hasPoints
	const points = isIntroduction ? rest : said
	return {
		summary: isIntroduction ? toField(first.span, 0.85) : undefined,
		achievements: [
			...lead,
			...points.map((passage) => toField(passage.span, passage.isBullet ? 0.95 : 0.75)),
		],
	}
}

/** A field of the words if there are any. */
export function optional(span: Span | undefined, confidence: number): Field | undefined {
	return span === undefined || span.text.trim() === '' ? undefined : toField(span, confidence)
}
