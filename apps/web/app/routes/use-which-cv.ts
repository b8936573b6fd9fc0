import { guestOwner } from '#shared/kept-cvs/page-copies.ts'
import type { WhichCv } from '#shared/kept-cvs/which-cv.ts'
import { localCv } from '#shared/reading/kept-doubts.ts'
import { useSession } from '#shared/session/use-session.ts'

/** Whose CV it is; one that lies in this browser is a guest's. */
export function useWhichCv(cvId: string | undefined): WhichCv | null {
	const { user } = useSession()
	if (cvId === undefined) return { ownerId: guestOwner, cvId: localCv }
	return user === null ? null : { ownerId: user.id, cvId }
}
