import { randomInt } from 'node:crypto'
import { cvConflictSchema, savedCvSchema } from '@app/contract'
import { httpClient, type Reply } from './http-client.ts'
import { documentOf, type Ledger, lastAcknowledged, markIn, type Save } from './ledger.ts'
import type { Member } from './members.ts'

/** The settings that all saving clients share. */
export type Saving = {
	url: string
	/** Resolves when something listens there again. */
	untilBack: () => Promise<void>
	/** Told of each acknowledged save. */
	onAcknowledged: () => void
	/** One of so many saves asks for a version. */
	versionEvery: number
}

/**
 * Makes a client that saves its CVs one after the other, each as soon as the last save is acknowledged. Like the
 * editor, it sends a save again unchanged when no answer came, and takes the server's CV when another client was
 * faster.
 */
export function savingClient(
	{ name, member, ledgers }: { name: string; member: Member; ledgers: Ledger[] },
	{ url, untilBack, onAcknowledged, versionEvery }: Saving,
) {
	const http = httpClient()
	const revisions = new Map(ledgers.map((ledger) => [ledger.cvId, lastAcknowledged(ledger)]))
	let isStopping = false
	let counted = 0

	async function send({ cvId }: Ledger, save: Save): Promise<Reply> {
		const reason = save.wantsVersion ? { reason: 'ai' } : {}
		for (;;) {
			const reply = await http
				.ask({
					method: 'PATCH',
					url: `${url}/api/cvs/${cvId}/`,
					headers: { authorization: `Bearer ${member.access}`, 'if-match': `"${save.from}"` },
					body: JSON.stringify({ document: documentOf(save.mark), ...reason }),
				})
				.catch(() => null)
			if (reply?.status === 401) await member.signIn(url).catch(() => null)
			else if (reply !== null) return reply
			if (isStopping) return { status: 0, body: '', headers: {} }
			await untilBack()
		}
	}

	async function saveOne(ledger: Ledger): Promise<void> {
		const { cvId, saves } = ledger
		counted += 1
		const save: Save = {
			mark: `${name}-${counted}`,
			from: revisions.get(cvId) ?? 1,
			revision: null,
			wantsVersion: versionEvery > 0 && randomInt(versionEvery) === 0,
		}
		saves.push(save)
		const { status, body } = await send(ledger, save)
		if (status === 0) return
		if (status === 200) {
			save.revision = savedCvSchema.parse(JSON.parse(body)).revision
			revisions.set(cvId, save.revision)
			onAcknowledged()
		} else if (status === 412) {
			const { current } = cvConflictSchema.parse(JSON.parse(body))
			// The connection broke after it was kept: this is the acknowledgement.
			if (markIn(current.document) === save.mark) save.revision = current.revision
			revisions.set(cvId, current.revision)
		} else {
			throw new Error(`A save was answered ${status}: ${body.slice(0, 300)}`)
		}
	}

	return {
		/** Saves until it is told to stop. */
		async run(): Promise<void> {
			while (!isStopping) {
				const ledger = ledgers[randomInt(ledgers.length)]
				if (ledger) await saveOne(ledger)
			}
			http.close()
		},
		stop: () => {
			isStopping = true
		},
	}
}
