/**
 * How to make a page from the page that is drawn in its place. For each part, in order: its index in that page
 * (`from`, `null` for a new part) and the markup that is new about it (`''` for nothing).
 */
export type PagePatch = {
	/** The hash of the page that it is made of. */
	base: string
	/** How many parts that page has. */
	baseSize: number
	from: (number | null)[]
	markup: string[]
	/** Whether a new part has its outline from another that is drawn already. */
	isBorrowing: boolean
}

type Page = { head: string; parts: string[] }

const between = '/><'
const outlineName = ' data-outline="'

/** The parts of a page as the server writes it; `null` for a picture of another form. */
export function splitPage(svg: string): Page | null {
	const start = svg.indexOf('>') + 1
	const end = svg.lastIndexOf('</svg>')
	if (!svg.startsWith('<svg') || start > end) return null
	const body = svg.slice(start, end)
	const parts = body === '' ? [] : body.split(between)
	const last = parts.length - 1
	const whole = parts.map((part, at) => `${at === 0 ? '' : '<'}${part}${at === last ? '' : '/>'}`)
	return { head: svg.slice(0, start), parts: whole }
}

/** The name of a part's outline, where it has one. */
export function readOutlineName(part: string): string | null {
	const at = part.indexOf(outlineName)
	if (at < 0) return null
	const start = at + outlineName.length
	return part.slice(start, part.indexOf('"', start))
}

/** Returns the patch that makes one page from another; `null` when the whole page has to be drawn. */
export function makePatch(before: Page & { hash: string }, after: Page): PagePatch | null {
	if (before.head !== after.head) return null
	const free = new Map<string, number[]>()
	for (const [at, part] of before.parts.entries()) {
		const key = readOutlineName(part) ?? part
		const same = free.get(key)
		if (same === undefined) free.set(key, [at])
		else same.push(at)
	}
	const from = after.parts.map((part) => free.get(readOutlineName(part) ?? part)?.shift() ?? null)
	const markup = after.parts.map((part, index) => {
		const at = from[index] ?? null
		const old = at === null ? undefined : before.parts[at]
		return old !== undefined && readPlace(old) === readPlace(part) ? '' : part
	})
	const isBorrowing = markup.some((part, at) => from[at] === null && isWithoutOutline(part))
	return { base: before.hash, baseSize: before.parts.length, from, markup, isBorrowing }
}

// Everything behind its name follows from the name, and is left out where it is known.
function readPlace(part: string): string {
	const at = part.indexOf(outlineName)
	return at < 0 ? part : part.slice(0, at)
}

function isWithoutOutline(part: string): boolean {
	return part.includes(outlineName) && !part.includes(' d="') && !part.includes(' href="')
}
