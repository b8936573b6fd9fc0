import { type CvDesign, type CvDocument, cvFileName } from '@app/cv'
import type { TypesettingCalls } from '@app/typeset/node'
import { type ExportedFile, wordType } from './export-file.ts'

type LetterWish = {
	letter: string
	document: CvDocument
	design: CvDesign
	format: 'pdf' | 'docx'
}
type LetterMeans = { typesetter: Pick<TypesettingCalls, 'letter'>; createdAt: Date }

const types = { pdf: 'application/pdf', docx: wordType }

/** A letter as a file, named like the CV that goes with it, and sentences about it for the person. */
export async function coverLetterFile(
	{ letter, document, design, format }: LetterWish,
	{ typesetter, createdAt }: LetterMeans,
): Promise<ExportedFile & { warnings: string[] }> {
	const look = { design, format, createdAt }
	const { bytes, warnings } = await typesetter.letter(letter, document, look)
	const name = cvFileName(document, format).replace(/CV(?=\.\w+$)/, 'Letter')
	return { name, type: types[format], bytes, warnings }
}
