import type { CvDocument } from '@app/cv'
import type { Passage } from '../layout/join-lines.ts'
import { lineWords } from '../lexicon/word-lists.ts'
import { type Span, sliceSpan, splitSpan, trimSpan } from '../text/span.ts'
import { dateOfHeader, periodFields, singleDate, withoutDate } from './entry-date.ts'
import { type ExtractedField, type Field, readAs, toField } from './extracted.ts'
import { cutAtMarks } from './read-certificates.ts'
import { describe, optional } from './read-experience.ts'
import { readPosts } from './read-posts.ts'

/** Reads voluntary posts. */
export function readVolunteering(
	passages: readonly Passage[],
): ExtractedField<CvDocument['volunteering'][number]>[] {
	return readPosts(passages).map(({ title, organisation, place, entry, rest, confidence }) => ({
		role: optional(title?.span, confidence),
		organisation: optional(organisation?.span, confidence),
		location: optional(place?.span, 0.85),
		...periodFields(entry.date),
		...describe(entry.body, rest),
	}))
}

/** Reads publications, one for each passage. */
export function readPublications(
	passages: readonly Passage[],
): ExtractedField<CvDocument['publications'][number]>[] {
	return passages.map((passage) => ({
		title: optional(withoutNumber(passage.span), 0.7),
		date: singleDate(dateOfHeader(passage)) ?? findYear(passage),
	}))
}

function withoutNumber(span: Span): Span {
	const mark = /^(?:\d{1,2}[.)]|\[\d{1,2}\])\s+/.exec(span.text)
	return mark === null ? span : sliceSpan(span, mark[0].length)
}

function findYear({ span }: Passage): Field | undefined {
	const year = /\((?:\p{L}+\s)?((?:19|20)\d\d)\)|,\s((?:19|20)\d\d)\b/u.exec(span.text)
	const value = year?.[1] ?? year?.[2]
	if (year === null || value === undefined) return undefined
	return readAs(value, sliceSpan(span, year.index, year.index + year[0].length), 0.7)
}

/** Reads awards, one for each passage, with its date and issuer. */
export function readAwards(
	passages: readonly Passage[],
): ExtractedField<CvDocument['awards'][number]>[] {
	return passages.flatMap(cutAtMarks).map((passage) => {
		const date = dateOfHeader(passage)
		const rest = date === null ? passage.span : withoutDate(passage.span, date)
		const [title, issuer, ...others] = splitSpan(rest, /\t|\s[–—|-]\s/g).map((part) =>
			trimSpan(part, /[\s,]/),
		)
		const isPlain = others.length > 0 || issuer === undefined
		return {
			title: optional(isPlain ? rest : title, 0.75),
			issuer: isPlain ? undefined : optional(issuer, 0.7),
			date: singleDate(date),
		}
	})
}

/** Reads a section that no field of a CV is for, point by point. */
export function readCustomSection(
	title: ExtractedField<string> | undefined,
	passages: readonly Passage[],
): ExtractedField<CvDocument['custom'][number]> {
	return { title, items: passages.map((passage) => ({ text: toField(passage.span, 0.8) })) }
}

const onRequest = new RegExp(lineWords('on-request'), 'i')

/** Whether a line says nothing but that references are available on request, wherever it stands. */
export function isReferenceOffer(text: string): boolean {
	return text.length < 70 && /^(?:references?|referees?)\b/i.test(text) && onRequest.test(text)
}

/** Whether a text says that references are available on request. */
export function saysOnRequest(text: string): boolean {
	return onRequest.test(text)
}
