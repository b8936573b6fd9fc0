/** How wide a plain text is, in characters, and whether an empty line parts its paragraphs. */
const shapes = [
	{ width: 64, isApart: false },
	{ width: 80, isApart: true },
]

/** Paragraphs as plain texts whose lines a program broke. */
export function inPlainText(paragraphs: readonly string[]): Uint8Array[] {
	return shapes.map(({ width, isApart }) => {
		const rows = paragraphs.map((paragraph) => wrapAt(paragraph, width).join('\n'))
		return new TextEncoder().encode(rows.join(isApart ? '\n\n' : '\n'))
	})
}

/** The lines of a text that is broken between words where it would be wider than so many characters. */
export function wrapAt(text: string, width: number): string[] {
	const lines: string[] = []
	for (const word of text.split(/\s+/)) {
		const last = lines.at(-1)
		if (last === undefined || last.length + 1 + word.length > width) lines.push(word)
		else lines[lines.length - 1] = `${last} ${word}`
	}
	return lines
}
