import { z } from 'zod'
import { browserStorage, type TextStorage, toRefusal } from '#shared/browser-storage.ts'
import { commonStorageKeys } from '#shared/common-storage-keys.ts'
import { newId } from '#shared/new-id.ts'
import { parseJson } from '#shared/parse-json.ts'

/** The most letters that a browser keeps for a person without an account. */
export const maxLocalLetters = 20

const letterSchema = z.object({
	id: z.string(),
	/** The CV of this browser that it goes with; `null` for the open one. */
	cvId: z.string().nullable(),
	title: z.string(),
	company: z.string(),
	addressee: z.string(),
	advert: z.string(),
	text: z.string(),
	/** Milliseconds since 1970. */
	savedAt: z.number(),
})

/** A cover letter that this browser keeps for a person without an account, with the job that the letter is for. */
export type LocalLetter = z.infer<typeof letterSchema>

/** A letter in which nothing is written, for the job of this advert. */
export function newLetter(advert: string): LocalLetter {
	return {
		id: newId(),
		cvId: null,
		title: '',
		company: '',
		addressee: '',
		advert,
		text: '',
		savedAt: 0,
	}
}

/** The letters of this browser, the last changed first. */
export function readLetters(storage: TextStorage = browserStorage()): LocalLetter[] {
	const stored = parseJson(storage.getItem(commonStorageKeys.letters) ?? '[]')
	if (!Array.isArray(stored)) return []
	return stored
		.flatMap((one) => {
			const letter = letterSchema.safeParse(one)
			return letter.success ? [letter.data] : []
		})
		.toSorted((one, other) => other.savedAt - one.savedAt)
}

/**
 * Saves a letter over its older version. Returns a sentence that says why the letter wasn't saved, or `null` when it
 * was.
 */
export function saveLetter(
	letter: LocalLetter,
	storage: TextStorage = browserStorage(),
): string | null {
	const others = readLetters(storage).filter(({ id }) => id !== letter.id)
	if (others.length >= maxLocalLetters) {
		return `This letter isn’t saved: you can have up to ${maxLocalLetters} in this browser. Delete one you no longer need.`
	}
	try {
		storage.setItem(
			commonStorageKeys.letters,
			JSON.stringify([{ ...letter, savedAt: Date.now() }, ...others]),
		)
		return null
	} catch (error) {
		return toRefusal(error) === 'storage-full'
			? 'This browser’s storage is full, so the letter isn’t saved. Copy or download it before you leave.'
			: 'This browser doesn’t allow storage, so the letter isn’t saved. Copy or download it before you leave.'
	}
}

/** Takes a letter out of this browser. */
export function removeLetter(id: string, storage: TextStorage = browserStorage()): void {
	const left = readLetters(storage).filter((letter) => letter.id !== id)
	if (left.length === 0) storage.removeItem(commonStorageKeys.letters)
	else storage.setItem(commonStorageKeys.letters, JSON.stringify(left))
}

/** Returns the name of a letter in a list: the job and the employer, or either of them, else “Cover letter”. */
export function nameLetter({ title, company }: Pick<LocalLetter, 'title' | 'company'>): string {
	if (title.trim() !== '' && company.trim() !== '') return `${title} at ${company}`
	return title.trim() || company.trim() || 'Cover letter'
}
