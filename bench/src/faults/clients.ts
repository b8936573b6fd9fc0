import { setTimeout as wait } from 'node:timers/promises'
import { cvConflictSchema, savedCvSchema } from '@app/contract'
import { uploadForm } from '../attacks/guest-upload.ts'
import {
	documentOf,
	type Ledger,
	lastAcknowledged,
	markIn,
	type Save,
} from '../durability/ledger.ts'
import type { Member } from '../durability/members.ts'
import type { Answer, Work } from './record.ts'

/** Somebody with CVs that are saved and read. */
export type Owner = { member: Member; ledger: Ledger }

export type Clients = {
	/** Every request so far. */
	answers: Answer[]
	stop: () => Promise<void>
}

// So that a fault of some seconds sees many requests; people wait as long as they are told.
const pauseAfterRefusalMs = 250
const pauseMs = 20
/** Longer than any request should take, so that a hanging request is recorded as a failure. */
const patienceMs = 60_000

type Question = { work: Work; url: string; init?: RequestInit }
type Reply = { status: number; body: unknown }

/** Lets everybody save, read, upload and poll until they are stopped. */
export function startClients(
	url: string,
	{ owners, analysisId }: { owners: Owner[]; analysisId: string },
): Clients {
	const answers: Answer[] = []
	const stopping = { isStopping: false }
	const ask = asker(answers)
	const loops = [
		...owners.map((owner) => savingLoop(owner, { url, ask })),
		...owners.map(({ member, ledger }) => () => {
			const headers = { authorization: `Bearer ${member.access}` }
			return ask({ work: 'read', url: `${url}/api/cvs/${ledger.cvId}/`, init: { headers } })
		}),
		() =>
			ask({
				work: 'upload',
				url: `${url}/api/ai_cv_parser/guest/analyze/`,
				init: { method: 'POST', body: uploadForm() },
			}),
		() => ask({ work: 'poll', url: `${url}/api/ai_cv_parser/guest/status/${analysisId}/` }),
		() => ask({ work: 'probe', url: `${url}/readyz` }),
	]
	const running = Promise.all(loops.map((once) => again(once, stopping)))
	// The error reaches the caller through `stop`, which awaits the same promise.
	running.catch(() => {})
	return {
		answers,
		stop: async () => {
			stopping.isStopping = true
			await running
		},
	}
}

async function again(once: () => Promise<Reply>, stopping: { isStopping: boolean }): Promise<void> {
	while (!stopping.isStopping) {
		const { status } = await once()
		await wait(status === 200 || status === 412 ? pauseMs : pauseAfterRefusalMs)
	}
}

function asker(answers: Answer[]) {
	return async ({ work, url, init }: Question): Promise<Reply> => {
		const startedAt = performance.now()
		const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) }).catch(
			() => null,
		)
		const body: unknown = await response?.json().catch(() => null)
		const status = response?.status ?? 0
		const hasRetryAfter = response?.headers.has('retry-after') ?? false
		answers.push({ work, status, hasRetryAfter, startedAt, endedAt: performance.now() })
		return { status, body }
	}
}

type Asking = { url: string; ask: ReturnType<typeof asker> }

/** Saves as the editor does: a save that wasn't acknowledged is sent again unchanged. */
function savingLoop({ member, ledger }: Owner, { url, ask }: Asking): () => Promise<Reply> {
	let underWay: Save | null = null
	let count = 0
	return async () => {
		if (underWay === null) {
			count += 1
			const mark = `${ledger.cvId}-${count}`
			underWay = { mark, from: lastAcknowledged(ledger), revision: null, wantsVersion: false }
			ledger.saves.push(underWay)
		}
		const reply = await ask({
			work: 'save',
			url: `${url}/api/cvs/${ledger.cvId}/`,
			init: {
				method: 'PATCH',
				headers: {
					authorization: `Bearer ${member.access}`,
					'content-type': 'application/json',
					'if-match': `"${underWay.from}"`,
				},
				body: JSON.stringify({ document: documentOf(underWay.mark) }),
			},
		})
		if (settle(underWay, reply)) underWay = null
		return reply
	}
}

/** Whether the server has said what became of a save. */
function settle(save: Save, { status, body }: Reply): boolean {
	if (status === 200) {
		save.revision = savedCvSchema.parse(body).revision
		return true
	}
	if (status !== 412) return false
	const { current } = cvConflictSchema.parse(body)
	if (markIn(current.document) !== save.mark) throw new Error('Somebody else saved this CV.')
	// The answer was lost after it was kept: this is the acknowledgement.
	save.revision = current.revision
	return true
}
