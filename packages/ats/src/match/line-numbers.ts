const fewestNumbered = 3

// "S1 Able to lift heavy panes", "1.4 To track the destinations": what stands before the last number, and that number.
// Classes of licence and levels of a language begin with B, C or D.
const numbered =
	/^\s*(?<series>(?![BCD]\d)[A-Z]{1,2}|\d{1,2}\.)\s?(?<number>\d{1,2})[.):]?\s+(?:[–—-]\s+)?(?<text>\p{L}.*)$/u

/**
 * The lines of an advert, where those that count up from one under a letter or a chapter are items of a list: the number
 * is no part of what they ask for. They may begin again at one. Vans, depots and times of the day do not count up.
 */
export function withoutNumbers(lines: readonly string[]): string[] {
	const all = lines.map((line) => numbered.exec(line)?.groups ?? null)
	const series = Map.groupBy(
		all.filter((one) => one !== null),
		({ series: name }) => name,
	)
	const counted = new Set(
		[...series].flatMap(([name, own]) => {
			const numbers = own.map(({ number }) => Number(number))
			return numbers.length >= fewestNumbered && numbers[0] === 1 && countsUp(numbers) ? [name] : []
		}),
	)
	return lines.map((line, index) => {
		const found = all[index]
		return found?.series !== undefined && counted.has(found.series) ? `• ${found.text}` : line
	})
}

function countsUp(numbers: readonly number[]): boolean {
	return numbers.every((number, index) => number === 1 || number === (numbers[index - 1] ?? 0) + 1)
}
