import { localCv } from '#shared/import-confidence/stored-low-confidence.ts'
import type { CvOwnerAndId } from '#shared/offline/account-cv-query-keys.ts'
import { guestOwner } from '#shared/offline/page-copies.ts'
import { useSession } from '#shared/session/use-session.ts'

/** Whose CV it is; one that lies in this browser is a guest's. */
export function useCvOwnerAndId(cvId: string | undefined): CvOwnerAndId | null {
	const { user } = useSession()
	if (cvId === undefined) return { ownerId: guestOwner, cvId: localCv }
	return user === null ? null : { ownerId: user.id, cvId }
}
