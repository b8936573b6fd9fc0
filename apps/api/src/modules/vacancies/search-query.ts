import type { JobWish } from '@app/contract'
import { findConcepts } from '@app/language'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { stripUnstorableText } from '#services/strip-unstorable-characters.ts'
import { conceptMark, placeMark, placeWords, remoteMark, typeMark } from './index-vacancy.ts'

/** A search in the form of PostgreSQL's text search, ready to be a constant of a statement. */
export type JobQuery = {
	/** The words with their synonyms; empty when nothing but filters, or only "the" and "of", were written. */
	words: string
	/** Place, type and remote. */
	filters: string
}

/** Reads a wish. The database makes the query of it, because it knows how it cut its own words. */
export async function buildJobQuery(orm: Orm, wish: JobWish): Promise<JobQuery> {
	const words = joined(splitTerms(stripUnstorableText(wish.q)).map(queryOfTerm))
	const filters = joined(buildFilters(wish))
	const found = await orm.execute(
		sql`select (${words})::text as words, (${filters})::text as filters`,
	)
	// Both engines answer with `rows`; Drizzle's common type leaves the answer open.
	const [row] = (found as unknown as { rows: JobQuery[] }).rows
	return row ?? { words: '', filters: '' }
}

type Term = { kind: 'words' | 'phrase' | 'without'; text: string }

/** Words, "phrases in quotes" and -exclusions. */
function splitTerms(q: string): Term[] {
	const terms: Term[] = []
	for (const [whole, phrase, without] of q.matchAll(/"([^"]*)"|(?<![^\s])-([^\s"]+)|[^"\s]+/g)) {
		const last = terms.at(-1)
		if (phrase !== undefined) terms.push({ kind: 'phrase', text: phrase })
		else if (without !== undefined) terms.push({ kind: 'without', text: without })
		else if (last?.kind === 'words') last.text += ` ${whole}`
		else terms.push({ kind: 'words', text: whole })
	}
	return terms
}

function queryOfTerm({ kind, text }: Term): SQL {
	if (kind === 'phrase') return sql`phraseto_tsquery('english', ${text}::text)`
	if (kind === 'without') return sql`(!! plainto_tsquery('english', ${text}::text))`
	return joined(queriesOfWords(text))
}

/** Each thing that the lexicon knows is found under all its names; the words around it as they are. */
function queriesOfWords(text: string): SQL[] {
	const queries: SQL[] = []
	let at = 0
	for (const { start, end, narrower, concept } of listConcepts(text)) {
		// A special case proves its concept, never the other way round: who wants Jest wants no other tool.
		const mark = narrower === null ? `'${conceptMark(concept.id)}'` : ''
		queries.push(
			plain(text.slice(at, start)),
			sql`(${plain(text.slice(start, end))} || ${mark}::tsquery)`,
		)
		at = end
	}
	return [...queries, plain(text.slice(at))]
}

// People search for "hgv driver" in small letters, which in a text would be no name.
function listConcepts(text: string) {
	const asWritten = findConcepts(text)
	const inCapitals = findConcepts(text.toUpperCase()).filter(
		(hit) => !asWritten.some(({ start, end }) => start < hit.end && hit.start < end),
	)
	return text.toUpperCase().length === text.length
		? [...asWritten, ...inCapitals].sort((a, b) => a.start - b.start)
		: asWritten
}

function buildFilters({ place, type, remote }: JobWish): SQL[] {
	const words = placeWords(place).map(placeMark)
	const marks = [
		// The last word is taken as a beginning, because the person may still be typing.
		...words.map((mark, index) => `'${mark}'${index === words.length - 1 ? ':*' : ''}`),
		...(type === 'any' ? [] : [`'${typeMark(type)}'`]),
		...(remote === 'only' ? [`'${remoteMark}'`] : []),
	]
	return marks.map((mark) => sql`${mark}::tsquery`)
}

const plain = (text: string): SQL => sql`plainto_tsquery('english', ${text}::text)`

// An empty query gives way to its neighbours.
function joined(queries: SQL[]): SQL {
	return queries.length === 0 ? sql`''::tsquery` : sql`(${sql.join(queries, sql` && `)})`
}
