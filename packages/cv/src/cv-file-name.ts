import { type CvDocument, fullName } from './cv-document.ts'

const longestName = 60

/** A file name such as `Siobhán-O'Donnell-CV.pdf`, safe on every system; `CV.pdf` when nobody is named. */
export function cvFileName(cv: CvDocument, extension: string): string {
	const safe = fullName(cv.personalInfo)
		.toWellFormed()
		.normalize('NFC')
		.replace(/[’‘`´]/g, "'")
		.replace(/\p{Cf}/gu, '')
		.replace(/[^\p{L}\p{M}\p{N}']+/gu, '-')
		.replace(/^[-']+|(?<![-'])[-']+$/g, '')
	const short = [...safe].slice(0, longestName).join('').replace(/-$/, '')
	return `${[short, 'CV'].filter(Boolean).join('-')}.${extension}`
}
