/** The fields that the reading of a CV is judged by. */
export const scoredFields = [
	'first name',
	'last name',
	'e-mail',
	'phone',
	'city',
	'headline',
	'links',
	'summary',
	'experience title',
	'experience employer',
	'experience location',
	'experience start',
	'experience end',
	'experience bullets',
	'education qualification',
	'education field',
	'education institution',
	'education start',
	'education end',
	'education grade',
	'skills',
	'languages',
	'certifications',
	'interests',
	'references',
	'volunteering',
	'further facts',
] as const

export type ScoredField = (typeof scoredFields)[number]

/** How one value of the truth, or one value that was read, came out. */
export type Verdict = {
	field: ScoredField
	outcome: 'right' | 'wrong' | 'missing' | 'extra'
	expected: string
	found: string
	/** Where the value stands in the document that was read; `null` when nothing was. */
	path: string | null
}

type Values = { expected: string; found: string; path: string }

/** Judges a field that has one value at most. */
export function judgeValue(
	field: ScoredField,
	{ expected, found, path }: Values,
	isSame: (expected: string, found: string) => boolean,
): Verdict[] {
	if (expected === '' && found === '') return []
	if (expected === '') return [{ field, outcome: 'extra', expected, found, path }]
	if (found === '') return [{ field, outcome: 'missing', expected, found, path: null }]
	const outcome = isSame(expected, found) ? 'right' : 'wrong'
	return [{ field, outcome, expected, found, path }]
}
