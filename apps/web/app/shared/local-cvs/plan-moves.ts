import { deriveContentId, fingerprint } from './content-id.ts'
import type { LocalCv } from './read-movable-cvs.ts'
import type { SentCv } from './sent-cvs.ts'

/** A CV on its way into an account, under the id that it has there. */
export type Move = LocalCv & SentCv

/**
 * Gives each CV its id. A CV that was sent before keeps the id it was sent with. So does the open CV if it has
 * changed since it was sent, so that the change goes to the same CV instead of making a second one.
 */
export function planMoves(cvs: LocalCv[], accountId: string, before: SentCv[]): Move[] {
	const printed = cvs.map((cv) => ({
		...cv,
		print: fingerprint(JSON.stringify([cv.document, cv.design])),
	}))
	const present = new Set(printed.map(({ print }) => print))
	const changedSince = before.find(({ print }) => !present.has(print))
	return printed.map((cv) => {
		const sent = before.find(({ print }) => print === cv.print)
		const known = sent ?? (cv.isCurrent ? changedSince : undefined)
		return { ...cv, id: known?.id ?? deriveContentId(accountId, cv.print, 0) }
	})
}
