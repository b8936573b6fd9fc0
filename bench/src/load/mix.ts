import { randomUUID } from 'node:crypto'
import { defaultDesign } from '@app/cv'
import { goodPassword } from '@app/e2e/person'
import type { Reply } from '../durability/http-client.ts'
import { twoPageCv } from '../two-page-cv.ts'

/** A signed-in person who works on a CV. */
export type LoadPerson = {
	email: string
	access: string
	cv: { id: string; revision: number }
	/** The number of requests so far, which makes each save different. */
	turn: number
}

type Question = {
	method: 'GET' | 'POST' | 'PATCH'
	path: string
	headers?: Record<string, string>
	body?: string
}

/** One of the things that people do. */
export type Deed = {
	name: string
	/** Of a hundred requests, so many are of this kind. */
	share: number
	ask: (person: LoadPerson) => Question
	/** Takes note of an answer that came. */
	note?: (person: LoadPerson, reply: Reply) => void
}

/**
 * The requests of people, out of a hundred. Most are saves and previews, because people are writing. Then they look
 * at their lists, and now and then a person signs in or uploads a file.
 */
export const mix: readonly Deed[] = [
	{
		name: 'save a CV',
		share: 44,
		ask: ({ access, cv, turn }) => ({
			method: 'PATCH',
			path: `/api/cvs/${cv.id}/`,
			headers: { authorization: `Bearer ${access}`, 'if-match': `"${cv.revision}"` },
			body: JSON.stringify({ document: twoPageCv(`Turn ${turn}`) }),
		}),
		note: ({ cv }, { status, body }) => {
			const { revision, current } = JSON.parse(body)
			cv.revision = status === 412 ? current.revision : revision
		},
	},
	{ name: 'open a CV', share: 14, ask: read(({ cv }) => `/api/cvs/${cv.id}/`) },
	{ name: 'list CVs', share: 10, ask: read(() => '/api/cvs/') },
	{
		name: 'preview pages',
		share: 10,
		ask: ({ turn }) => ({
			method: 'POST',
			path: '/api/typeset/preview/',
			body: JSON.stringify({
				document: twoPageCv(`Preview ${turn}`),
				design: defaultDesign(),
				known: [],
				pages: 1,
			}),
		}),
	},
	{ name: 'list applications', share: 8, ask: read(() => '/api/applications/') },
	{ name: 'next steps', share: 5, ask: read(() => '/api/next-steps/') },
	{ name: 'open the site', share: 5, ask: () => ({ method: 'GET', path: '/' }) },
	{ name: 'search jobs', share: 3, ask: read(() => '/api/jobs/?q=nurse') },
	{
		name: 'sign in',
		share: 0.5,
		ask: ({ email }) => ({
			method: 'POST',
			path: '/api/auth/login/',
			body: JSON.stringify({ email, password: goodPassword }),
		}),
		note: (person, { body }) => {
			person.access = String(JSON.parse(body).access)
		},
	},
	{ name: 'upload a file', share: 0.5, ask: ({ turn }) => uploadOf(`Turn ${turn}`) },
]

function read(path: (person: LoadPerson) => string): Deed['ask'] {
	return (person) => ({
		method: 'GET',
		path: path(person),
		headers: { authorization: `Bearer ${person.access}` },
	})
}

/** One of the things people do, drawn by its share; `drawn` is from 0 to 1. */
export function chooseDeed(drawn: number): Deed {
	const all = mix.reduce((sum, { share }) => sum + share, 0)
	let left = drawn * all
	for (const deed of mix) {
		left -= deed.share
		if (left < 0) return deed
	}
	throw new Error('A number from 0 to 1 chooses.')
}

function uploadOf(line: string): Question {
	const boundary = randomUUID()
	const text = [
		'Ada Lovelace',
		'ada@example.com',
		'London',
		'',
		'Experience',
		'Analyst, Engines Ltd, London',
		'January 2019 to March 2024',
		'- Wrote the programs of the first engine',
		`- ${line}`,
		'',
		'Education',
		'BSc Mathematics, University of London, 2018',
		'',
	].join('\n')
	return {
		method: 'POST',
		path: '/api/ai_cv_parser/guest/analyze/',
		headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
		body: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="cv.txt"\r\ncontent-type: text/plain\r\n\r\n${text}\r\n--${boundary}--\r\n`,
	}
}
