import {
	listPrintedWords,
	listWordsInFile,
	listWordsWithDatesApart,
} from '../list-printed-words.ts'
import type { TypesetInput } from '../typeset-input.ts'

/**
 * Every string that a program has to give back of a PDF, by column and in reading order. Without an option, pdftotext
 * reads dates below one another as a column; all the others show whether each is with its title.
 */
export function expectedStrings(input: TypesetInput, program: string): string[][] {
	const inColumn = ['right', 'margin'].includes(input.style.datePlace)
	const isApart = program === 'pdftotext' && inColumn
	return isApart ? listWordsWithDatesApart(input) : listPrintedWords(input)
}

/**
 * Returns the expected strings of a Word or text file: one column, with dates after the employer, whatever the
 * template.
 */
export function expectedInOneColumn(input: TypesetInput): string[][] {
	return [listWordsInFile(input)]
}
