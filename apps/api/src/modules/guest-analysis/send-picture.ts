import type { FastifyReply } from 'fastify'
import { AppError } from '#http/app-error.ts'
import type { PagePicture } from './page-pictures.ts'

/** Pages of one upload never change, and a guest's browser may keep them for the day that they live. */
const guestCaching = 'private, max-age=86400, immutable'
/** A page is drawn from words of the upload: nothing in it may run or load. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/**
 * Sends the picture of a page; throws `not_found` when there is none. A picture that an account keeps stays in no
 * browser's cache, because others may use that computer after its owner.
 */
export function sendPicture(
	reply: FastifyReply,
	picture: PagePicture | null,
	{ isKept }: { isKept: boolean },
): FastifyReply {
	if (picture === null) throw new AppError('not_found')
	return reply
		.headers({ 'content-type': picture.type, 'cache-control': isKept ? 'no-store' : guestCaching })
		.header('content-security-policy', policy)
		.send(picture.bytes)
}
