import { findConcepts, findLeadIn, findVerb, splitWords } from '@app/language'

/** From this share of its terms on, a line without an act of its own lists what somebody holds. */
const mostlyCredentials = 0.5

/** Whether a line lists what somebody holds: a licence, a registration or a qualification has no size, no result and no act. */
export function listsCredentials(line: string): boolean {
	return credentialShare(line) >= mostlyCredentials
}

/** Which share of the terms of a line without an act of its own are credentials, from 0 to 1. */
export function credentialShare(line: string): number {
	if (opensWithWork(line) || findLeadIn(line) !== null) return 0
	const concepts = findConcepts(line)
	const credentials = concepts.filter(({ concept: { kind } }) => kind === 'credential')
	return concepts.length === 0 ? 0 : credentials.length / concepts.length
}

/** Whether a line opens with an act: an opening past or gerund is work, though it may be tagged as a description. */
export function opensWithWork(text: string): boolean {
	const [opener = ''] = splitWords(text)
	return (findVerb(opener)?.forms ?? []).some((form) => /^(?:past|gerund)$/.test(form))
}
