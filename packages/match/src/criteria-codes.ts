import { readCriteriaTable } from './criteria-table.ts'
import { splitCells } from './split-cells.ts'

type Marked = { text: string; letter: string }

const fewestCoded = 2
const fewestInColumn = 3

/**
 * Returns the lines of an advert with its criteria marked. If a person specification tells by codes or in a column
 * which criteria are essential and which desirable, each such line ends with (E) or (D), the usual notation. With too
 * few codes, the letter may mean something else (“D1” is a class of licence), so all lines stay the same.
 */
export function spellOutCodes(lines: readonly string[]): string[] {
	return withColumn(withCodes(readCriteriaTable(lines)))
}

// A letter for the level and a number before the criterion.
const coded = /^\s*(?<letter>[ED])\s?(?<number>\d{1,2})[.):]?\s+(?<text>\p{L}.*)$/u
const ofLicence = /^(?:licen[cs]e|category|categories|entitlement)\b/i

function parseCode(line: string): (Marked & { number: number }) | null {
	const { letter = '', number, text = '' } = coded.exec(line)?.groups ?? {}
	return number === undefined ? null : { letter, number: Number(number), text }
}

// Codes count up from one, which vans, depots and classes of licence do not.
function withCodes(lines: readonly string[]): string[] {
	const all = lines.map(parseCode)
	const numbered = ['E', 'D'].map((letter) => {
		const own = all.filter((code) => code?.letter === letter)
		const isCounted = own.every((code, index) => {
			const before = own[index - 1]?.number
			const isNext = before === undefined ? code?.number === 1 : (code?.number ?? 0) > before
			return isNext && !ofLicence.test(code?.text ?? '')
		})
		return { letter, count: isCounted ? own.length : 0 }
	})
	if (numbered.every(({ count }) => count < fewestCoded)) return [...lines]
	const letters = numbered.filter(({ count }) => count > 0).map(({ letter }) => letter)
	return lines.map((line, index) => {
		const code = all[index] ?? null
		return code !== null && letters.includes(code.letter) ? spelt(code) : line
	})
}

// The columns of a table that was pasted as text, with bars or wide gaps between them.
function withColumn(lines: readonly string[]): string[] {
	const all = lines.map(markedInColumn)
	const sure = all.filter((found) => found !== null && !/licen[cs]e$/i.test(found.text))
	const isTold = lines.some(namesBoth) || sure.some((found) => found?.isWord)
	if (sure.length < (isTold ? fewestCoded : fewestInColumn)) return [...lines]
	return lines.map((line, index) => {
		const found = all[index] ?? null
		return found === null ? line : spelt(found)
	})
}

const mark = /^(?:E|D|Essential|Desirable)$/
// The column that says how a criterion is assessed.
const howTested = /^[\p{L}, /&+]{1,40}$/u
const mostCellsAfter = 2
// A letter after one of these belongs to a name that a wide gap has split.
const tornName =
	/\b(?:grades?|band|class|category|categories|vitamin|hepatitis|or)$|(?:^|[\s,/])(?:B|C1?)\s?\+?$/i

function markedInColumn(line: string): (Marked & { isWord: boolean }) | null {
	if (namesBoth(line)) return null
	const cells = splitCells(line)
		.map(({ text }) => text)
		.filter((text) => text !== '')
	const at = cells.findLastIndex((cell) => mark.test(cell))
	const after = cells.slice(at + 1)
	if (at < 1 || after.length > mostCellsAfter) return null
	if (!after.every((cell) => howTested.test(cell))) return null
	const text = cells.slice(0, at).join('  ')
	const said = cells[at] ?? ''
	const isWord = said.length > 1
	return !isWord && tornName.test(text) ? null : { text, letter: said.charAt(0), isWord }
}

// Whether a line is the head of a table, or the key to its letters.
function namesBoth(line: string): boolean {
	return /\bessential\b/i.test(line) && /\bdesirable\b/i.test(line)
}

function spelt({ text, letter }: Marked): string {
	return `${text.trim()} (${letter})`
}
