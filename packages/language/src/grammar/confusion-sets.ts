import { agreementRules } from './agreement-rules.ts'
import { capitalRules } from './capital-rules.ts'
import { helped, linked, number, people } from './context-word-sets.ts'
import { contractionRules } from './contraction-rules.ts'
import type { GrammarRule } from './grammar-rule.ts'
import { grammarWords } from './grammar-words.ts'
import { nonNativeErrors } from './non-native-errors.ts'

const seniority = grammarWords.alternatives('before-manager')
const manner = grammarWords.alternatives('before-manner')
const uncounted = 'equipment|information|furniture|software|luggage|homework'

/** Words that sound like, or differ by one letter from, the one that was meant. */
const wrongWords: GrammarRule[] = [
	{
		front: 'could|should|would|must|might',
		wrong: 'of',
		right: 'have',
		next: 'been|done|had|gone|made|seen|taken',
	},
	{ wrong: '(rather|(?<!(?:each|the|one) )other) then', right: '$1 than' },
	{
		front: 'more|less|fewer|better|greater|higher|lower|larger|smaller|faster|longer',
		wrong: 'then',
		right: 'than',
		next: '\\d[\\d,.]*|half|any|most|expected|usual',
	},
	{ wrong: 'there own', right: 'their own' },
	{
		front: 'in|through|on|for|of|during|at|after|before|with',
		wrong: 'there',
		right: 'their',
		next: '(?:first|last|next|final|early|new|best|worst) (?:days?|weeks?|months?|years?|shifts?|terms?|jobs?|roles?|homes?|lessons?|visits?|appointments?)',
	},
	{
		front: `${helped}|${linked}`,
		wrong: 'there',
		right: 'their',
		next: grammarWords.alternatives('what-people-have'),
	},
	{
		front: 'of|on|in|for|with|by|to',
		wrong: "it[’']s",
		right: 'its',
		next: 'own(?!-)',
	},
	{ front: seniority, wrong: 'manger', right: 'manager' },
	{
		wrong: 'costumers?',
		right: 'customer',
		next: 'services?|experience|care|complaints?|satisfaction|base|queries|enquiries|facing|focus|focused|relations|needs',
	},
	{ wrong: 'pubic', right: 'public', next: 'sector|transport|relations|facing|liability|speaking' },
	{ front: 'clinical', wrong: 'trail', right: 'trial' },
	{ wrong: 'trail', right: 'trial', next: 'balances?(?! beam)' },
	{
		front: 'ranging|graduated|promoted|came|moved',
		wrong: 'form',
		right: 'from',
		next: 'the|an?|my|all|our|\\d+',
	},
	{
		front: 'to|not',
		wrong: 'loose',
		right: 'lose',
		next: 'weight|customers|sight|interest|time|money',
	},
	{ front: 'to|regularly', wrong: 'asses', right: 'assess' },
	{
		front: 'expert|clear|good|legal|financial|technical|professional|of|provid(?:e|ed|es|ing)',
		wrong: 'advise',
		right: 'advice',
	},
	{
		front: 'i|will|can|could|would',
		wrong: 'advice',
		right: 'advise',
		next: 'customers|clients|patients|people|staff|students|families|managers|them',
	},
	{
		front: 'best|good|general|safe|private|clinical|medical|legal|reflective',
		wrong: 'practise',
		right: 'practice',
	},
	{
		front: 'driving|forklift|sia|hgv|lgv|riding',
		wrong: 'license(s?)',
		right: 'licence$1',
	},
	{
		front: 'ordered|ordering|order|orders|office',
		wrong: 'stationary',
		right: 'stationery',
		next: '$|[.,;]|and|for the office',
	},
	{ wrong: 'stationary', right: 'stationery', next: 'supplies|cupboard' },
	{
		wrong: 'principle',
		right: 'principal',
		next: 'designer|contractor|engineer|teacher|lecturer|investigator|dancer|duties|responsibilities',
	},
	{ front: 'guiding|basic', wrong: 'principals', right: 'principles' },
	{ wrong: 'complimentary', right: 'complementary', next: 'medicine' },
	{
		front: 'team|staff|raised?|raising|boost(?:s|ed|ing)?',
		wrong: 'moral',
		right: 'morale',
		next: '$|[.;:]|by|across|among|through',
	},
	{ wrong: 'roll', right: 'role', next: 'models?|modelling' },
	{
		front: 'management|leadership|supervisory',
		wrong: 'roll',
		right: 'role',
		next: 'as|was|includ(?:ed|es)|involv(?:ed|es)',
	},
	{
		front: 'training|first aid|refresher|induction|safety',
		wrong: 'coarse(s?)',
		right: 'course$1',
	},
	{
		front: 'have|has|had',
		wrong: 'lead',
		right: 'led',
		next: 'an?(?: \\p{L}+)? (?:team|project|group|shift)',
	},
	{ front: 'was|were|been', wrong: 'lead', right: 'led', next: 'by' },
	{
		front: 'have|has|i',
		wrong: 'past',
		right: 'passed',
		next: '(?:my|all|the|an?) (?:driving|test|tests|exams?|theory|level|course|audits?|inspections?)',
	},
	{
		front: 'them|they|all|both|who|he|she',
		wrong: 'past',
		right: 'passed',
		next: '(?:his|her|their|there) (?:\\p{L}+ )?(?:level|tests?|exams?|placements?|probation|course|theory|assessments?)',
	},
	{
		front:
			'general|telephone|phone|e-?mail|sales|answer(?:ing|ed)|handl(?:ing|ed)|dealing with|dealt with',
		wrong: 'enquires',
		right: 'enquiries',
	},
	{ front: 'it|he|she', wrong: 'use to', right: 'used to', next: 'be|take|have|go|work|run|cost' },
	{
		front: 'the|a',
		wrong: 'quite',
		right: 'quiet',
		next: 'season|periods?|times?|spells?|hours?|shifts?|months?',
	},
	{ front: 'my', wrong: 'passed', right: 'past', next: 'experiences?(?!-)' },
	{ wrong: 'quiet', right: 'quite', next: 'a (?:few|lot)|often' },
	{
		front: '(?:an?|the) (?:positive|negative|direct|big|great|good|lasting|significant)',
		wrong: 'affect',
		right: 'effect',
		next: 'on',
	},
	{ front: 'construction', wrong: 'sight(s?)', right: 'site$1' },
	{
		front: 'took|taking|takes?|typed|typing|types?|board|committee|circulat(?:ed|es|ing|e)',
		wrong: 'minuets',
		right: 'minutes',
		next: '$|[.,;:]|at|of|for|from|in|and',
	},
	{ wrong: 'waist', right: 'waste', next: 'management|disposal|collection|bins?' },
	{ front: 'lunch|tea|coffee', wrong: 'brake(s?)', right: 'break$1' },
	{
		front: 'as|be|being|been|am|was|become|becoming|feel|felt',
		wrong: 'apart of',
		right: 'a part of',
	},
	{
		front: `in an? (?:(?:very|most|more|highly) )?(?:(?:${manner})(?:,? and | ?, ?| ))?(?:${manner})`,
		wrong: 'manor',
		right: 'manner',
		next: '$|[.,;:)]|at all times|with|to|when|and|while|towards?',
	},
	{
		wrong: 'childs',
		right: 'children',
		isSmallWithin: true,
		next: '$|[.,;:)]|of|and|aged|from|at|in|who|with|to',
	},
	{
		wrong: 'childs',
		right: 'child’s',
		isSmallWithin: true,
		next: 'needs|care|development|learning|progress|parents?|rooms?|safety|welfare|individual|education|behaviour|bedroom|play',
	},
	{ wrong: 'bare in mind', right: 'bear in mind' },
	{ front: 'in charge|because|instead', wrong: 'off', right: 'of' },
	{ front: 'an? (?:number|variety)', wrong: 'off', right: 'of', next: '(?!the\\b)\\p{L}+s' },
	{
		wrong: '(?<!boot |jumble |garage |of |for |auction |after )sale',
		right: 'sales',
		next: 'assistants?|advis[eo]rs?|executives?|representatives?',
	},
]

/** Forms of words that do not go with their neighbours. */
const wrongForms: GrammarRule[] = [
	{ front: 'we|they|you', wrong: 'was', right: 'were' },
	...[['has', 'have'] as const, ['done', 'did'] as const, ['seen', 'saw'] as const].map(
		([wrong, right]) => ({
			wrong: `(?<!(?:phase|part|stage|war|type|class|level|grade) )i ${wrong}`,
			right: `I ${right}`,
		}),
	),
	...[
		['went', 'gone'] as const,
		['did', 'done'] as const,
		['ran', 'run'] as const,
		['wrote', 'written'] as const,
		['gave', 'given'] as const,
		['took', 'taken'] as const,
		['began', 'begun'] as const,
		['drove', 'driven'] as const,
	].map(([wrong, right]) => ({ front: 'have|has|had', wrong, right })),
	...[
		['went', 'go'] as const,
		['had', 'have'] as const,
		['made', 'make'] as const,
		['took', 'take'] as const,
		['came', 'come'] as const,
		['got', 'get'] as const,
	].map(([wrong, right]) => ({ front: "did not|didn[’']t", wrong, right })),
	{ wrong: `(${uncounted})s`, right: '$1' },
	{ wrong: '(?<!(?:most|more) )responsible of', right: 'responsible for' },
	{ front: '(?:am|is|very) interested', wrong: 'on', right: 'in' },
	{ wrong: 'till date', right: 'to date' },
	{ wrong: 'discuss about', right: 'discuss', next: 'the|our|their|your|my|how|what' },
	{
		wrong: 'since',
		right: 'for',
		next: `(?:\\d\\d?|two|three|four|five|six|seven|eight|nine|ten) (?:years|months)(?! (?:ago|old|into|before|post|of)\\b)`,
	},
	{
		wrong: 'since',
		right: 'for',
		next: `the (?:last|past) (?:${number}|few) (?:years|months|weeks)`,
	},
	{
		front: 'every',
		wrong: '(day|week|month|year|customer|patient|client|student|shift)s',
		right: '$1',
	},
	{ wrong: 'this', right: 'these', next: 'duties|responsibilities' },
	{
		wrong: 'these',
		right: 'this',
		next: '(?:job|role|company|position)(?= ?(?:$|[.,]|as |at |was |is ))',
	},
	{
		front: 'so|too',
		wrong: 'much',
		right: 'many',
		next: 'customers|years|tasks|duties|clients',
	},
	{ wrong: `(?<!\\ba )(?!1\\b)(${number}) year`, right: '$1 years’', next: 'experience' },
	{ wrong: "(?!1\\b)(\\d\\d?) year[’']s", right: '$1 years’', next: 'experience' },
	{
		wrong: '(?<!for )everyday',
		right: 'every day',
		next: 'for (?:an?|the|\\d)|at \\d',
	},
	{
		front: 'to',
		wrong: '(set|log|back|sign|clean)(up|in)',
		right: '$1 $2',
		next: 'an?|the|new|our|their|all',
	},
]

/** Apostrophes that are missing, or stand where there is no owner. */
const wrongApostrophes: GrammarRule[] = [
	{
		wrong: '(children|women)s',
		right: '$1',
		next: '$|[.,;:)]|and|or|who|in|at|with|to|from|of|on|aged|such as|like|including',
	},
	{ wrong: '(children|women)s', right: '$1’s' },
	{
		front: helped,
		wrong: `(${people})s`,
		right: '$1s’',
		next: 'needs(?! to\\b)',
	},
	{
		wrong:
			"(gcse|nvq|cv|kpi|rdc|ngo|sme|faq|pc|sla|mot|dvd|cd|sop|ehcp|lgv|hgv|pdf|tv|[ao][ -]level)[’']s",
		right: '$1s',
		next: '$|[.;:()–-]|at|in|for|to|from|with|including',
	},
	{
		front: 'in the|early|late',
		wrong: "((?:19|20)\\d0)[’']s",
		right: '$1s',
		next: '$|[.,;:)]|and|to',
	},
]

// After one of these, a single letter is a number or a name, and no word.
const numbered =
	'type|phase|part|class|stage|grade|level|group|section|chapter|form|band|plan|vitamin|hepatitis|category'
// Short words that join others follow a letter that is no article.
const joins =
	'and|also|are|after|above|any|all|among|although|its|into|off|out|over|only|our|once|one|each|even|every|either'
const saidWithVowel = `(?!(?:${joins})\\b)(?:[ai][a-z]{2,}|e(?![uw])[a-z]{2,}|o(?!ne|nce)[a-z]{2,}|un(?!i|anim)[a-z]{2,}|up[a-z]*|urgent|ultra[a-z]*|hour|honest|honour[a-z]*)`
// Only beginnings that can be said as a word, since short forms are read out letter by letter.
const saidWithConsonant = grammarWords.alternatives('said-with-a-consonant')

// Without short forms that some people say as a word, and without the letter H, which has two names.
const saidByLetters =
	'm(?:a|ba|sc|phil|eng|res|pharm|chem)|nvq|svq|llb|llm|nhs|nmc|rgn|rmn|nqt|lgv|sia|it|aat|ehcp|eyfs|ilm|icu|itu|iv'

/** The small words that are not read where they stand twice, and the pronoun that is written large. */
const smallWords: GrammarRule[] = [
	{ wrong: '(?<word>the|and|of|with|is|are|was|from) \\k<word>', right: '$1' },
	{
		wrong: `(?<!(?:${numbered}) )i`,
		right: 'I',
		next: grammarWords.alternatives('after-i'),
	},
	{ wrong: "i([’'](?:m|ve|d|ll))", right: 'I$1' },
	{
		wrong: `(?<!(?:${numbered}) )a`,
		right: 'an',
		next: saidWithVowel,
		isNextSmall: true,
		isSmallWithin: true,
	},
	{
		wrong: 'a',
		right: 'an',
		next: saidByLetters,
		isNextCapital: true,
		isSmallWithin: true,
	},
	// Before a verb form, or a word that no article has before it, it may be "and" that is short of a letter.
	{
		wrong: 'an',
		right: 'a',
		isNextSmall: true,
		next: `(?![a-z]+(?:ing|ed)\\b|(?:that|this|these|those|the|my|his|her|their|we|she|he|they|them|then|so|some|to|did|got|had|put|took|made|went)\\b)(?:${saidWithConsonant})`,
	},
]

/** Every rule, the most telling first. They are few and exact: what may be right is not among them. */
export const confusionSets: readonly GrammarRule[] = [
	...wrongWords,
	...wrongForms,
	...nonNativeErrors,
	...agreementRules,
	...contractionRules,
	...wrongApostrophes,
	...smallWords,
	...capitalRules,
]
