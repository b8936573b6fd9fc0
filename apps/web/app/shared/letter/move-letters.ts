import { createApplication, deleteApplication } from '@app/contract/applications'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import type { TextStorage } from '#shared/browser-storage.ts'
import { newId } from '#shared/new-id.ts'
import { type LocalLetter, readLetters, removeLetter, saveLetter } from './local-letters.ts'

/** A letter that has arrived in the account, as the words of an application. */
export type MovedLetter = { letter: LocalLetter; applicationId: string }

/**
 * Moves the letters of this browser into applications of the account. Each keeps its id, so that sending a letter
 * twice creates it once. Returns the moved letters; after a failure the rest stay where they are.
 */
export async function moveLetters(storage: TextStorage): Promise<MovedLetter[]> {
	const moved: MovedLetter[] = []
	for (const letter of readLetters(storage)) {
		const applicationId = await send(letter).catch(() => null)
		if (applicationId === null) break
		moved.push({ letter, applicationId })
		const now = readLetters(storage).find(({ id }) => id === letter.id)
		removeLetter(letter.id, storage)
		// Words written while the server answered stay here, as a new letter.
		if (now && now.savedAt !== letter.savedAt) saveLetter({ ...now, id: newId() }, storage)
	}
	return moved
}

/** Puts letters back into this browser that were moved, and their applications into the bin. */
export async function putLettersBack(
	moved: readonly MovedLetter[],
	storage: TextStorage,
): Promise<void> {
	for (const { letter, applicationId } of moved) {
		// Its own id would lead to the application in the bin.
		saveLetter({ ...letter, id: newId() }, storage)
		await call(deleteApplication, { params: { applicationId } })
	}
}

async function send(letter: LocalLetter, id = letter.id): Promise<string> {
	const { title, company, addressee, advert, text } = letter
	const job = {
		from: 'scratch',
		title: title.trim() || 'Cover letter',
		company,
		advert,
	} as const
	const contacts = addressee.trim() === '' ? [] : [{ name: addressee }]
	try {
		await call(createApplication, { body: { id, job, coverLetter: text, contacts } })
		return id
	} catch (error) {
		const isTaken = error instanceof ApiError && error.code === 'application_id_taken'
		// The application with this id is in the bin, or in the account of an earlier user of this browser.
		if (isTaken && id === letter.id) return await send(letter, newId())
		throw error
	}
}
