import { analyseLine, type Token } from '@app/language/analysis'

/** A stretch of a text and its replacement. */
export type TextEdit = { start: number; end: number; put: string }

/** A rule that corrects one kind of error. It returns the edits that a line needs, which never overlap. */
export type TokenRule = (tokens: readonly Token[]) => TextEdit[]

/** Applies the rules one after the other. Returns the text and the number of edits. */
export function applyRules(
	text: string,
	rules: readonly TokenRule[],
): { text: string; edits: number } {
	let edits = 0
	const corrected = rules.reduce((line, rule) => {
		const found = rule(analyseLine(line).tokens)
		edits += found.length
		return withEdits(line, found)
	}, text)
	return { text: corrected, edits }
}

function withEdits(text: string, edits: readonly TextEdit[]): string {
	return edits
		.toSorted((one, other) => other.start - one.start)
		.reduce((line, { start, end, put }) => line.slice(0, start) + put + line.slice(end), text)
		.replace(/ {2,}/g, ' ')
}

/** The edits that a look at each token with its neighbours finds. */
export function editEach(
	tokens: readonly Token[],
	look: (
		token: Token,
		around: { before: Token | undefined; next: Token | undefined; second: Token | undefined },
	) => TextEdit | null,
): TextEdit[] {
	return tokens.flatMap((token, at) => {
		const edit = look(token, {
			before: tokens[at - 1],
			next: tokens[at + 1],
			second: tokens[at + 2],
		})
		return edit === null ? [] : [edit]
	})
}

/** Writes something else for a token, with its capital. */
export function replaceToken({ text, start, end }: Token, put: string): TextEdit {
	const isRaised = /^\p{Lu}/u.test(text)
	return { start, end, put: isRaised ? put.charAt(0).toUpperCase() + put.slice(1) : put }
}

/** Writes words in front of a token. */
export function insertBefore({ start }: Token, put: string): TextEdit {
	return { start, end: start, put: `${put} ` }
}
