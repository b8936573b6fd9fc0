/** The ranges of letters that nearly every page of the site is set in; `fonts.css` says the same to the browser. */
export const coreRanges = [
	'20-7E',
	'A0',
	'A3',
	'A9',
	'AB',
	'AE',
	'B0',
	'B7',
	'BB-BE',
	'D7',
	'DF',
	'E0',
	'E4',
	'E7-E9',
	'F1',
	'F6',
	'FC',
	'2013-2014',
	'2018-2019',
	'201C-201D',
	'2022',
	'2026',
	'20AC',
	'2122',
	'2212',
]

/** All of these letters, one after another. */
export const coreLetters = coreRanges.flatMap(expandRange).join('')

function expandRange(range: string): string[] {
	const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16))
	return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}
