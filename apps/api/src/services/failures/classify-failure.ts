import { classifyDatabaseError } from '#db/classify-database-error.ts'
import { isDiskFull } from '#services/disk-space.ts'
import { isStoreFull, S3Error } from '#services/files/s3-error.ts'

/** A part of the service that people notice when it is gone. */
export type FailingPart = 'database' | 'files'

/** That a part of the service, and not a request, is to blame: it is gone, has too much to do, or has no room left. */
export type Failure = { part: FailingPart; problem: 'unreachable' | 'busy' | 'full' }

/** A disk or a folder over the network that is there no more, or that nothing can be written to. */
const diskCodes = new Set(['EIO', 'EROFS', 'ESTALE', 'ENOTCONN'])

/** Tells whether a part of the service is to blame for an error, and which; `null` for any other error. */
export function classifyFailure(
	error: unknown,
	origin: { isFromDatabase?: boolean } = {},
): Failure | null {
	const problem = classifyDatabaseError(error, origin)
	if (problem !== null) return { part: 'database', problem }
	if (error instanceof S3Error) {
		return { part: 'files', problem: isStoreFull(error) ? 'full' : 'unreachable' }
	}
	if (isDiskFull(error)) return { part: 'files', problem: 'full' }
	const code = error instanceof Error && 'code' in error ? String(error.code) : ''
	return diskCodes.has(code) ? { part: 'files', problem: 'unreachable' } : null
}
