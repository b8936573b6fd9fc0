import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'

const mark = '/* prepared */'

/**
 * Begins a statement that is run again and again and whose best plan never changes, such as one that finds its row by id.
 * PostgreSQL then parses and plans it once for each connection. To the embedded database it is a comment.
 */
export const prepared = sql.raw(mark)

/** A statement without the mark, as it begins. */
export function withoutMark(text: string): string {
	return text.startsWith(mark) ? text.slice(mark.length) : text
}

type Query = (...given: unknown[]) => unknown
type Statement = { text: string; name?: string }

/** Has every statement that a pool or a connection of `pg` is asked for and that is marked so have a name, which prepares it. */
export function nameStatements(queryable: { query: unknown }): void {
	const query = (queryable.query as Query).bind(queryable)
	queryable.query = (asked: unknown, ...rest: unknown[]) =>
		query(isMarked(asked) ? { ...asked, name: nameOf(asked.text) } : asked, ...rest)
}

function isMarked(asked: unknown): asked is Statement {
	if (typeof asked !== 'object' || asked === null || !('text' in asked)) return false
	return typeof asked.text === 'string' && asked.text.startsWith(mark)
}

const names = new Map<string, string>()

/** Two statements share no name: which fields a statement has varies with what is asked. */
function nameOf(text: string): string {
	const known = names.get(text)
	if (known !== undefined) return known
	const name = `ella_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
	names.set(text, name)
	return name
}
