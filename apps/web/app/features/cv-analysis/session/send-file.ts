import { analyzeGuestCv, type GuestSession } from '@app/contract'
import { NoAnswerError } from '#shared/api/api-error.ts'
import { callTimeoutMs } from '#shared/api/send.ts'
import { guestError } from '#shared/guest/guest-error.ts'

export type Sending = {
	signal: AbortSignal
	/** How much of the file has left this machine, 0 to 100. */
	onPercent: (percent: number) => void
}

/**
 * Uploads a file and starts its analysis; throws `ApiError` or `NoAnswerError`, or the signal's reason.
 * It is an XMLHttpRequest because `fetch` cannot tell how much has been sent.
 */
export function sendFile(file: File, { signal, onPercent }: Sending): Promise<GuestSession> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest()
		request.open(analyzeGuestCv.method, analyzeGuestCv.path)
		request.timeout = callTimeoutMs
		request.withCredentials = true
		request.responseType = 'json'
		const abort = () => request.abort()
		signal.addEventListener('abort', abort, { once: true })
		request.upload.onprogress = ({ loaded, total }) => {
			if (total > 0) onPercent(Math.floor((loaded / total) * 100))
		}
		request.onload = () => {
			if (request.status >= 200 && request.status < 300) resolve(request.response)
			else reject(guestError(request.status, request.response, 'Failed to upload CV'))
		}
		request.onerror = () => reject(new NoAnswerError('network error'))
		request.ontimeout = () => reject(new NoAnswerError('time-out'))
		request.onabort = () => reject(signal.reason)
		request.onloadend = () => signal.removeEventListener('abort', abort)
		if (signal.aborted) reject(signal.reason)
		else request.send(formOf(file))
	})
}

function formOf(file: File): FormData {
	const form = new FormData()
	form.append('file', file, file.name)
	return form
}
