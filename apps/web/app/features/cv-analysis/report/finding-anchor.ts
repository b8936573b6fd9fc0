const prefix = 'finding-'

/** The id of a finding's element, which is also its link within the page (after `#`). */
export function findingAnchor(findingId: string): string {
	return `${prefix}${findingId}`
}

/** The finding that a hash such as `#finding-dates-1` points at, or `null`. */
export function readFindingId(hash: string, findings: { id: string }[]): string | null {
	const anchor = decode(hash.slice(1))
	return findings.find(({ id }) => findingAnchor(id) === anchor)?.id ?? null
}

function decode(text: string): string {
	try {
		return decodeURIComponent(text)
	} catch {
		return text
	}
}
