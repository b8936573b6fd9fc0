import { Readable } from 'node:stream'
import { maxUploadBytes } from '@app/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#http/app-error.ts'
import { whileThereIsRoom } from '#services/disk-space.ts'
import type { FileStore, ReceivedFile } from '#services/files/file-store.ts'
import { bodyLimit } from './body-limit.ts'
import { rejectUnreadable } from './reject-unreadable.ts'

export type Upload = { file: ReceivedFile; fileName: string }

const longestName = 255

const bodyLimits = {
	// Many times the size of the fields that are taken, and more than is read without a pause.
	bytesBeforeFile: 256 * 1024,
	// Beyond this nobody waits for the end of a body to hear that it is too large.
	bytes: 2 * maxUploadBytes,
}

/** One file, and the small fields that some clients send beside it. */
const uploadLimits = {
	fileSize: maxUploadBytes + 1,
	files: 1,
	fields: 2,
	fieldNameSize: 100,
	fieldSize: 1024,
	parts: 3,
	headerPairs: 20,
}

/**
 * Takes the file out of a multipart request to the disk; throws when it is missing, empty, too large or unreadable, or
 * when there is no room for it.
 */
export async function receiveUpload(
	request: FastifyRequest,
	files: FileStore,
	{ refuseWithoutRoom }: { refuseWithoutRoom: () => Promise<void> },
): Promise<Upload> {
	if (!request.isMultipart()) throw new AppError('file_missing')
	refuseHuge(request)
	const firstFile = request.file({ limits: uploadLimits })
	const { exceeded, beginFile } = bodyLimit(request.raw, bodyLimits)
	const part = await Promise.race([firstFile, exceeded])
	beginFile()
	if (part?.fieldname !== 'file') {
		part?.file.resume()
		throw new AppError('file_missing')
	}
	exceeded.catch((error) => part.file.destroy(error))
	const arriving = Readable.from(whileThereIsRoom(part.file, refuseWithoutRoom))
	const file = await files.receive(arriving, maxUploadBytes)
	try {
		if (file.isTooLarge) throw new AppError('file_too_large')
		rejectUnreadable(file)
	} catch (error) {
		await file.discard()
		throw error
	}
	return { file, fileName: safeName(part.filename) }
}

// Refuses a body that is far too large. A body that is a little too large is read to the end, so that the sender
// hears why.
function refuseHuge(request: FastifyRequest): void {
	if (Number(request.headers['content-length'] ?? 0) <= bodyLimits.bytes) return
	request.raw.on('error', () => {})
	throw new AppError('file_too_large')
}

function safeName(given: string | undefined): string {
	const name = (given ?? '').split(/[\\/]/).at(-1)?.trim() ?? ''
	return Array.from(name || 'CV')
		.slice(0, longestName)
		.join('')
}
