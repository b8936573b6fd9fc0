import { setTimeout as wait } from 'node:timers/promises'
import type { UploadedFile } from '../hostile-files.ts'
import type { Attack } from './attack.ts'

const afterwardsMs = 5_000

/** The abuser's uploads, as a guest or with an account. */
export function openUploads({ target, signal, report, buildHeaders, send }: Attack) {
	const under = new Map<string, string | undefined>()

	return {
		/** Uploads a file; answers with the id of its analysis, or `null` when it was refused. */
		async upload(file: UploadedFile, token?: string): Promise<string | null> {
			const form = new FormData()
			form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name)
			const path = '/api/ai_cv_parser/guest/analyze/'
			const { body } = await send(path, {
				method: 'POST',
				headers: buildHeaders(token),
				body: form,
			})
			if (typeof body.session_id !== 'string') return null
			under.set(body.session_id, token)
			return body.session_id
		},

		/** Waits until an analysis is over, whichever way. */
		async untilOver(id: string): Promise<void> {
			const url = new URL(`/api/ai_cv_parser/guest/status/${id}/`, target.url)
			const headers = buildHeaders(under.get(id))
			while (!signal.aborted) {
				const response = await fetch(url, { headers, signal })
				const { status } = await response.json()
				if (status === 'completed' || status === 'failed') {
					under.delete(id)
					report.notes.push(`upload ${status}`)
					return
				}
				await wait(300)
			}
		},

		/** Deletes the uploads that nobody waits for any more, so that they don't disturb the next measurement. */
		async clear(): Promise<void> {
			report.notes.push(`uploads not done at the end: ${under.size}`)
			for (const [id, token] of under) {
				const url = new URL(`/api/ai_cv_parser/guest/sessions/${id}/`, target.url)
				const timeout = AbortSignal.timeout(afterwardsMs)
				const init = { method: 'DELETE', headers: buildHeaders(token), signal: timeout }
				await fetch(url, init).catch(() => null)
			}
		},
	}
}
