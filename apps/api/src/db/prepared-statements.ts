import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'

const mark = '/* prepared */'

/**
 * Marks a statement that is run often and always has the same best plan, such as one that finds its row by id. It goes at the
 * start of the statement. PostgreSQL then parses and plans the statement once for each connection. The embedded database
 * ignores it, because it is a comment.
 */
export const prepared = sql.raw(mark)

/** Returns the text of a statement without the mark. */
export function withoutMark(text: string): string {
	return text.startsWith(mark) ? text.slice(mark.length) : text
}

type Query = (...given: unknown[]) => unknown
type Statement = { text: string; name?: string }

/** Changes `query` of a pool or connection of `pg` so that marked statements get a name, which makes `pg` prepare them. */
export function nameStatements(queryable: { query: unknown }): void {
	const query = (queryable.query as Query).bind(queryable)
	queryable.query = (asked: unknown, ...rest: unknown[]) =>
		query(isMarked(asked) ? { ...asked, name: nameStatement(asked.text) } : asked, ...rest)
}

function isMarked(asked: unknown): asked is Statement {
	if (typeof asked !== 'object' || asked === null || !('text' in asked)) return false
	return typeof asked.text === 'string' && asked.text.startsWith(mark)
}

const names = new Map<string, string>()

/** Returns a name made from the whole text, because two statements that differ in one field need two names. */
function nameStatement(text: string): string {
	const known = names.get(text)
	if (known !== undefined) return known
	const name = `ella_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
	names.set(text, name)
	return name
}
