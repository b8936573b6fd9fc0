import type { CvDocument } from '@app/cv'
import type { Passage } from '../layout/join-lines.ts'
import { institutionScore } from '../lexicon/education-words.ts'
import { jobScore, organisationScore } from '../lexicon/job-words.ts'
import { type Span, sliceSpan, splitSpan } from '../text/span.ts'
import { type ExtractedField, type Field, toField } from './extracted.ts'
import { optional } from './read-experience.ts'
import { saysOnRequest } from './read-other-sections.ts'

type Reference = ExtractedField<CvDocument['reference'][number]>

const formOfAddress =
	'(?:Dr|Mr|Mrs|Ms|Miss|Prof|Professor|Sister|Rev|Frau|Herr|Mme|M|Sr|Sra|Dott|Dra|Ing|mgr|inż|dr)'
const personName = new RegExp(
	String.raw`^(?:${formOfAddress}\.?\s+)*\p{Lu}[\p{L}'’.-]*(?:\s(?:van|von|de|da|di|del|der)(?:\s(?:la|der|den))?)?(?:\s\p{Lu}[\p{L}'’.-]*){1,3}$`,
	'u',
)
/**
 * The form of address before a referee's name. If the first referee has one, the others have one too, and a line
 * without it describes a referee.
 */
const addressed = new RegExp(String.raw`^${formOfAddress}\.?\s`)
const mail = /(?<![\w.+-])[\w.+-]{1,64}@[\w.-]{1,190}\.\w{2,24}/
const phone = /\+?\d[\d\s().-]{8,}\d/

/** Reads references: a name first, then who that is and how to reach them. */
export function readReferences(passages: readonly Passage[]): Reference[] {
	const found: Reference[] = []
	const said = passages.map(({ span }) => span).filter((span) => !saysOnRequest(span.text))
	const cells = cellsByColumn(said)
	const areAddressed = addressed.test(cells[0]?.text ?? '')
	for (const cell of cells) addLine(found, cell, areAddressed ? addressed : personName)
	return found
}

// Two people stand side by side: the first cells of all lines are about one of them.
function cellsByColumn(spans: readonly Span[]): Span[] {
	const rows = spans.map((span) => splitSpan(span, /\t/g))
	const columns = Math.max(0, ...rows.map((row) => row.length))
	return Array.from({ length: columns }, (_, column) =>
		rows.flatMap((row) => row[column] ?? []),
	).flat()
}

function addLine(found: Reference[], span: Span, begins: RegExp): void {
	const last = found.at(-1)
	const parts = splitSpan(span, /,\s+|\s[–—|-]\s/g)
	const [name, ...rest] = parts
	if (name === undefined) return
	const isPerson = isName(name.text)
	if (last !== undefined && !(isPerson && begins.test(name.text))) {
		describe(last, parts)
		return
	}
	const person: Reference = { name: toField(name, isPerson ? 0.85 : 0.6) }
	describe(person, rest)
	found.push(person)
}

function isName(text: string): boolean {
	const isOther = jobScore(text) > 0 || organisationScore(text) > 0 || institutionScore(text) > 0
	return personName.test(text) && !(isOther && !/^(?:Dr|Mrs?|Ms|Miss|Prof)\b/.test(text))
}

function describe(person: Reference, parts: readonly Span[]): void {
	for (const part of parts) {
		person.email ??= matchField(part, mail)
		person.phone ??= matchField(part, phone)
		if (/@|\d{5}/.test(part.text)) continue
		const isFirm =
			jobScore(part.text) === 0 && organisationScore(part.text) + institutionScore(part.text) > 0
		if (person.jobTitle === undefined && !isFirm) person.jobTitle = optional(part, 0.7)
		else person.organisation ??= optional(part, 0.7)
	}
}

function matchField(span: Span, expression: RegExp): Field | undefined {
	const match = expression.exec(span.text)
	if (match === null) return undefined
	return toField(sliceSpan(span, match.index, match.index + match[0].length), 0.9)
}
