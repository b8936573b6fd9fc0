import type { IncomingMessage } from 'node:http'
import { AppError } from '#http/app-error.ts'

/**
 * Rejects with `file_too_large` once more than `maxBytes` of the body have arrived, and stops reading it; never resolves.
 * A chunked body names no length, and a form may hide any number of bytes outside its file. Call this in the same tick
 * in which the body's reader is attached, so that both see every byte.
 */
export function bodyLimit(request: IncomingMessage, maxBytes: number): Promise<never> {
	const exceeded = new Promise<never>((_resolve, reject) => {
		let bytes = 0
		request.on('data', (chunk: Buffer) => {
			bytes += chunk.length
			if (bytes <= maxBytes) return
			request.unpipe()
			request.pause()
			reject(new AppError('file_too_large'))
		})
	})
	exceeded.catch(() => {})
	return exceeded
}
