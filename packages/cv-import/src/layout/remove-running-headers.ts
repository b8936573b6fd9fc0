import type { ExtractedPage, TextItem } from '../extracted.ts'
import { groupIntoLines, groupIntoRows } from './group-into-lines.ts'
import type { Line } from './line.ts'

const pageNumber =
	/^(?:(?:page|seite|pagina|página|strona|p\.?)\s*|\s+)?(?:[-–|]\s*)?\d{1,2}\s*(?:(?:of|\/|von|de|di|van|z|sur)\s*\d{1,2}\s*)?[-–|]?$/i
const emptyPageNumber = /^(?:page|seite|página|pagina)\s+(?:of|von|de|di|van|sur)$/i
const pageNumberAtEnd =
	/(?:page|seite|página|pagina)\s*\d{1,2}\s*(?:(?:of|\/|von|de|di|van|sur)\s*\d{1,2})?$/i

// A footer of a name and the number of the page.
const nameAndNumber = /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){1,3}\s*[-–—|·]\s*(?:page )?\d{1,2}$/u

// What a browser prints at the edges of a page: the address of the file, or the date with the time of day.
const stampOfBrowser =
	/(?:^|\s)(?:file:\/\/\/|\d{1,2}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}:\d{2}(?:\s?[AP]M)?(?:\s|$))/

/** Takes page numbers and the lines that later pages repeat at their top or bottom out of the pages. */
export function removeRunningHeaders(pages: readonly ExtractedPage[]): {
	pages: ExtractedPage[]
	furniture: Line[]
} {
	const furniture: Line[] = []
	const rowsByPage = pages.map((page) => groupIntoRows(page.items))
	const kept = pages.map((page, index) => {
		const dropped = new Set<TextItem>()
		const rows = rowsByPage[index] ?? []
		const heads = index === 0 ? [] : rows.slice(0, 1)
		const repeated = heads.filter((row) => repeatsName(row, rowsByPage[0] ?? []))
		const others = edgeRows(rows).filter((row) =>
			isFurniture(row, { page, rows: rowsByPage, index }),
		)
		for (const row of new Set([...repeated, ...others])) {
			for (const item of row) dropped.add(item)
			furniture.push(...groupIntoLines(row))
		}
		return { ...page, items: page.items.filter((item) => !dropped.has(item)) }
	})
	return { pages: kept, furniture }
}

function edgeRows(rows: TextItem[][]): TextItem[][] {
	// A page of a few lines may have a footer too.
	if (rows.length < 6) return rows.slice(-1)
	return [...rows.slice(0, 3), ...rows.slice(-2)]
}

type Surroundings = { page: ExtractedPage; rows: TextItem[][][]; index: number }

function isFurniture(row: TextItem[], { page, rows, index }: Surroundings): boolean {
	const text = joinText(row)
	const baseline = row[0]?.baseline ?? 0
	const isAtEdge = baseline > page.heightPt * 0.92 || baseline < page.heightPt * 0.08
	if (isAtEdge && (pageNumber.test(text) || emptyPageNumber.test(text))) return true
	if (isAtEdge && pageNumberAtEnd.test(text) && rows.length > 1) return true
	if (isAtEdge && stampOfBrowser.test(text)) return true
	if (baseline > page.heightPt * 0.92 && nameAndNumber.test(text)) return true
	// The top row of the first page is the name, so a header must repeat an earlier page. A footer may be the same on
	// any other page.
	const others = baseline > page.heightPt * 0.9 ? rows.toSpliced(index, 1) : rows.slice(0, index)
	return (
		text.length > 2 &&
		others.some((other) =>
			edgeRows(other).some(
				(edge) =>
					joinText(edge).replace(/\d+/g, '#') === text.replace(/\d+/g, '#') &&
					Math.abs((edge[0]?.baseline ?? 0) - baseline) < 4,
			),
		)
	)
}

// Later pages often have the name of the first one at their top, in another size and with a number.
function repeatsName(row: TextItem[], firstPage: TextItem[][]): boolean {
	const name = joinText(row)
		.replace(/[\s–—|·,-]*(?:page\s*)?\d{1,2}$/i, '')
		.toLowerCase()
	const top = firstPage.slice(0, 3).map((row) => joinText(row).toLowerCase())
	return name.length > 2 && [...top, largestWords(firstPage)].includes(name)
}

// A name may be on several lines, with other words beside it.
function largestWords(firstPage: TextItem[][]): string {
	const top = firstPage.slice(0, mostRowsOfHead)
	const largest = Math.max(...top.flat().map(({ sizePt }) => sizePt))
	const isLarge = ({ sizePt }: TextItem) => sizePt >= 0.97 * largest
	return joinText(top.flatMap((row) => row.filter(isLarge))).toLowerCase()
}

const mostRowsOfHead = 10

function joinText(row: TextItem[]): string {
	return row
		.map((item) => item.text.trim())
		.join(' ')
		.trim()
}
