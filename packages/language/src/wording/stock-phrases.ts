export type PhraseHit = { phrase: string; start: number; end: number }

const buzzwords = [
	'best-in-class',
	'best of breed',
	'blue-sky thinking',
	'cutting-edge',
	'cutting edge',
	'world-class',
	'detail-oriented',
	'detail oriented',
	'dynamic individual',
	'dynamic professional',
	'fast-paced',
	'game-changer',
	'game changer',
	'go-getter',
	'go the extra mile',
	'hard-working',
	'hardworking',
	'hard working',
	'highly motivated',
	'holistic approach',
	'leveraged',
	'leveraging',
	'move the needle',
	'out of the box',
	'outside the box',
	'outside of the box',
	'passionate',
	'people person',
	'proven track record',
	'quick learner',
	'fast learner',
	'results-driven',
	'results driven',
	'results-oriented',
	'results oriented',
	'rockstar',
	'rock star',
	'seamless',
	'seamlessly',
	'guru',
	'self-motivated',
	'self motivated',
	'self-starter',
	'self starter',
	'spearheaded',
	'strategic thinker',
	'synergy',
	'synergies',
	'synergise',
	'team player',
	'think outside',
	'thought leader',
	'value-add',
	'visionary',
	'wear many hats',
	'excellent communication skills',
	'good communication skills',
	'great communication skills',
	'strong communication skills',
	'strong work ethic',
	'go-to person',
	'dynamic',
	'orchestrated',
	'utilised',
	'utilized',
	'goal-oriented',
	'goal oriented',
	'enthusiastic',
	'challenging position',
	'challenging role',
	'forward-thinking',
	'forward thinking',
	'utilise my skills',
	'utilize my skills',
	'grow with the company',
	'best of my ability',
	...['excellent', 'great', 'good', 'strong', 'keen', 'high', 'meticulous'].map(
		(praise) => `${praise} attention to detail`,
	),
	...['excellent', 'great', 'good', 'strong'].flatMap((praise) => [
		`${praise} people skills`,
		`${praise} interpersonal skills`,
		`${praise} team player`,
	]),
	'keen eye for detail',
	'can-do attitude',
	'can do attitude',
	'hard worker',
	'work well under pressure',
	'works well under pressure',
	'thrive under pressure',
]

const fillers = [
	'in order to',
	'on a daily basis',
	'on a weekly basis',
	'on a monthly basis',
	'on a regular basis',
	'due to the fact that',
	'a variety of different',
	'as well as also',
	'in a timely manner',
	'for the purpose of',
	'in the event that',
	'with regard to',
	'with regards to',
	'at all times',
	'at this point in time',
	'each and every',
	'various different',
]

const vagueQuantities = [
	'many',
	'several',
	'various',
	'numerous',
	'countless',
	'multiple',
	'a lot of',
	'lots of',
	'loads of',
	'a number of',
	'a large number of',
	'a great deal of',
	'a wide range of',
	'a variety of',
	'a wide variety of',
	'plenty of',
	'tons of',
	'a handful of',
	'a huge amount of',
	'large amounts of',
	'a bit of',
	'a few',
	'quite a few',
	'dozens of',
	'hundreds of',
]

const buzzwordExpression = matchAny(buzzwords)
const fillerExpression = matchAny(fillers)
const vagueExpression = matchAny(vagueQuantities)

/** Worn-out words that say nothing that can be checked: "results-driven", "team player". */
export function findBuzzwords(text: string): PhraseHit[] {
	return hits(text, buzzwordExpression)
}

/** Long ways of saying something short: "in order to", "on a daily basis". */
export function findFillers(text: string): PhraseHit[] {
	// Where an "of" follows, the phrase says when.
	return hits(text, fillerExpression).filter(
		({ phrase, end }) => !/times$/i.test(phrase) || !/^ of /.test(text.slice(end)),
	)
}

// Names that begin with a vague word.
const namedSo =
	/^(?:multiple(?: |-)(?:sclerosis|choice|myeloma|births?|pregnanc\w+|regression|intelligences?)|various artists)\b/i

/** Amounts without a figure: "many", "a number of". "How many", "as many as" and names are no amounts. */
export function findVagueQuantities(text: string): PhraseHit[] {
	return hits(text, vagueExpression).filter(({ start }) => {
		const [before, rest] = [text.slice(0, start), text.slice(start)]
		// A capital within a line is a name's.
		const isName = /[\p{L}\d,]\s$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(rest)
		return !isName && !namedSo.test(rest) && !/\b(?:how|so|too|as|not|wear|wore)\s+$/i.test(before)
	})
}

function matchAny(phrases: readonly string[]): RegExp {
	const longestFirst = [...phrases].sort((a, b) => b.length - a.length)
	return new RegExp(`(?<![\\p{L}-])(?:${longestFirst.join('|')})(?![\\p{L}-])`, 'giu')
}

function hits(text: string, expression: RegExp): PhraseHit[] {
	return [...text.matchAll(expression)].map((match) => ({
		phrase: match[0],
		start: match.index,
		end: match.index + match[0].length,
	}))
}
