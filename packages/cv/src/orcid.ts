const orcidNumber = /(?<!\d)\d{4}-\d{4}-\d{4}-\d{3}[\dX](?!\d)/i

/** The number of a researcher in a text, such as `0000-0002-1825-0097`; `null` where there is none. */
export function findOrcid(text: string): string | null {
	return orcidNumber.exec(text)?.[0].toUpperCase() ?? null
}

/** The address of a researcher's page; words without a number are given back as they are. */
export function orcidAddress(text: string): string {
	const number = findOrcid(text)
	return number === null ? text : `https://orcid.org/${number}`
}
