import { listCvs } from '@app/contract'
import { call } from '#shared/api/call.ts'
import { latestCopyId } from './cv-copies.ts'

/** The CV of an account that was written last; without an answer, the one that this device saw last. */
export async function latestCvId(
	ownerId: string,
	signal: AbortSignal,
): Promise<{ cvId: string | null }> {
	try {
		const { cvs } = await call(listCvs, { query: { sort: 'updated', limit: 1 }, signal })
		return { cvId: cvs[0]?.id ?? null }
	} catch (error) {
		const cvId = await latestCopyId(ownerId)
		if (cvId === null) throw error
		return { cvId }
	}
}
