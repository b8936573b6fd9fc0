import { number } from './context-word-sets.ts'
import type { GrammarRule } from './grammar-rule.ts'

const rules =
	'instructions|procedures?|polic(?:y|ies)|rules|regulations|standards?|schedules?|plans?|drawings?|recipes?|law|guidelines|requirements|orders?|coshh|haccp'

/** Words that are wrong, missing or too many in English, but right in the writer's first language. */
export const nonNativeErrors: readonly GrammarRule[] = [
	{
		front: '(?:i|can|to|and|we|who) works?|i have worked',
		wrong: 'good',
		right: 'well',
		next: '(?:and )?(?:in|with|under|alone|on|both|independently|together|within)',
	},
	{
		wrong: '(takes?|taking|took) care for',
		right: '$1 care of',
		next: `the|my|our|their|his|her|an?|elderly|patients|residents|children|customers|guests|animals|clients|${number}`,
	},
	{
		wrong: 'according',
		right: 'according to',
		next: `(?:(?:the|our|their|company|safety) )*(?:${rules})`,
	},
	{
		front: 'works?|worked|working|well|good|alone (?:and|or|as well as)|individually (?:and|or)',
		wrong: 'in team',
		right: 'in a team',
		next: '$|[.,;:)]|and|or|environments?',
	},
	{ wrong: 'using of', right: 'using', next: '(?!a\\b)\\p{L}+', opensSentence: true },
	{
		front: `${number}|other|new|junior|fellow|manag(?:e|ed|ing)|train(?:ed|ing)|supervis(?:e|ed|ing)`,
		wrong: 'staffs',
		right: 'staff',
		next: '$|[.,;:)]|and|in|to|on|with|at|who|how',
	},
	{ wrong: '(look|looking) forward to hear', right: '$1 forward to hearing', next: 'from|back' },
	{ front: 'i', wrong: 'can able to', right: 'am able to' },
]
