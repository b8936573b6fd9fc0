import { conjugate } from '../verbs/conjugate.ts'
import { people } from './context-word-sets.ts'
import type { GrammarRule } from './grammar-rule.ts'

// Without users: the word is also the name of one list in a program.
const many = `(?:${people.replace('child|', '').replace('|user', '')}|driver|nurse|teacher|worker)s|children|people`
// Elsewhere than where a clause begins, the subject of the verb may be further in front.
const clauseBegins =
	'(?:that|when|if|because|while|so|until|unless|sure|ensure|ensures|ensuring|ensured)(?: all| the| our| my)*'
const agree = [['is', 'are'] as const, ['was', 'were'] as const, ['has', 'have'] as const]

// After one of these nouns, the letter is a number.
const numberedI = '(?<!(?:phase|part|stage|war|type|class|level|grade) )i'

/** Verbs in the wrong number for their subject. */
const wrongNumber: GrammarRule[] = [
	...agree.flatMap(([one, several]): GrammarRule[] => [
		{ front: clauseBegins, wrong: `(${many}) ${one}`, right: `$1 ${several}` },
		{
			wrong: `((?:the |my |our |all |all the |these |those )?(?:${many})) ${one}`,
			right: `$1 ${several}`,
			opensSentence: true,
		},
	]),
	...['enjoy', 'like', 'love', 'want', 'need', 'know', 'believe', 'think', 'speak'].map(
		(verb): GrammarRule => ({ wrong: `${numberedI} ${verb}s`, right: `I ${verb}` }),
	),
	{ wrong: `${numberedI} does`, right: 'I do' },
	{
		wrong: '(?<!\\bor )less',
		right: 'fewer',
		next: '(?:people|customers|complaints|mistakes|errors|accidents|incidents|injuries|patients|defects|breakdowns|queries)(?!-)',
	},
]

const afterPreposition = 'organise|manage|provide|ensure|deliver|maintain|prepare|arrange|supervise'

/** Words that stand in a form, or beside one, that their neighbours do not allow. */
const wrongShape: GrammarRule[] = [
	{
		front: 'could|should|would|must|might',
		wrong: 'of',
		right: 'have',
		next: 'got|come|known|gotten|become|finished|worked|used|asked',
	},
	...afterPreposition.split('|').map(
		(verb): GrammarRule => ({
			front: 'with|of|by',
			wrong: verb,
			right: conjugate(verb).gerund,
			isSmallWithin: true,
		}),
	),
	{
		wrong:
			'more (better|easier|quicker|faster|smoother|safer|simpler|clearer|happier|friendlier|healthier|cheaper|harder)',
		right: '$1',
		next: '$|[.,;:)]|and|for|to|than|by|at|with|on|when|if',
	},
	{
		front: "i am|i[’']m|im",
		wrong:
			'((?:very|highly|really) (?!much\\b)\\p{L}+ (?:person|worker|individual|player|learner))',
		right: 'a $1',
	},
	{
		front: 'close|due|according',
		wrong: 'too',
		right: 'to',
		next: 'the|my|our|their|all|home',
	},
]

/** Words that sound the same or differ by a letter, where the neighbours allow only one of them. */
const oneLetterApart: GrammarRule[] = [
	{
		wrong: 'excepted',
		right: 'accepted',
		next: '(?:\\d+ )?(?:deliveries|payments|orders|bookings|offers|returns)|an? (?:offer|place|position|job|role)',
	},
	{ wrong: 'mop(ing|ed)', right: 'mopp$1', next: '(?:all |the )*floors?|corridors' },
	{ wrong: 'moping', right: 'mopping', next: 'up' },
	{
		front:
			'events?|menus?|lessons?|project|care|financial|route|rota|business|career|curriculum|staff|shift|workforce|demand|travel|party|wedding|strategic|succession|capacity|holiday|meals?|discharge',
		wrong: 'planing',
		right: 'planning',
	},
	{
		wrong: 'planing',
		right: 'planning',
		next: '(?:the )?(?:lessons|menus|events|rotas|meals|activities|meetings|trips|routes|shifts)',
	},
	// "Discrete" means separate; a person who keeps secrets is "discreet".
	{
		wrong: 'discrete',
		right: 'discreet',
		next: 'and (?:calm|professional|trustworthy|reliable|honest|polite|confidential|friendly|tactful|helpful|respectful)',
	},
	{
		front: '(?:calm|professional|trustworthy|reliable|honest|polite|friendly|tactful|helpful) and',
		wrong: 'discrete',
		right: 'discreet',
		next: '$|[.,;:]|at|with|in|when',
	},
]

/** Small words that are not read where they stand twice. "Had had", "that that" and "to sign in in" may be right. */
const twice: GrammarRule[] = [
	{ wrong: '(?<word>an|for|to|by|my|our|their|your|as) \\k<word>', right: '$1' },
	// A long word is not said again, save for its strength; with a capital it may be a name of two equal words.
	{
		wrong: '(?<word>(?!really|always|slowly|nearly|little)\\p{L}{6,}) \\k<word>',
		right: '$1',
		isSmallWithin: true,
	},
]

/** Number, form and neighbours. */
export const agreementRules: readonly GrammarRule[] = [
	...wrongNumber,
	...wrongShape,
	...oneLetterApart,
	...twice,
]
