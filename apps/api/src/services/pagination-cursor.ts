import { z } from 'zod'
import { AppError } from '#http/app-error.ts'
import { stripUnstorableText } from './strip-unstorable-characters.ts'

/** The last row of a page: the value that it was sorted by, and its id for rows with the same value. */
const cursorSchema = z.tuple([z.string().max(500), z.uuid()])

/** A place in a list as a client passes it back. */
export function toCursor(value: string, id: string): string {
	return Buffer.from(JSON.stringify([value, id])).toString('base64url')
}

/** A moment that a list is sorted by; others than these the database does not know, or no row has. */
export const cursorTime = z.iso.datetime().regex(/^[12]\d{3}-/)
/** A text that a list is sorted by, of characters that the database takes. */
export const cursorText = z.string().refine((text) => stripUnstorableText(text) === text)
/** A number that a list is sorted by: a whole one of 32 bits, written out. */
export const cursorNumber = z.string().regex(/^\d{1,9}$/)

/**
 * The place in a list that is sorted by values of this schema; throws `bad_request` for anything that was not answered
 * here.
 */
export function readCursor(
	cursor: string | undefined,
	sortedBy: z.ZodType<string>,
): { value: string; id: string } | null {
	if (cursor === undefined) return null
	const parsed = cursorSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
	if (!parsed.success) throw new AppError('bad_request')
	const [value, id] = parsed.data
	if (!sortedBy.safeParse(value).success) throw new AppError('bad_request')
	return { value, id }
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return null
	}
}
