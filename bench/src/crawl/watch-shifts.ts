type Watched = Window & { shiftOfCrawl?: { value: number; moved: string[] } }

/** Runs in the page, before anything of it. Only an observer is told of shifts. */
export function watchShifts(): void {
	const told = window as Watched
	const seen = { value: 0, moved: [] as string[] }
	told.shiftOfCrawl = seen
	type Place = { y: number; height: number }
	type Source = { node: Node | null; previousRect: Place; currentRect: Place }
	type Shift = PerformanceEntry & { value?: number; hadRecentInput?: boolean; sources?: Source[] }
	const describe = ({ node, previousRect: before, currentRect: after }: Source) => {
		const element = node instanceof Element ? node : node?.parentElement
		const words = (element?.textContent ?? '').trim().slice(0, 30)
		const name = `${element?.localName ?? 'gone'} “${words}”`
		return `${name} from ${before.y}+${before.height} to ${after.y}+${after.height}`
	}
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const { value = 0, hadRecentInput = false, sources = [] } = entry as Shift
			if (hadRecentInput) continue
			seen.value += value
			seen.moved.push(...sources.map(describe))
		}
	}).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page. Returns how far content has shifted without input, and which elements moved. */
export function readShifts(): { value: number; moved: string[] } {
	return (window as Watched).shiftOfCrawl ?? { value: Number.NaN, moved: [] }
}
