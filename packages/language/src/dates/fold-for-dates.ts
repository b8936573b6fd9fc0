/**
 * Returns the text in lower case without accents, with plain apostrophes, hyphens and spaces; every dash longer than
 * a hyphen becomes `–`. The result has the same length as the text, so that a position in one is a position in the
 * other.
 */
export function foldForDates(text: string): string {
	return text.replace(/[^\n!-@[-`{-~]/g, foldCharacter)
}

const plainCharacters: Record<string, string> = {
	'‘': "'",
	'’': "'",
	'´': "'",
	ʼ: "'",
	'‐': '-',
	'‑': '-',
	'\u00ad': '-',
	'‒': '–',
	'–': '–',
	'—': '–',
	'―': '–',
	'−': '–',
	'→': '–',
	'\ufe0e': ' ',
	'\ufe0f': ' ',
}

function foldCharacter(character: string): string {
	const plain = plainCharacters[character]
	if (plain !== undefined) return plain
	if (/\s/.test(character)) return ' '
	const folded = (character.normalize('NFD')[0] ?? character).toLowerCase()
	return folded.length === character.length ? folded : character
}
