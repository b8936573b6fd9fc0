import { createCv, updateCv } from '@app/contract'
import { sameValue } from '@app/cv'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { deriveContentId } from './content-id.ts'
import type { MovedCv } from './move-state.ts'
import type { Move } from './plan-moves.ts'

// Each attempt finds an id behind which something else is; so many are never needed.
const mostAttempts = 20

/**
 * Makes the CV in the account and answers when the server has it. One that arrived earlier without our hearing of it
 * is brought up to date; one that has gone on in the account since is left alone, and this one stands beside it.
 */
export async function sendCvToAccount(move: Move, accountId: string): Promise<MovedCv> {
	let id = move.id
	for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
		const moved = await tryId(move, id)
		if (moved) return moved
		id = deriveContentId(accountId, move.print, attempt)
	}
	throw new Error('There’s no room for this CV in your account.')
}

async function tryId({ title, document, design }: Move, id: string): Promise<MovedCv | null> {
	try {
		const body = { id, title, document, design, reason: 'import' as const }
		const made = await call(createCv, { body })
		if (sameValue(made.document, document) && sameValue(made.design, design)) return made
		if (made.revision !== 1) return null
		await call(updateCv, {
			params: { cvId: id },
			headers: { 'if-match': '"1"' },
			body: { document, design, reason: 'import' },
		})
		return made
	} catch (error) {
		const isTaken = error instanceof ApiError && takenCodes.has(error.code)
		if (isTaken) return null
		throw error
	}
}

// Somebody else's, one in the bin, or one that was changed at this very moment.
const takenCodes = new Set(['cv_id_taken', 'cv_changed_elsewhere', 'cv_not_found'])
