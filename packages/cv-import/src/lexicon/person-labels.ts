import { parseTsv } from '@app/language'
import { personLabels } from '../data/person-labels.ts'
import { fold } from './fold.ts'

/**
 * The fields that the label of a line about the person can name; `other` is a fact that a CV has no field for, such
 * as a date of birth.
 */
const personMeanings = [
	'name',
	'firstName',
	'lastName',
	'address',
	'town',
	'headline',
	'other',
] as const
export type PersonMeaning = (typeof personMeanings)[number]

const meaningByLabel: ReadonlyMap<string, PersonMeaning> = new Map(
	parseTsv<'label' | 'meaning'>(personLabels).flatMap(
		({ label, meaning }): [string, PersonMeaning][] => {
			const known = personMeanings.find((one) => one === meaning)
			return known === undefined ? [] : [[label, known]]
		},
	),
)

/** Returns the field that a label about the person names, in any spelling; `null` for other words. */
export function personMeaningOf(text: string): PersonMeaning | null {
	return meaningByLabel.get(fold(text)) ?? null
}
