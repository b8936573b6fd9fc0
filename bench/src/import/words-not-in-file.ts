import type { CvDocument } from '@app/cv'
import { foldText, printedTexts, wordsOf } from './words.ts'

/** The words of the truth that a file does not show; none when the file and its truth agree. */
export function wordsNotInFile(truth: CvDocument, textOfFile: string): string[] {
	const printed = compact(textOfFile)
	const words = [...printedTexts(truth).values()].flat().flatMap(wordsOf)
	const missing = words.filter((word) => !printed.includes(word))
	const years = countYears(truth).filter((year) => !showsYear(printed, year))
	return [...new Set([...missing, ...years])]
}

function showsYear(printed: string, year: string): boolean {
	return printed.includes(year) || printed.includes(`'${year.slice(2)}`)
}

function countYears({ experience, education, certification }: CvDocument): string[] {
	const dates = [
		...[...experience, ...education].flatMap(({ startDate, endDate }) => [startDate, endDate]),
		...certification.map(({ date }) => date),
	]
	return dates.filter(Boolean).map((date) => date.slice(0, 4))
}

// Without spaces and hyphens, neither letter-spacing nor hyphenation hides a word.
function compact(text: string): string {
	return foldText(text).replaceAll(/[\s-]/g, '')
}
