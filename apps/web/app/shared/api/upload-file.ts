import { NoAnswerError, TooSlowError } from './api-error.ts'
import { callTimeoutMs } from './send-request.ts'

export type Uploading = {
	signal: AbortSignal
	/** How much of the file has left this machine, 0 to 100. */
	onPercent: (percent: number) => void
}

type Upload = Uploading & { path: string; file: File; token: string | null }

/** The response to an upload; `body` is `null` unless it is JSON. */
export type UploadAnswer = { status: number; body: unknown }

/**
 * Posts a file as the multipart field "file"; throws `NoAnswerError`, or the signal's reason.
 * It is an XMLHttpRequest because `fetch` cannot tell how much has been sent.
 */
export function uploadFile({
	path,
	file,
	token,
	signal,
	onPercent,
}: Upload): Promise<UploadAnswer> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest()
		request.open('POST', path)
		if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
		request.timeout = callTimeoutMs
		request.withCredentials = true
		request.responseType = 'json'
		const abort = () => request.abort()
		signal.addEventListener('abort', abort, { once: true })
		request.upload.onprogress = ({ loaded, total }) => {
			if (total > 0) onPercent(Math.floor((loaded / total) * 100))
		}
		request.onload = () => resolve({ status: request.status, body: request.response })
		request.onerror = () => reject(new NoAnswerError('network error'))
		request.ontimeout = () => reject(new TooSlowError('time-out'))
		request.onabort = () => reject(signal.reason)
		request.onloadend = () => signal.removeEventListener('abort', abort)
		if (signal.aborted) reject(signal.reason)
		else request.send(toFormData(file))
	})
}

function toFormData(file: File): FormData {
	const form = new FormData()
	form.append('file', file, file.name)
	return form
}
