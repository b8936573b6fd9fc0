import { diskSpaceError } from '#services/disk-space.ts'
import type { Failure } from '#services/failures/classify-failure.ts'
import { AppError } from './app-error.ts'

const filesUnreachable =
	'Ella can’t reach uploaded files right now. They’re safe, and so are your CVs. Please try again in a minute.'

/** Returns the error to answer with when a part of the service is to blame. */
export function failureAnswer({ part, problem }: Failure): AppError {
	const isFiles = part === 'files'
	if (problem === 'busy') return new AppError('server_busy')
	if (problem === 'full') return new AppError('no_room_left', isFiles ? diskSpaceError : undefined)
	return new AppError('service_unavailable', isFiles ? filesUnreachable : undefined)
}
