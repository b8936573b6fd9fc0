/** A list of lines that is edited as text, with the place of the caret: which line, and how many characters in. */
export type LineList = { lines: string[]; line: number; caret: number }

const bullet = /^\s*(?:[•●▪◦‣·*–—-]|\d{1,2}[.)])\s+/

/** Enter: the line is split at the caret and the rest becomes the next line. */
export function splitLine({ lines, line, caret }: LineList): LineList {
	const text = lines[line] ?? ''
	return {
		lines: lines.toSpliced(line, 1, text.slice(0, caret).trimEnd(), text.slice(caret).trimStart()),
		line: line + 1,
		caret: 0,
	}
}

/** Backspace at the start of a line: it joins the one before; the first line stays unless it is empty. */
export function joinLine({ lines, line }: Omit<LineList, 'caret'>): LineList {
	const text = lines[line] ?? ''
	if (line === 0) return { lines: text === '' ? lines.slice(1) : lines, line: 0, caret: 0 }
	const before = lines[line - 1] ?? ''
	const gap = before !== '' && text !== '' ? ' ' : ''
	return {
		lines: lines.toSpliced(line - 1, 2, before + gap + text),
		line: line - 1,
		caret: before.length + gap.length,
	}
}

/** The lines of a pasted text without their bullets; one entry when it is a single line. */
export function pastedLines(text: string): string[] {
	const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
	return lines.map((line) => line.replace(bullet, '').trim())
}

/** Whether a pasted text begins a new line: with a bullet or a line break. */
export function beginsOwnLine(text: string): boolean {
	return bullet.test(text) || /^[^\S\r\n]*[\r\n]/.test(text)
}

/** Paste of several lines: they take the place of the selection, each a line of the list. */
export function pasteLines(
	{ lines, line, caret }: LineList,
	pasted: string[],
	selectionEnd = caret,
): LineList {
	const text = lines[line] ?? ''
	const [first = '', ...others] = pasted
	const whole = [text.slice(0, caret) + first, ...others]
	const end = whole.length - 1
	const last = whole[end] ?? ''
	whole[end] = last + text.slice(selectionEnd)
	return { lines: lines.toSpliced(line, 1, ...whole), line: line + end, caret: last.length }
}

/** The list with one line moved up (negative) or down. */
export function moveLine(lines: string[], line: number, by: number): string[] {
	const to = line + by
	const moved = lines[line]
	if (moved === undefined || to < 0 || to >= lines.length) return lines
	return lines.toSpliced(line, 1).toSpliced(to, 0, moved)
}
