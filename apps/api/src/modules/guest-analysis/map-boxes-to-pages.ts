import type { Box, CvSource, SourceLine } from '@app/cv'
import type { LineRow } from '@app/typeset/node'

/** Pages that lines were set on; `rows` are what each line was broken into there, in the order of the lines. */
export type SetPages = {
	pages: { widthPt: number; heightPt: number }[]
	rows: LineRow[][]
}

type Moved = { line: SourceLine; rows: LineRow[] }

/** The source with its lines as they were broken on the pages that were set, and all its places moved there. */
export function mapBoxesToPages(source: CvSource, { pages, rows }: SetPages): CvSource {
	const lines = source.pages.flatMap((page) => page.lines)
	const moved = lines.map((line, index) => ({ line, rows: rows[index] ?? [] }))
	const move = (place: Box) => moved.flatMap((line) => movePart(line, place))
	const moveOne = (place: Box | null) => (place && move(place)[0]) ?? null
	const set = moved.flatMap(({ line, rows: own }) =>
		own.map(({ text, place, words }) => ({
			...line,
			text,
			place,
			words: words.map(({ word: _, ...at }) => at),
		})),
	)
	return {
		...source,
		pages: pages.map(({ widthPt, heightPt }, index) => ({
			number: index + 1,
			widthPt,
			heightPt,
			lines: set.filter(({ place }) => place.page === index + 1),
		})),
		places: Object.fromEntries(
			Object.entries(source.places).map(([path, list]) => [path, list.flatMap(move)]),
		),
		unread: source.unread.map((unread) => ({ ...unread, place: moveOne(unread.place) })),
		headings: source.headings.map((heading) => ({ ...heading, place: moveOne(heading.place) })),
		facts: {
			...source.facts,
			pictures: source.facts.pictures.flatMap(move),
			links: source.facts.links.map((link) => ({ ...link, place: moveOne(link.place) })),
		},
	}
}

/** Returns where the words of a line that stood within `place` are now, one rectangle for each row. */
function movePart({ line, rows }: Moved, place: Box): Box[] {
	const { place: from } = line
	const middle = from.y + from.height / 2
	const isOnLine = from.page === place.page && middle >= place.y && middle <= place.y + place.height
	const isBeside = place.x + place.width < from.x || from.x + from.width < place.x
	if (!isOnLine || isBeside) return []
	const within = findWordsWithin(line.words ?? [], { place, count: countWords(rows) })
	return rows.flatMap((row) => {
		const words = row.words.filter(({ word }) => within === null || within.has(word))
		const [first] = words
		const last = words.at(-1)
		if (first === undefined || last === undefined) return []
		return [{ ...row.place, x: first.x, width: last.x + last.width - first.x }]
	})
}

function countWords(rows: readonly LineRow[]): number {
	return 1 + Math.max(-1, ...rows.flatMap(({ words }) => words.map(({ word }) => word)))
}

/**
 * The numbers of the words that are mostly within a place; `null` for the whole line, where none is known to be or the
 * line was not set in as many words.
 */
function findWordsWithin(
	words: NonNullable<SourceLine['words']>,
	{ place, count }: { place: Box; count: number },
): ReadonlySet<number> | null {
	if (words.length !== count) return null
	const within = words.flatMap(({ x, width }, word) => {
		const shared = Math.min(x + width, place.x + place.width) - Math.max(x, place.x)
		return shared > Math.min(width, place.width) / 2 ? [word] : []
	})
	return within.length === 0 ? null : new Set(within)
}
