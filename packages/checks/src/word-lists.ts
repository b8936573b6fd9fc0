import { parseTable } from '@app/language'
import { wordLists } from './data/word-lists.ts'

const lists = new Map(
	parseTable<'list' | 'words'>(wordLists).map(({ list, words }) => [list, words]),
)

/** The words of a list of the table as the alternatives of a regular expression. Throws for a list that is not there. */
export function readAlternatives(list: string): string {
	const words = lists.get(list)
	if (words === undefined) throw new Error(`There is no list of words “${list}”.`)
	return words
}

/** The words of a list of plain words. */
export function listWords(list: string): string[] {
	return readAlternatives(list).split('|')
}

/** A pattern of the words of a list: as words anywhere in a text, as the whole text, or also inside other words. */
export function wordPattern(
	list: string,
	place: 'anywhere' | 'whole' | 'inside',
	flags = 'i',
): RegExp {
	const words = readAlternatives(list)
	const sources = { anywhere: `\\b(?:${words})\\b`, whole: `^(?:${words})$`, inside: words }
	return new RegExp(sources[place], flags)
}
