import type { JobPassage, JobType } from '@app/contract'
import { findConcepts } from '@app/language'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Marks stand in the words of a job beside its plain words, and no plain word looks like one. So one index answers
 * text, synonyms, place, type and remote together.
 */
export const conceptMark = (conceptId: string) => `c:${conceptId}`.slice(0, 100)
export const placeMark = (word: string) => `p:${word}`.slice(0, 60).toWellFormed()
export const typeMark = (type: JobType) => `t:${type}`
export const remoteMark = 'r:remote'

type JobWords = {
	title: string
	company: string
	place: string
	isRemote: boolean
	types: JobType[]
	passages: readonly JobPassage[]
}

/** The two vectors that a search looks at: title with employer, and everything. */
export function indexVacancy(job: JobWords): { titleWords: SQL<string>; words: SQL<string> } {
	const filters = [
		...placeWords(job.place).map(placeMark),
		...job.types.map(typeMark),
		...(job.isRemote ? [remoteMark] : []),
	]
	const text = job.passages.map((passage) => passage.text).join('\n')
	const titleMarks = listConcepts(job.title)
	const name = `${job.title}\n${job.company}\n${job.place}`
	return {
		titleWords: buildVector(name, [...filters, ...titleMarks]),
		words: buildVector(`${name}\n${text}`, [...filters, ...titleMarks, ...listConcepts(text)]),
	}
}

/** The words of a place, as they are compared: small letters without accents. */
export function placeWords(place: string): string[] {
	const plain = place.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
	return [...new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, 40)
}

function listConcepts(text: string): string[] {
	return findConcepts(text).map(({ concept }) => conceptMark(concept.id))
}

function buildVector(text: string, marks: readonly string[]): SQL<string> {
	const list = JSON.stringify([...new Set(marks)])
	return sql`to_tsvector('english', ${text}::text) || array_to_tsvector(array(select json_array_elements_text(${list}::json)))`
}
