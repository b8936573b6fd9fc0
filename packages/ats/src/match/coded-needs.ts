const fewestCoded = 2

// "E1 Accurate record keeping", "D3: a military background".
const coded = /^\s*(?<mark>[ED])\s?\d{1,2}[.):]?\s+(?<text>\p{L}.*)$/u
// The columns of a table that came along as text: "First aid   D   A/I", "First aid | Desirable | Application".
const column =
	/^(?<text>.*\S?)(?:\t|\s{2,}|\s*\|\s*)(?<mark>E|D|Essential|Desirable)(?:(?:\t|\s{2,}|\s*\|\s*)[\p{L}, /&+]{1,40})?\s*\|?\s*$/u

/**
 * The lines of an advert, where a person specification tells by codes or in a column what is essential and what is
 * desirable: each such line ends with (E) or (D) then, as others write it. Where there is but one, the letter may mean
 * anything ("D1" is a class of licence), so that all stay as they are.
 */
export function spellOutCodes(lines: readonly string[]): string[] {
	return [coded, column].reduce<string[]>(
		(was, way) => {
			const found = was.filter((line) => way.test(line))
			return found.length < fewestCoded ? was : was.map((line) => marked(line, way))
		},
		[...lines],
	)
}

function marked(line: string, way: RegExp): string {
	const { mark, text } = way.exec(line)?.groups ?? {}
	return mark === undefined || text === undefined ? line : `${text.trim()} (${mark.charAt(0)})`
}
