import type { Box, CvSource, SourceLine } from '@app/cv'

/** Pages that lines were set on; `places` are where each line stands now, in the order of the lines. */
export type SetPages = {
	pages: { widthPt: number; heightPt: number }[]
	places: Box[][]
}

type Moved = { line: SourceLine; to: Box[] }

/** The source with all its places moved to where its lines stand on the pages that were set. */
export function mapBoxesToPages(source: CvSource, { pages, places }: SetPages): CvSource {
	const lines = source.pages.flatMap((page) => page.lines)
	const moved = lines.map((line, index) => ({ line, to: places[index] ?? [] }))
	const move = (place: Box) => moved.flatMap((line) => movePart(line, place))
	const moveOne = (place: Box | null) => (place && move(place)[0]) ?? null
	const set = moved.flatMap(({ line: { words: _, ...line }, to }) =>
		to.map((place) => ({ ...line, place })),
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

/** Returns where the part of a line within `place` is now: the whole line if it was broken in two. */
function movePart({ line, to }: Moved, place: Box): Box[] {
	const { place: from } = line
	const middle = from.y + from.height / 2
	const isOnLine = from.page === place.page && middle >= place.y && middle <= place.y + place.height
	const left = Math.max(place.x, from.x)
	const right = Math.min(place.x + place.width, from.x + from.width)
	if (!isOnLine || right < left) return []
	const [whole] = to
	if (to.length !== 1 || !whole || from.width === 0) return to
	const scale = whole.width / from.width
	return [{ ...whole, x: whole.x + (left - from.x) * scale, width: (right - left) * scale }]
}
