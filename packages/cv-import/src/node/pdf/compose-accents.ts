/** The TeX fonts with accents as separate characters, drawn over the letter behind them. */
const font = /^(?:[A-Z]{6}\+)?cm[a-z]{1,6}\d/i

const marks: Readonly<Record<string, string>> = {
	'´': '\u0301',
	'`': '\u0300',
	'¨': '\u0308',
	ˆ: '\u0302',
	'˜': '\u0303',
	ˇ: '\u030c',
	'˚': '\u030a',
	'¸': '\u0327',
	'˘': '\u0306',
	'¯': '\u0304',
}

const accented = /(?<accent>[´`¨ˆ˜ˇ˚¸˘¯]) ?(?<letter>\p{L})/gu

/** Returns the text with the accents of a TeX font on their letters: “Universit´e” becomes “Université”. */
export function composeAccents(text: string, fontName: string): string {
	if (!font.test(fontName)) return text
	return text.replace(accented, (whole, accent: string, letter: string) => {
		const composed = `${letter === 'ı' ? 'i' : letter}${marks[accent]}`.normalize('NFC')
		return composed.length === 1 ? composed : whole
	})
}
