import type { Line } from '../layout/line.ts'
import { type PersonMeaning, personMeaningOf } from '../lexicon/person-labels.ts'
import { joinSpans, type Span, sliceSpan, splitSpan, trimSpan } from '../text/span.ts'

/** The fields of a form about the person: the words behind each label, from the first line that has the label. */
export type PersonForm = Partial<Record<PersonMeaning, Span>>

/** Reads the labels of a form about the person: "Surname : Mabaso", "Nume / Prenume  Muntean Ionuț". */
export function readPersonForm(lines: readonly Line[]): PersonForm {
	const form: PersonForm = {}
	for (const [at, line] of lines.entries())
		for (const { meaning, value } of labelledValues(line.span))
			form[meaning] ??= withRest(value, lines[at + 1])
	return form
}

// A value that ends in a comma goes on below itself.
function withRest(value: Span, next: Line | undefined): Span {
	const isOpen = value.text.endsWith(',') && next !== undefined && !/\t|:/.test(next.span.text)
	const x = value.pieces[0]?.item.x ?? 0
	return isOpen && Math.abs(next.x - x) < 3 ? joinSpans([value, next.span], ' ') : value
}

/**
 * Returns the whole name of a form, from its one label or from the labels of its parts; `null` if the form has
 * neither.
 */
export function nameOfForm({ name, firstName, lastName }: PersonForm): Span | null {
	if (name !== undefined) return name
	const parts = [firstName, lastName].flatMap((part) => part ?? [])
	return parts.length === 0 ? null : joinSpans(parts, ' ')
}

/** Whether lines are a form about the person: with their name and another fact, each behind its label. */
export function isPersonForm(lines: readonly Line[]): boolean {
	const form = readPersonForm(lines)
	return nameOfForm(form) !== null && Object.keys(form).length > 1
}

type Labelled = { meaning: PersonMeaning; value: Span }

function labelledValues(span: Span): Labelled[] {
	const cells = splitSpan(span, /\t|\s{2,}/g).filter(({ text }) => /[\p{L}\d]/u.test(text))
	return cells.flatMap((cell, at): Labelled[] => {
		const colon = cell.text.indexOf(':')
		const isLabel = colon === -1 || colon === cell.text.length - 1
		const label = isLabel ? cell.text : cell.text.slice(0, colon)
		const meaning = personMeaningOf(label)
		const next = isLabel ? cells[at + 1] : sliceSpan(cell, colon + 1)
		const value = next === undefined ? null : trimSpan(next, /[\s:]/)
		if (meaning === null || value === null || value.text === '') return []
		const rest = meaning === 'name' ? restOfName(span, cells.slice(isLabel ? at + 2 : at + 1)) : []
		return [{ meaning, value: joinSpans([value, ...rest], ' ') }]
	})
}

// The words of a name may stand further apart than others, up to the next label or cell.
function restOfName({ text }: Span, cells: readonly Span[]): Span[] {
	if (text.includes('\t')) return []
	const end = cells.findIndex(
		(cell) => personMeaningOf(cell.text) !== null || !/^[\p{L} ’'.-]+$/u.test(cell.text),
	)
	return cells.slice(0, end === -1 ? mostFurther : Math.min(end, mostFurther))
}

const mostFurther = 2
