/** Two families that go together, one for text and one for the name and titles. */
export type FontPair = {
	id: FontPairId
	name: string
	/** The character of the fonts, in a few words. */
	character: string
	body: string
	display: string
	/** A family for quotes and apostrophes, where the ones of the pair look like accents. */
	marks?: string
	/** Evens out families that look smaller or larger than others at the same size. */
	optical: number
	/** Fonts for a Word document that replace the two, because its reader has them. */
	word: { body: string; display: string }
}

export type FontPairId =
	| 'source-serif'
	| 'garamond'
	| 'source-sans'
	| 'lora'
	| 'inter'
	| 'plex'
	| 'plex-serif'
	| 'pt'
	| 'work-sans'
	| 'spectral'
	| 'franklin'
	| 'pt-serif'

const georgia = { body: 'Georgia', display: 'Georgia' }
const garamond = { body: 'Garamond', display: 'Garamond' }
const calibri = { body: 'Calibri', display: 'Calibri' }
const arial = { body: 'Arial', display: 'Arial' }

/** Every pair, in the order in which they are offered. All are under the SIL Open Font Licence. */
export const fontPairs: readonly FontPair[] = [
	{
		id: 'source-serif',
		name: 'Source Serif',
		character: 'A sturdy book serif',
		body: 'Source Serif 4',
		display: 'Source Serif 4',
		optical: 0.98,
		word: georgia,
	},
	{
		id: 'source-sans',
		name: 'Source Sans and Libre Franklin',
		character: 'Clear and confident',
		body: 'Source Sans 3',
		display: 'Libre Franklin',
		optical: 1,
		word: calibri,
	},
	{
		id: 'garamond',
		name: 'EB Garamond',
		character: 'Old-style and elegant',
		body: 'EB Garamond',
		display: 'EB Garamond',
		optical: 1.08,
		word: garamond,
	},
	{
		id: 'lora',
		name: 'Lora and Source Sans',
		character: 'Warm titles, plain text',
		body: 'Source Sans 3',
		display: 'Lora',
		optical: 1,
		word: { body: 'Calibri', display: 'Georgia' },
	},
	{
		id: 'inter',
		name: 'Inter',
		character: 'Neutral and precise',
		body: 'Inter',
		display: 'Inter',
		optical: 0.92,
		word: arial,
	},
	{
		id: 'plex',
		name: 'IBM Plex Sans',
		character: 'Engineered, easy to scan',
		body: 'IBM Plex Sans',
		display: 'IBM Plex Sans',
		optical: 0.96,
		word: arial,
	},
	{
		id: 'plex-serif',
		name: 'IBM Plex Serif and Sans',
		character: 'A modern serif over a sans',
		body: 'IBM Plex Sans',
		display: 'IBM Plex Serif',
		optical: 0.96,
		word: { body: 'Arial', display: 'Georgia' },
	},
	{
		id: 'pt',
		name: 'PT Serif and PT Sans',
		character: 'Works well in Latin and Cyrillic',
		body: 'PT Sans',
		display: 'PT Serif',
		optical: 1.01,
		word: { body: 'Calibri', display: 'Georgia' },
	},
	{
		id: 'work-sans',
		name: 'Work Sans',
		character: 'Friendly and open',
		body: 'Work Sans',
		display: 'Work Sans',
		optical: 0.93,
		word: arial,
	},
	{
		id: 'spectral',
		name: 'Spectral',
		character: 'Light and bookish, for long texts',
		body: 'Spectral',
		display: 'Spectral',
		marks: 'EB Garamond',
		optical: 1.0,
		word: georgia,
	},
	{
		id: 'franklin',
		name: 'Libre Franklin',
		character: 'American gothic, sturdy and open',
		body: 'Libre Franklin',
		display: 'Libre Franklin',
		optical: 0.93,
		word: arial,
	},
	{
		id: 'pt-serif',
		name: 'PT Serif with PT Sans titles',
		character: 'A newspaper serif under plain titles',
		body: 'PT Serif',
		display: 'PT Sans',
		optical: 0.96,
		word: { body: 'Georgia', display: 'Calibri' },
	},
]

/** The pair with this id, or `undefined`. */
export function findFontPair(id: string): FontPair | undefined {
	return fontPairs.find((pair) => pair.id === id)
}
