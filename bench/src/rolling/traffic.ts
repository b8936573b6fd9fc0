import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { defaultDesign } from '@app/cv'
import { goodPassword } from '@app/e2e/person'
import pg from 'pg'
import { passwords as createPasswords } from '../../../apps/api/src/services/passwords/passwords.ts'
import { httpClient, type Reply } from '../durability/http-client.ts'
import { twoPageCv } from '../two-page-cv.ts'
import type { Cluster } from './cluster.ts'

/** The requests that people made, and their results. */
export type Tally = {
	/** How many requests there were of each kind. */
	requests: Record<string, number>
	/** One sentence for each request that was not answered as it should be. */
	failures: string[]
	slowestMs: number
}

export type Traffic = {
	count: () => number
	/** Lets every person finish the current request, and returns the tally. */
	end: () => Promise<Tally>
}

type Person = { email: string; http: ReturnType<typeof httpClient> }

/** Writes down accounts with a confirmed address, without the code of any version. */
async function writePeople(databaseUrl: string, count: number): Promise<string[]> {
	const passwordHash = await createPasswords().hash(goodPassword)
	const client = new pg.Client({ connectionString: databaseUrl })
	await client.connect()
	const emails = Array.from({ length: count }, (_, number) => `person-${number}@example.com`)
	for (const email of emails) {
		await client.query(
			`insert into account (id, email, email_key, email_verified_at, password_hash)
			values ($1, $2, $2, now(), $3)`,
			[randomUUID(), email, passwordHash],
		)
	}
	await client.end()
	return emails
}

/** Lets so many people read, save, preview, sign in and, if a worker reads it, upload without a pause until it is ended. */
export async function startTraffic(
	{ url, databaseUrl, members }: Cluster,
	people: number,
): Promise<Traffic> {
	const emails = await writePeople(databaseUrl, people)
	const readsUploads = members.some(({ role }) => role === 'worker')
	const tally: Tally = { requests: {}, failures: [], slowestMs: 0 }
	const ending = new AbortController()
	const running = emails.map((email) =>
		behave({ email, http: httpClient() }, { url, readsUploads, tally, ending: ending.signal }),
	)
	const all = Promise.all(running)
	// An error is for the caller of `end`, not for the process.
	all.catch(() => {})
	return {
		count: () => Object.values(tally.requests).reduce((sum, count) => sum + count, 0),
		end: async () => {
			ending.abort()
			await all
			return tally
		},
	}
}

type Surroundings = { url: string; readsUploads: boolean; tally: Tally; ending: AbortSignal }
type Question = {
	kind: string
	method?: 'GET' | 'POST' | 'PATCH'
	path: string
	body?: unknown
	headers?: Record<string, string>
}

async function behave(person: Person, surroundings: Surroundings): Promise<void> {
	const ask = asker(person, surroundings)
	const cv = { id: randomUUID(), revision: 1 }
	let access = await signIn(ask, person.email)
	const authorised = () => ({ authorization: `Bearer ${access}` })
	const document = twoPageCv('')
	await ask({
		kind: 'create',
		method: 'POST',
		path: '/api/cvs/',
		headers: authorised(),
		body: { id: cv.id, title: 'Rolling', document },
	})
	for (let turn = 0; !surroundings.ending.aborted; turn += 1) {
		await ask({ kind: 'read', path: `/api/cvs/${cv.id}/`, headers: authorised() })
		await ask({ kind: 'read', path: '/api/templates/' })
		const saved = await ask({
			kind: 'save',
			method: 'PATCH',
			path: `/api/cvs/${cv.id}/`,
			headers: { ...authorised(), 'if-match': `"${cv.revision}"` },
			body: { document: twoPageCv(`turn ${turn}`) },
		})
		cv.revision = revisionIn(saved) ?? (await readRevision(ask, cv.id, authorised()))
		const preview = { document, design: defaultDesign(), known: [], pages: 1 }
		if (turn % 4 === 0) {
			await ask({ kind: 'preview', method: 'POST', path: '/api/typeset/preview/', body: preview })
		}
		if (turn % 40 === 10) access = await signIn(ask, person.email)
		if (turn % 40 === 30 && surroundings.readsUploads) await upload(ask, surroundings)
	}
	person.http.close()
}

type Ask = (question: Question) => Promise<Reply | null>

function asker({ http }: Person, { url, tally }: Surroundings): Ask {
	return async ({ kind, method = 'GET', path, body, headers = {} }) => {
		const startedAt = performance.now()
		const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
		const reply = await http
			.ask({ method, url: `${url}${path}`, headers, body: text })
			.catch((error: Error) => ({ status: 0, body: error.message, headers: {} }))
		tally.requests[kind] = (tally.requests[kind] ?? 0) + 1
		tally.slowestMs = Math.max(tally.slowestMs, performance.now() - startedAt)
		if (reply.status >= 200 && reply.status < 300) return reply
		tally.failures.push(`${kind}: ${reply.status} ${reply.body.slice(0, 200)}`)
		return null
	}
}

// Again after a failure, which has been counted: without a session everything after it would fail too.
async function signIn(ask: Ask, email: string): Promise<string> {
	for (;;) {
		const reply = await ask({
			kind: 'sign in',
			method: 'POST',
			path: '/api/auth/login/',
			body: { email, password: goodPassword },
		})
		if (reply) return String(JSON.parse(reply.body).access)
		await wait(200)
	}
}

function revisionIn(reply: Reply | null): number | null {
	return reply && Number(JSON.parse(reply.body).revision)
}

async function readRevision(ask: Ask, id: string, headers: Record<string, string>) {
	const reply = await ask({ kind: 'read', path: `/api/cvs/${id}/`, headers })
	return revisionIn(reply) ?? 1
}

/** Sends a file and asks until a worker has read it. */
async function upload(ask: Ask, { tally }: Surroundings): Promise<void> {
	const boundary = randomUUID()
	const sent = await ask({
		kind: 'upload',
		method: 'POST',
		path: '/api/ai_cv_parser/guest/analyze/',
		headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
		body: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="cv.txt"\r\ncontent-type: text/plain\r\n\r\n${sampleText(boundary)}\r\n--${boundary}--\r\n`,
	})
	if (sent === null) return
	const id = String(JSON.parse(sent.body).session_id)
	for (;;) {
		const reply = await ask({ kind: 'poll', path: `/api/ai_cv_parser/guest/status/${id}/` })
		const status = reply && String(JSON.parse(reply.body).status)
		if (status === 'completed' || status === null) return
		if (status === 'failed') return void tally.failures.push(`An upload failed: ${reply?.body}`)
		await wait(200)
	}
}

function sampleText(mark: string): string {
	return `Ada Lovelace
ada@example.com
London

Profile
An analyst of engines, ${mark}.

Experience
Analyst, Engines Ltd, London
January 2019 to March 2024
- Wrote the programs of the first engine
- Led a team of 4 people

Education
BSc Mathematics, University of London, 2018
`
}
