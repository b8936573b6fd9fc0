const separators = /[,;\n\t•|]/

/**
 * Splits the finished names (those before a comma, semicolon, bar, tab, bullet or new line) from the typed text.
 * Returns them with the rest.
 */
export function takeFinishedNames(typed: string): { names: string[]; rest: string } {
	const parts = splitOutsideBrackets(typed)
	const rest = parts.pop() ?? ''
	return { names: clean(parts), rest: rest.trimStart() }
}

/** Every name in a text, also the last one. */
export function allNames(typed: string): string[] {
	return clean(splitOutsideBrackets(typed))
}

/** The names that are not there yet, without regard to case; each once. */
export function newNames(names: string[], present: string[]): string[] {
	const seen = new Set(present.map(fold))
	return names.filter((name) => !seen.has(fold(name)) && seen.add(fold(name)))
}

// “Microsoft Office (Word, Excel)” is one skill.
function splitOutsideBrackets(text: string): string[] {
	const parts = ['']
	let depth = 0
	for (const character of text) {
		if (character === '(') depth++
		if (character === ')') depth = Math.max(0, depth - 1)
		const last = parts.length - 1
		if (depth === 0 && separators.test(character)) parts.push('')
		else parts[last] += character
	}
	return parts
}

function clean(names: string[]): string[] {
	return names.map((name) => name.trim()).filter(Boolean)
}

function fold(name: string): string {
	return name.trim().toLocaleLowerCase('en-GB')
}
