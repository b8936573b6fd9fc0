import { exportLetter, fileWarningsHeader } from '@app/contract'
import { type CvDesign, type CvDocument, emptyCv } from '@app/cv'
import { call } from '#shared/api/call.ts'
import { retryWhileBusy } from '#shared/api/retry-while-busy.ts'
import { isText, parseJson } from '#shared/parse-json.ts'
import { saveFile } from '#shared/save-file.ts'

export type LetterFormat = 'pdf' | 'docx' | 'txt'

/** The CV that a letter goes with. */
export type LetterLook = { document: CvDocument; design: CvDesign }

type LetterFile = {
	words: string
	/** The employer, for the name of the file. */
	company: string
	loadLook: () => Promise<LetterLook>
	format: LetterFormat
}

/**
 * Downloads a letter as a file; a typeset one has the name and the look of the CV that goes with it. Returns
 * sentences about the file, such as which characters cannot be printed.
 */
export async function downloadLetter(letter: LetterFile): Promise<string[]> {
	const { words, company, format, loadLook } = letter
	const name = ['Cover letter', company].filter(Boolean).join(' ')
	if (format === 'txt') {
		saveFile(new Blob([words], { type: 'text/plain' }), `${name}.txt`)
		return []
	}
	// Only the name and the contacts of the CV are printed, so only they are sent.
	const { document, design } = await loadLook()
	const { personalInfo, socialMedia } = document
	const body = {
		letter: words,
		format,
		document: { ...emptyCv(), personalInfo, socialMedia },
		design,
	}
	const answer = await retryWhileBusy(() => call(exportLetter, { body }))
	saveFile(await answer.blob(), `${name}.${format}`)
	return readWarnings(answer)
}

function readWarnings({ headers }: Response): string[] {
	const told = parseJson(decodeURIComponent(headers.get(fileWarningsHeader) ?? ''))
	return Array.isArray(told) ? told.filter(isText) : []
}
