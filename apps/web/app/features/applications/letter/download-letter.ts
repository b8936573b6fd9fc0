import { exportLetter, fileWarningsHeader, getCv } from '@app/contract'
import type { Application } from '@app/contract/applications'
import { defaultDesign, emptyCv } from '@app/cv'
import { call } from '#shared/api/call.ts'
import { retryWhileBusy } from '#shared/api/retry-while-busy.ts'
import { knownCv } from '#shared/offline/read-account-cv.ts'
import { isText, parseJson } from '#shared/parse-json.ts'
import { saveFile } from '#shared/save-file.ts'
import { newestCvId } from '../account-cv-calls.ts'

export type LetterFormat = 'pdf' | 'docx' | 'txt'

type LetterFile = {
	words: string
	application: Pick<Application, 'company'>
	preferredCvId: string | null
	format: LetterFormat
}

/**
 * Gives a letter to the person as a file; a set one is under the name and in the look of the CV that goes with it.
 * Answers sentences about the file, such as which characters cannot be printed.
 */
export async function downloadLetter(letter: LetterFile): Promise<string[]> {
	const { words, application, format } = letter
	const name = ['Cover letter', application.company].filter(Boolean).join(' ')
	if (format === 'txt') {
		saveFile(new Blob([words], { type: 'text/plain' }), `${name}.txt`)
		return []
	}
	const body = { letter: words, format, ...(await chooseDesign(letter)) }
	const answer = await retryWhileBusy(() => call(exportLetter, { body }))
	saveFile(await answer.blob(), `${name}.${format}`)
	return readWarnings(answer)
}

function readWarnings({ headers }: Response): string[] {
	const told = parseJson(decodeURIComponent(headers.get(fileWarningsHeader) ?? ''))
	return Array.isArray(told) ? told.filter(isText) : []
}

// Only the name and the contacts of the CV are printed, so only they are sent.
async function chooseDesign({ preferredCvId }: LetterFile) {
	const cvId = preferredCvId ?? (await newestCvId())
	if (cvId === null) return { document: emptyCv(), design: defaultDesign() }
	const { document, design } = knownCv(await call(getCv, { params: { cvId } }))
	const { personalInfo, socialMedia } = document
	return { document: { ...emptyCv(), personalInfo, socialMedia }, design }
}
