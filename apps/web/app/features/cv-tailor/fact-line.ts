import { type CvDocument, carryMarks, editOf, fieldAt, plainWords } from '@app/cv'
import type { Proposal } from '@app/rewrite'
import { confirmedFact } from '#shared/rewrite-ui/confirmed-fact.ts'
import { withFact } from '#shared/rewrite-ui/with-fact.ts'

/** A line of a job that a fact came from. */
export type FactLine = { path: string; line: string; current: boolean }

/** Where the line of a fact of `listCvFacts` stands, or `null` for a fact that is no line of a job. */
export function findFactLine(cv: CvDocument, factId: string): FactLine | null {
	const [, job = '', place = ''] = /^job\.(\d+)\.(\d+)$/.exec(factId) ?? []
	const item = cv.experience[Number(job || -1)]
	// The first of a job's facts is its summary.
	const field = place === '0' ? 'summary' : `achievements.${Number(place) - 1}`
	const path = `experience.${job}.${field}`
	const text = item === undefined ? undefined : fieldAt(cv, path)
	if (item === undefined || typeof text !== 'string') return null
	return { path, line: plainWords(text).trim(), current: item.current }
}

/** The change of that line to other words, marks carried over; with the yes that makes them true, if one was given. */
export function proposeLine(
	cv: CvDocument,
	{ path, line }: FactLine,
	{ text, want, confirmed }: { text: string; want: string; confirmed?: string | undefined },
): Proposal {
	const marked = String(fieldAt(cv, path) ?? '')
	return {
		id: `model ${path} ${text}`,
		kind: 'their-word',
		title: 'Line changed',
		why: `The advert asks for “${want}”.`,
		before: [line],
		after: [text],
		edits: [
			editOf(cv, path, carryMarks(marked, text)),
			...(confirmed === undefined ? [] : [keepYes(cv, path, { text, question: confirmed })]),
		],
		facts: [],
	}
}

function keepYes(
	cv: CvDocument,
	path: string,
	{ text, question }: { text: string; question: string },
) {
	const itemId = cv.experience[Number(path.split('.')[1])]?.id ?? ''
	return editOf(cv, 'facts', withFact(cv.facts, confirmedFact(itemId, text, question)))
}
