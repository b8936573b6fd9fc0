import type { GrammarRule } from './grammar-rule.ts'
import { grammarWords } from './grammar-words.ts'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const days = 'tuesday wednesday thursday friday saturday sunday'.split(' ')
const partOfDay = 'mornings?|afternoons?|evenings?|nights?'

// A program is called so and writes it small, so that the day shows by its neighbours only.
const monday: GrammarRule[] = [
	{
		front: 'every|each|on|from|until|till|last|next|except',
		wrong: 'monday(s?)(?!\\.\\w)',
		right: 'Monday$1',
		next: '$|[.;:)]|and (?:tues|wednes|thurs|fri|satur|sun)days?',
	},
	{ wrong: 'mondays', right: 'Mondays' },
	{ wrong: 'monday', right: 'Monday', next: partOfDay },
	...days.map(
		(day): GrammarRule => ({
			wrong: `monday(s? ?(?:to|till|until|through|thru|[–-]) ?)${day}(s?)`,
			right: `Monday$1${capital(day)}$2`,
		}),
	),
]

const months = 'january february april june july september october november december'.split(' ')

const languages = grammarWords.words('languages')

/**
 * Names of days, months, languages and peoples in small letters. Those that are ordinary words as well count before certain words
 * only, months before a year, or not at all.
 */
export const capitalRules: readonly GrammarRule[] = [
	...monday,
	...days.map((day): GrammarRule => ({ wrong: `${day}(s?)`, right: `${capital(day)}$1` })),
	...months.map((month): GrammarRule => ({ wrong: month, right: capital(month) })),
	...['march', 'may', 'august'].map(
		(month): GrammarRule => ({ wrong: month, right: capital(month), next: '(?:19|20)\\d\\d' }),
	),
	...languages.map((name): GrammarRule => ({ wrong: name, right: capital(name) })),
	{
		wrong: 'french',
		right: 'French',
		next: '$|[,;:.)]|and|at|to|for|in|as|class|classes|lessons?|teachers?|speak(?:er|ers|ing)|language|gcse|a[- ]level|students?|pupils?|customers?|clients?|guests?|food|cuisine|cooking|restaurant',
	},
]
