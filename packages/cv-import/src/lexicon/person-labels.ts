import { parseTsv } from '@app/language'
import { personLabels } from '../data/person-labels.ts'
import { fold } from './fold.ts'

/** What the label of a line about the person stands for; `other` is what a CV keeps no field for, such as a date of birth. */
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

/** What a label about the person stands for, however it is spelt; `null` for other words. */
export function personMeaningOf(text: string): PersonMeaning | null {
	return meaningByLabel.get(fold(text)) ?? null
}
