import { localCv } from '#shared/import-confidence/stored-low-confidence.ts'
import type { CvOwnerAndId } from '#shared/offline/account-cv-query-keys.ts'
import { guestOwner } from '#shared/offline/page-copies.ts'
import { useSession } from '#shared/session/use-session.ts'

/**
 * Returns the owner and the id of a CV; a CV in this browser belongs to a guest. `null` when no user is signed in.
 */
export function useCvOwnerAndId(cvId: string | undefined): CvOwnerAndId | null {
	const { user } = useSession()
	if (cvId === undefined) return { ownerId: guestOwner, cvId: localCv }
	return user === null ? null : { ownerId: user.id, cvId }
}
