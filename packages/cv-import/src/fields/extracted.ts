import type { Span } from '../text/span.ts'

/** A value as it will stand in the CV, the words that it was read from, and how sure that is. */
export type Field<Value extends string | boolean = string> = {
	readonly kind: 'field'
	value: Value
	/** `null` when the value follows from other fields. */
	span: Span | null
	confidence: number
}

/** The shape of a part of a CV with a field in place of each value; ids and empty fields are left out. */
export type ExtractedField<Part> = Part extends string
	? Field
	: Part extends boolean
		? Field<boolean>
		: Part extends readonly (infer Item)[]
			? ExtractedField<Item>[]
			: {
					[Key in keyof Part as Key extends 'id' ? never : Key]?:
						| ExtractedField<Part[Key]>
						| undefined
				}

/** A field whose value is its words. */
export function toField(span: Span, confidence = 0.8): Field {
	return { kind: 'field', value: span.text.trim().replace(/[^\S\n]+/g, ' '), span, confidence }
}

/** A field whose value is written in another way than its words, as a date is. */
export function readAs<Value extends string | boolean>(
	value: Value,
	span: Span | null,
	confidence = 0.8,
): Field<Value> {
	return { kind: 'field', value, span, confidence }
}
