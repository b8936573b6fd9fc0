import { z } from 'zod'
import { AppError } from '#http/app-error.ts'

/** The last row of a page: what it was sorted by, and its id for rows that are sorted alike. */
const cursorSchema = z.tuple([z.string().max(500), z.uuid()])

/** A place in a list as a client passes it back. */
export function toCursor(value: string, id: string): string {
	return Buffer.from(JSON.stringify([value, id])).toString('base64url')
}

/** The place in a list; throws `bad_request` for anything that was not answered here. */
export function readCursor(cursor: string | undefined): { value: string; id: string } | null {
	if (cursor === undefined) return null
	const parsed = cursorSchema.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString()))
	if (!parsed.success) throw new AppError('bad_request')
	const [value, id] = parsed.data
	return { value, id }
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return null
	}
}
