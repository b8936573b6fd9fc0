import { setTimeout as wait } from 'node:timers/promises'
import type { CallAsPerson } from './call-as-person.ts'

const guestCalls = '/api/ai_cv_parser/guest'
const longestMs = 120_000

/** Has the PDF of a kept CV analysed as a guest has it, and keeps the report in the account. */
export async function keepAnalysis(
	call: CallAsPerson,
	{ url, cvId, token }: { url: string; cvId: string; token: string },
): Promise<string> {
	const file = await fetch(new URL(`/api/cvs/${cvId}/export/`, url), {
		method: 'POST',
		headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
		body: JSON.stringify({ format: 'pdf' }),
	})
	const form = new FormData()
	form.set('file', await file.blob(), 'cv-of-the-crawl.pdf')
	const answer = await fetch(new URL(`${guestCalls}/analyze/`, url), { method: 'POST', body: form })
	const { session_id } = await answer.json()
	await untilAnalysed(call, String(session_id))
	await call('POST', `${guestCalls}/claim/`, { body: { session_id } })
	return String(session_id)
}

async function untilAnalysed(call: CallAsPerson, sessionId: string): Promise<void> {
	const end = Date.now() + longestMs
	while (Date.now() < end) {
		const { status, message } = await call('GET', `${guestCalls}/status/${sessionId}/`)
		if (status === 'completed') return
		if (status === 'failed') throw new Error(`The CV of the crawl was not read: ${message}`)
		await wait(500)
	}
	throw new Error('The CV of the crawl was not read in time.')
}
