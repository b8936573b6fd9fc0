import { number } from './context-word-sets.ts'
import type { GrammarRule } from './grammar-rule.ts'
import { grammarWords } from './grammar-words.ts'

const pronouns = 'i|we|you|they|he|she|it|that|which|who'
const acts = 'be|do|let|work|find|stop|give|need|take|get|leave|have|go|mind|rest|wait|drive|say'
const ofMyself = grammarWords.alternatives('after-i-am')
const ends = '(?= ?(?:$|[.,;:)!]))'

/** Short forms without their apostrophe, where the remaining letters are no word or can't be that word here. */
const shortForms: GrammarRule[] = [
	{
		wrong: '(did|does|is|was|are|were|has|have|had|would|could|should|must|need|do)nt',
		right: '$1n’t',
	},
	{
		wrong: "(did|does|is|was|are|were|has|have|had|would|could|should|must|need|do|ca|wo)[’']nt",
		right: '$1n’t',
	},
	{ wrong: '(you|they|we)(ve|re|ll)(?<!well|were)', right: '$1’$2' },
	{ wrong: '(that|there|what)s', right: '$1’s' },
	{ wrong: 'oclock', right: 'o’clock' },
	// Both are nouns as well, a slope and a habit, so that they count beside certain words only.
	{ front: `${pronouns}|just|simply`, wrong: 'cant', right: 'can’t' },
	{ front: pronouns, wrong: 'wont', right: 'won’t', next: '(?!to\\b)\\p{L}+' },
	{ wrong: 'wont', right: 'won’t', next: acts },
	// "IM" is also an injection into a muscle.
	{ wrong: 'im', right: 'I’m', next: ofMyself, isNotCapitals: true },
	{
		wrong: 'ive',
		right: 'I’ve',
		isSmallWithin: true,
		next: 'been|had|worked|done|always|also|got|never|gained|managed|learn(?:ed|t)|helped|run|held|kept|used|seen|taken|looked|driven|cleaned|completed|enjoyed|achieved|recently|just',
	},
	{ wrong: 'id', right: 'I’d', next: '(?:like|love|prefer) to', isSmallWithin: true },
]

/** Words written for a short form that sounds the same, and the other way round. */
const soundingAlike: GrammarRule[] = [
	{
		wrong: 'its',
		right: 'it’s',
		isNextSmall: true,
		next: '(?:an|the|been)|a(?! (?:la|cappella|levels?|to|and)\\b)|not(?= (?:just|an?|the|easy|always|my|about)\\b)',
	},
	{
		front: 'when|whenever|if|because|where|though|although',
		wrong: 'its',
		right: 'it’s',
		next: `(?:busy|quiet|needed|required|raining|hot|cold|wet|dark|safe|possible|necessary)${ends}`,
	},
	{
		wrong: 'your',
		right: 'you’re',
		next: `welcome${ends}|looking(?!-| glass)|going to|able to|interested in|responsible for`,
	},
	{ wrong: 'their', right: 'they’re', next: 'both (?:in|at|on|from|very|fully|of|now|still)' },
	{
		front: '(?:make|makes|making|made) sure(?: that)?|ensure[sd]?|ensuring',
		wrong: 'their',
		right: 'they’re',
		next: `(?:happy|comfortable|clean|ready|settled)(?= ?(?:$|[.;:!)]|with|in|at|to|when))|(?:safe|ok|okay)(?= ?(?:$|[.;:!)]))`,
	},
	{ wrong: 'their', right: 'there', next: '(?:is|are|was|were|has been|have been)(?!-)' },
	{
		front: 'in|with|of|for|about',
		wrong: 'there',
		right: 'their',
		next: grammarWords.alternatives('after-their'),
	},
]

const counted = `${number}|several|many|eleven|thirteen|fourteen|sixteen|seventeen|eighteen|nineteen`
const trades =
	'electrician|plumber|driver|builder|fitter|joiner|bricklayer|carpenter|roofer|scaffolder'
const things =
	'pizza|meal|car|van|till|lorry|order|parcel|drink|cake|menu|phone|computer|laptop|photo|video|invoice|email|rota|bed|toilet|table|bin|floor|window|garden'

const didTo =
	'(?!ensur|check|confirm|hop|wish|mean|said|hear|believ|notic|report|show|decid|prov|stat|explain)\\p{L}{3,}(?:ing|ed)(?: up| out| down)?'

/**
 * Owners without an apostrophe, and plurals with one. Years, months and weeks own the experience, notice or service that they
 * measure, as in the style guides of the Guardian and of the University of Oxford.
 */
const owners: GrammarRule[] = [
	{
		wrong: `(?<!\\b(?:in|within|after|an?|[£$€]) ?)(?!1 )(${counted}) (year|month)s`,
		right: '$1 $2s’',
		next: 'experience(?!-)',
	},
	{
		wrong: `(?<!\\b(?:in|within|after) )(?!1 )(${counted}) (year|month|week)s`,
		right: '$1 $2s’',
		next: 'notice|service',
	},
	{ wrong: 'mens(?! (?:rea|sana)\\b)', right: 'men’s' },
	{ wrong: `(${trades})s mate(s?)`, right: '$1’s mate$2' },
	{ wrong: "(under-\\d\\d?)[’']s", right: '$1s' },
	{
		// After verbs of checking and saying, it is short for "is".
		front: `${didTo}(?: all)? the`,
		wrong: `(${things})[’']s`,
		right: '$1s',
		next: '$|[.;:)]|at|from|every|before|after|daily',
	},
	{
		front: '\\p{L}{3,}(?:ing|ed)|all|many|some|various|several|\\d+',
		wrong: `(${things})[’']s`,
		right: '$1s',
		next: '$|[.,;:)]|in|to|for|from|at|with|on',
	},
]

/** Apostrophes and the words that go with them. */
export const contractionRules: readonly GrammarRule[] = [...shortForms, ...soundingAlike, ...owners]
