/** A cell of a line of a table that came along as text: which it is, and where it begins and has its middle. */
export type Cell = { text: string; index: number; start: number; middle: number }

const gaps: readonly [string, RegExp][] = [
	['|', /\|/g],
	['\t', /\t/g],
]

/**
 * The cells of a line, told apart by bars, else by tabs, else by wide gaps. Bars and tabs show an empty cell as well; a
 * bar at either end is a frame where `columns` says that there are too many cells, and always where it is not told.
 */
export function splitCells(line: string, columns = 0): Cell[] {
	const [, gap = / {2,}/g] = gaps.find(([mark]) => line.includes(mark)) ?? []
	const cells: Omit<Cell, 'index'>[] = []
	let start = 0
	for (const { 0: between, index } of [...line.matchAll(gap), { 0: '', index: line.length }]) {
		const said = line.slice(start, index)
		const text = said.trim()
		const from = start + said.length - said.trimStart().length
		if (isRuled(line) || text !== '')
			cells.push({ text, start: from, middle: from + text.length / 2 })
		start = index + between.length
	}
	return (line.includes('|') ? withoutFrame(cells, columns) : cells).map((cell, index) => ({
		...cell,
		index,
	}))
}

function withoutFrame<C extends { text: string }>(cells: readonly C[], columns: number): C[] {
	const isFramed = cells[0]?.text === '' && (columns === 0 || cells.length >= columns + 2)
	const inner = cells.slice(isFramed ? 1 : 0)
	const isClosed = inner.at(-1)?.text === '' && inner.length > columns
	return isClosed ? inner.slice(0, -1) : inner
}

/** Whether cells are told apart by marks, so that an empty one is seen. */
export function isRuled(line: string): boolean {
	return /[|\t]/.test(line)
}
