import { toDocument } from '#shared/cv-form-data.ts'
import type { LetterCv } from '#shared/letter/draft-from-cv.ts'
import { type ListedCv, listLocalCvs, openListedCv } from '#shared/local-cvs/local-cvs.ts'

/** The CVs of this browser that a letter can begin from, the open one first. */
export async function listLetterCvs(): Promise<LetterCv[]> {
	return [openListedCv(), ...(await listLocalCvs())].flatMap(toLetterCv)
}

function toLetterCv(cv: ListedCv | null): LetterCv[] {
	if (cv === null || cv.data === null) return []
	const { id, title, data } = cv
	return [{ id, title, document: toDocument(data), design: data.design }]
}
