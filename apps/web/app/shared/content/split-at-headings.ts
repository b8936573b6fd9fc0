/** The parts of a text that begin with a heading of the second level; what stands before the first has none. */
export function splitAtHeadings(text: string): { title: string; body: string }[] {
	return text
		.split(/^## /m)
		.slice(1)
		.map((part) => {
			const [title = '', ...lines] = part.split('\n')
			return { title: title.trim(), body: lines.join('\n').trim() }
		})
}
