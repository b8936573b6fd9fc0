import { setTimeout as wait } from 'node:timers/promises'
import { type CvDocument, defaultDesign } from '@app/cv'
import { newAddress } from '@app/e2e/caller'
import { httpClient, type Reply } from '../durability/http-client.ts'
import { twoPageCv } from '../two-page-cv.ts'
import { callSteadily, type SteadyCalls } from './steady-calls.ts'

/** Somebody honest with an account, who writes on a CV of two pages. */
export type Neighbour = { email: string; access: string; cvId: string; revision: number }

export const actions = ['save', 'list', 'preview'] as const
export type Action = (typeof actions)[number]

/** The results of a spell of honest use. */
export type Spell = {
	calls: Record<Action, SteadyCalls>
	/** Milliseconds from the beginning of each upload until its analysis was done; infinite when it was not. */
	uploads: number[]
	/** Why an upload was not done, a line for each that was not. */
	uploadErrors: string[]
}

const everyMs = { save: 200, list: 200, preview: 250, upload: 1200 }
/** An upload that is not done by then is one that is not done. */
const givenUpAfterMs = 10_000
const callTimeoutMs = 10_000

/** Lets the neighbour save, list, look at the preview and upload for so many seconds, from one address. */
export async function useForSeconds(
	url: string,
	neighbour: Neighbour,
	seconds: number,
): Promise<Spell> {
	const untilMs = performance.now() + seconds * 1000
	const person = { url, neighbour, address: newAddress() }
	const steadily = (action: Action, call: () => Promise<void>) =>
		callSteadily(call, { everyMs: everyMs[action], untilMs })
	const [save, list, preview, uploads] = await Promise.all([
		steadily('save', saver(person)),
		steadily('list', lister(person)),
		steadily('preview', previewer(person)),
		uploadSteadily(person, untilMs),
	])
	return {
		calls: { save, list, preview },
		uploads: uploads.times,
		uploadErrors: uploads.errors,
	}
}

type Using = { url: string; neighbour: Neighbour; address: string }

let typed = 0

/** The CV after one more key press. */
function nextDocument(): CvDocument {
	typed += 1
	return twoPageCv(`Halved the time to find a fault, ${typed} times`)
}

type Wanted = { method: 'GET' | 'POST' | 'PATCH'; path: string; body?: unknown }

/** Returns a function that sends requests over a separate connection. */
function caller({ url, neighbour, address }: Using) {
	const http = httpClient()
	return ({ method, path, body }: Wanted, more = {}): Promise<Reply> =>
		within(callTimeoutMs, () =>
			http.ask({
				method,
				url: `${url}${path}`,
				headers: {
					'x-forwarded-for': address,
					authorization: `Bearer ${neighbour.access}`,
					...more,
				},
				body: body === undefined ? undefined : JSON.stringify(body),
			}),
		)
}

function refuseUnlessDone({ status }: Reply): void {
	if (status !== 200) throw new Error(`answered ${status}`)
}

async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
	const over = new AbortController()
	const late = wait(ms, null, { signal: over.signal }).then(() => {
		throw new Error(`no answer in ${ms / 1000} s`)
	})
	// It is of no interest once the work is done.
	late.catch(() => {})
	return Promise.race([work(), late]).finally(() => over.abort())
}

function saver(using: Using): () => Promise<void> {
	const call = caller(using)
	const { neighbour } = using
	return async () => {
		const headers = { 'if-match': `"${neighbour.revision}"` }
		const path = `/api/cvs/${neighbour.cvId}/`
		const body = { document: nextDocument() }
		const saved = await call({ method: 'PATCH', path, body }, headers)
		const { revision, current } = JSON.parse(saved.body)
		// A save whose answer never came may have been kept.
		neighbour.revision = revision ?? current?.revision ?? neighbour.revision
		refuseUnlessDone(saved)
	}
}

function lister(using: Using): () => Promise<void> {
	const call = caller(using)
	return async () => refuseUnlessDone(await call({ method: 'GET', path: '/api/cvs/' }))
}

/** Asks as the editor does: it names the pages and outlines that it has. */
function previewer(using: Using): () => Promise<void> {
	const call = caller(using)
	const outlines = new Set<string>()
	let known: string[] = []
	return async () => {
		const design = defaultDesign()
		const body = { document: nextDocument(), design, known, outlines: [...outlines] }
		const drawn = await call({ method: 'POST', path: '/api/typeset/preview/', body })
		refuseUnlessDone(drawn)
		const { pages } = JSON.parse(drawn.body)
		known = pages.map(({ hash }: { hash: string }) => hash)
		for (const [, name] of drawn.body.matchAll(/data-outline=\\"([^"\\]+)\\"/g))
			outlines.add(name ?? '')
	}
}

async function uploadSteadily(using: Using, untilMs: number): Promise<SteadyCalls> {
	const times: number[] = []
	const errors: string[] = []
	while (performance.now() < untilMs) {
		const startedAt = performance.now()
		const ms = await uploadUntilDone(using.url, using.address).catch((error) => {
			errors.push(error instanceof Error ? error.message : String(error))
			return Number.POSITIVE_INFINITY
		})
		times.push(ms)
		await wait(Math.max(0, startedAt + everyMs.upload - performance.now()))
	}
	return { times, errors }
}

const file = `Zofia Hart
Senior care assistant
zofia.hart@example.com | +44 7700 900521 | Crewe

Work experience
Senior Care Assistant, Larkfield House
April 2019 - present
- Lead a shift of 6 carers for 32 residents
- Trained 11 new starters in moving and handling

Education
Level 3 Diploma in Adult Care, Stoke-on-Trent College
2017 - 2018

Skills
Dementia care, medication, moving and handling
`

/** Uploads a CV as a guest; answers with the milliseconds until its analysis was done, or rejects. */
export async function uploadUntilDone(url: string, address = newAddress()): Promise<number> {
	const startedAt = performance.now()
	const headers = { 'x-forwarded-for': address }
	const signal = AbortSignal.timeout(givenUpAfterMs)
	const form = new FormData()
	typed += 1
	form.append('file', new Blob([`${file}\nFirst aid ${typed}\n`]), 'cv.txt')
	const init = { method: 'POST', body: form, headers, signal }
	const response = await fetch(`${url}/api/ai_cv_parser/guest/analyze/`, init)
	const { session_id: id, code = '' } = await response.json()
	if (typeof id !== 'string') throw new Error(`an upload was answered ${response.status} ${code}`)
	for (;;) {
		const asked = await fetch(`${url}/api/ai_cv_parser/guest/status/${id}/`, { headers, signal })
		const { status, error } = await asked.json()
		if (status === 'completed') return performance.now() - startedAt
		if (status === 'failed') throw new Error(`an upload failed: ${JSON.stringify(error)}`)
		await wait(100)
	}
}
