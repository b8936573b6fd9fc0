import type { CvDocument } from './cv-document.ts'

/** The CV as an Ella file: what is opened again from it is the same, byte for byte. */
export function toEllaJson(cv: CvDocument): string {
	return `${JSON.stringify(cv, null, 2)}\n`
}
