import type { IncomingMessage } from 'node:http'
import { AppError } from '#http/app-error.ts'

type Limits = {
	/** The most bytes before the file: the small fields that some clients send first. */
	bytesBeforeFile: number
	/** The whole body. */
	bytes: number
}

const tooMuchBeside =
	'This upload has too much text beside the file. Please send the file on its own.'

/**
 * Counts the bytes of a form. `exceeded` rejects with `file_too_large` once there are more than the limits allow, and
 * the rest is not parsed; it never resolves. A chunked body names no length, and a form may hide any number of bytes
 * outside its file. Call this in the same tick in which the body's reader is attached, so that both see every byte.
 */
export function bodyLimit(
	request: IncomingMessage,
	limits: Limits,
): { exceeded: Promise<never>; beginFile: () => void } {
	const { promise: exceeded, reject } = Promise.withResolvers<never>()
	let bytes = 0
	let isInFile = false
	const count = (chunk: Buffer) => {
		const bytesBefore = bytes
		bytes += chunk.length
		// The file may begin in this very chunk, which can be as large as the whole form.
		const isWithin = isInFile ? bytes <= limits.bytes : bytesBefore <= limits.bytesBeforeFile
		if (isWithin) return
		request.off('data', count)
		request.unpipe()
		// The rest of the body is thrown away, until the answer ends the connection or the body ends.
		request.resume()
		reject(new AppError('file_too_large', isInFile ? undefined : tooMuchBeside))
	}
	request.on('data', count)
	exceeded.catch(() => {})
	return {
		exceeded,
		/** The file has begun. */
		beginFile: () => {
			isInFile = true
		},
	}
}
