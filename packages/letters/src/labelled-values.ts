import { letterWords } from './word-lists.ts'

/** What the label of a field in an advert is about. */
export type AdvertLabel = 'pay' | 'kind' | 'closing'

// The value stands behind the label, and a closing day in a sentence too: “Applications close on 14 June.”
const behindLabel: Record<AdvertLabel, RegExp> = {
	pay: new RegExp(
		String.raw`^(?:${letterWords.alternatives('pay-labels')})\b(?:\s?\([^)]{0,40}\))?[\s:–-]*(.*)$`,
		'iu',
	),
	kind: new RegExp(
		String.raw`^(?:${letterWords.alternatives('kind-labels')})(?:\s*[:–-]|$)\s*(.*)$`,
		'iu',
	),
	closing: new RegExp(
		String.raw`\b(?:${letterWords.alternatives('closing-labels')})\b\s*(?:is|on|by)?\s*[:–-]?\s*(.*)$`,
		'iu',
	),
}

/** Returns the values behind the labels of a kind in an advert, as written; one may stand in the line below its label. */
export function listLabelledValues(advert: string, label: AdvertLabel): string[] {
	const fields = listFields(advert)
	return fields.flatMap((field, index) => {
		const value = behindLabel[label].exec(field)?.[1]
		if (value === undefined) return []
		return [value === '' ? (fields[index + 1] ?? '') : value]
	})
}

/** Splits an advert into its lines, and these where several fields stand side by side. */
export function listFields(advert: string): string[] {
	return advert
		.split(/\n|[|·•]|\t|\s{3}/)
		.map((field) => field.replace(/[*#>]+/g, ' ').trim())
		.filter((field) => field !== '')
}
