const fewestNumbered = 3

// The letter or chapter before the last number, and that number.
// Classes of licence and levels of a language begin with B, C or D.
const numbered =
	/^\s*(?<series>(?![BCD]\d)[A-Z]{1,2}|\d{1,2}\.)\s?(?<number>\d{1,2})[.):]?\s+(?:[–—-]\s+)?(?<text>\p{L}.*)$/u

/**
 * Returns the lines of an advert with numbered lines as list items. Lines that count up from one under a letter or a
 * chapter are items, and their numbers are removed; the count may begin again at one. Vans, depots and times of day
 * do not count up.
 */
export function stripNumbering(lines: readonly string[]): string[] {
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

const fewestChapters = 2
// A short title; a longer line, or a line that ends like a sentence, is a list item.
const chapter = /^\s*(?<number>\d{1,2})[.)]?\s+(?<title>\p{Lu}[^.!?;]{1,58}[^.!?;,])\s*$/u

/**
 * The lines of an advert, where the headings of its chapters have lost their numbers: they count up from one, and none
 * follows another at once, as items of a list do.
 */
export function stripChapterNumbers(lines: readonly string[]): string[] {
	const found = lines.map((line) => chapter.exec(line)?.groups ?? null)
	const places = [...found.keys()].filter((at) => found[at] !== null)
	const numbers = places.map((at) => Number(found[at]?.number))
	const areChapters =
		numbers.length >= fewestChapters &&
		numbers.every((number, index) => number === index + 1) &&
		places.every((at) => holdsWords(lines, at, places))
	if (!areChapters) return [...lines]
	return lines.map((line, at) => found[at]?.title ?? line)
}

function holdsWords(lines: readonly string[], at: number, places: readonly number[]): boolean {
	const next = places.find((place) => place > at) ?? lines.length
	return lines.slice(at + 1, next).some((line) => line.trim() !== '')
}
