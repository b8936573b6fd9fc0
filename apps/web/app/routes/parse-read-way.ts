/** What is read on the page of ways to begin, by its name in the address. */
export type ReadWay = 'linkedin' | 'json-resume' | 'paste'

/** Whether the page was asked for something that is read there. */
export function parseReadWay(search: URLSearchParams): ReadWay | null {
	const wanted = search.get('begin')
	if (wanted === 'linkedin' || wanted === 'json-resume' || wanted === 'paste') return wanted
	// While a file is read its session stands in the address, and nothing else.
	return search.has('session') ? 'paste' : null
}
