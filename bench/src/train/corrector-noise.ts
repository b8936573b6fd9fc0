import {
	confusedWith,
	type LineToken,
	pluralOf,
	readVerb,
	singularOf,
	toToken,
	verbForms,
} from '@app/language/corrector'

/** A line with mistakes, and for each place what was meant: by where it begins and how many words it has. */
export type NoisyLine = { tokens: LineToken[]; meant: ReadonlyMap<string, string> }

export const placeKey = (at: number, length: number) => `${at} ${length}`

const articles = ['a', 'an', 'the']
const prepositions = 'in on at to for of with from by about into'.split(' ')
/** Prepositions that people put for each other, as learner corpora have them. */
const taken: Readonly<Record<string, string>> = {
	in: 'on at at on to of for',
	on: 'in in at of to for',
	at: 'in in on to',
	to: 'for for at in of on with',
	for: 'to to of of in with about',
	of: 'for for from in to about off',
	with: 'to by of for in',
	from: 'of of by in for off off',
	by: 'from with with for of',
	about: 'of for on to',
	into: 'in in to',
}
const agreement: Readonly<Record<string, string>> = {
	is: 'are are am was',
	are: 'is is am',
	was: 'were were is',
	were: 'was was was are',
	has: 'have have had',
	have: 'has has had of',
	do: 'does does',
	does: 'do do',
	did: 'done done do',
	been: 'being be',
}

type Draw = () => number

/** Makes mistakes in a clean line as hurried people and learners make them. */
export function addNoise(clean: readonly string[], draw: Draw): NoisyLine {
	const words = contractSome(shiftSpeech(clean, draw), draw)
	const rate = draw() < 0.4 ? 0 : 0.8 + draw() * 1.6
	const isSmall = draw() < 0.3
	const out: string[] = []
	const meant = new Map<string, string>()
	let gap: string | null = null
	const push = (text: string) => {
		if (gap !== null) meant.set(placeKey(out.length, 0), gap)
		gap = null
		out.push(text)
	}
	const pick = (list: readonly string[]) => list[Math.floor(draw() * list.length)] ?? ''
	for (let at = 0; at < words.length; at++) {
		const text = words[at] ?? ''
		const lower = text.toLowerCase().replaceAll('’', "'")
		const chance = (share: number) => draw() < share * rate
		const isWord = /^[a-z]/.test(lower)
		if (!isWord || (/^\p{Lu}/u.test(text) && at > 0 && text !== 'I')) {
			push(text)
			continue
		}
		const two = `${lower} ${words[at + 1] ?? ''}`
		const joined = confusedWith(two)
		if (joined.length > 0 && chance(0.12)) {
			meant.set(placeKey(out.length, 1), two)
			push(pick(joined))
			at++
			continue
		}
		if (articles.includes(lower) && chance(0.07)) {
			gap = lower
			continue
		}
		if (prepositions.includes(lower) && chance(0.015)) {
			gap = lower
			continue
		}
		const extra = addExtra(lower, out.at(-1) ?? '', chance, pick)
		if (extra !== null) {
			meant.set(placeKey(out.length, 1), '')
			push(extra)
		} else if (chance(0.002)) {
			meant.set(placeKey(out.length + 1, 1), '')
			push(text)
		}
		const wrong = spoil(lower, chance, pick, draw)
		if (wrong === null || wrong === lower) {
			push(text)
			continue
		}
		const parts = wrong.split(' ')
		meant.set(placeKey(out.length, parts.length), lower)
		parts.forEach((part, index) => push(index === 0 && /^\p{Lu}/u.test(text) && text !== 'I' ? part.charAt(0).toUpperCase() + part.slice(1) : part))
	}
	if (out.at(-1) === '.' && draw() < 0.6) out.pop()
	let start = 0
	const tokens = out.map((text, index) => {
		const shown = isSmall && /^\p{Lu}\p{Ll}|^I$/u.test(text) && index === 0 ? text.toLowerCase() : text
		const token = toToken(shown, start, index === 0)
		start = token.end + 1
		return token
	})
	return { tokens, meant }
}

type Chance = (share: number) => boolean
type Pick = (list: readonly string[]) => string

const opensObject = /^(?:the|a|an|my|our|their|his|her|your|its|all|any|each|every|these|those|them|him|us|you)$/
const extraPrepositions = 'to to to for of with at on in about'.split(' ')
const beforeNoArticle = /^(?:a|an|the|my|our|their|his|her|your|its|this|that|these|those|all|any|each|every|no|some)$/i

// A preposition too many before an object, or an article too many before a thing.
function addExtra(lower: string, before: string, chance: Chance, pick: Pick): string | null {
	if (before === '') return null
	if (opensObject.test(lower)) return chance(0.02) ? pick(extraPrepositions) : null
	if (beforeNoArticle.test(before) || !chance(0.015)) return null
	return /^[bdngz]*\.[nvars-]*[na]/.test(toToken(lower, 0, true).name) ? pick(['the', 'the', 'a']) : null
}

const contractions: Readonly<Record<string, string>> = {
	they: "are they're, have they've",
	we: "are we're, have we've",
	you: "are you're",
	i: "am I'm, have I've",
	it: "is it's",
	there: "is there's",
	that: "is that's",
	who: "is who's",
	what: "is what's",
	can: "not can't",
	will: "not won't",
	...Object.fromEntries(
		'do does did is are was were has have had would could should'
			.split(' ')
			.map((verb) => [verb, `not ${verb}n't`]),
	),
}

const pasts: Readonly<Record<string, string>> = { is: 'was', are: 'were', am: 'was', has: 'had', does: 'did', do: 'did' }
const owners: Readonly<Record<string, string>> = { we: 'our', they: 'their', i: 'my' }
const opensVerb = /^(?:are|have|will|can|do|were|must|should|need|work|may|would|could|want|use)$/

// The past of "is" and of an act that opens a line or stands in a list of acts.
function tellPast(lower: string, before: string): string | null {
	const small = pasts[lower]
	if (small !== undefined) return small
	if (!/^(?:|,|and|or)$/.test(before)) return null
	const verb = readVerb(lower)
	const mayBeThing = before !== '' && /^[bdngz]*\.[nvars-]*[na]/.test(toToken(lower, 0, true).name)
	return verb?.is.includes('base') === true && !mayBeThing ? verb.forms.past : null
}

/** Tells some lines in the past or of another person, since CVs tell what somebody did. */
export function shiftSpeech(words: readonly string[], draw: Draw): string[] {
	const isPast = draw() < 0.3
	const person = draw() < 0.6 ? (['we', 'they', 'i'][Math.floor(draw() * 3)] ?? 'we') : null
	let of = ''
	return words.map((text, at) => {
		const lower = text.toLowerCase()
		const next = words[at + 1]?.toLowerCase() ?? ''
		let put = lower
		if (person !== null && lower === 'you' && opensVerb.test(next)) put = person
		else if (person !== null && lower === 'your') put = owners[person] ?? put
		else if (of === 'i' && lower === 'are') put = 'am'
		else if (of === 'i' && lower === 'were') put = 'was'
		of = put
		if (isPast) put = tellPast(put, words[at - 1] ?? '') ?? put
		if (put === lower) return text
		if (put === 'i') return 'I'
		return /^\p{Lu}/u.test(text) ? put.charAt(0).toUpperCase() + put.slice(1) : put
	})
}

/** Makes short forms as people speak, which adverts and handbooks avoid. */
export function contractSome(words: readonly string[], draw: Draw): string[] {
	const out: string[] = []
	for (let at = 0; at < words.length; at++) {
		const text = words[at] ?? ''
		const next = words[at + 1]?.toLowerCase() ?? ''
		const found = contractions[text.toLowerCase()]
			?.split(', ')
			.map((row) => row.split(' '))
			.find(([behind]) => behind === next)
		const short = found?.[1]
		if (short === undefined || draw() > 0.35) {
			out.push(text)
			continue
		}
		out.push(/^\p{Lu}/u.test(text) ? short.charAt(0).toUpperCase() + short.slice(1) : short)
		at++
	}
	return out
}

function spoil(lower: string, chance: Chance, pick: Pick, draw: Draw): string | null {
	if (articles.includes(lower)) return chance(0.02) ? pick(articles) : null
	if (prepositions.includes(lower) && chance(0.02)) return pick((taken[lower] ?? '').split(' '))
	const agreed = agreement[lower]
	if (agreed !== undefined && chance(lower === 'is' || lower === 'are' ? 0.1 : 0.2)) return pick(agreed.split(' '))
	if (/n't$|^(?:i'm|i've|they're|they've|we've|you're|there's|that's|what's|who's)$/.test(lower))
		return chance(0.3) ? (lower === "aren't" && draw() < 0.5 ? 'arnt' : lower.replace("'", '')) : null
	const others = confusedWith(lower)
	if (others.length > 0 && chance(prepositions.includes(lower) ? 0.004 : lower.length < 4 ? 0.03 : 0.08)) return pick(others)
	const owner = /^([a-z]+)'s$/.exec(lower)?.[1]
	if (owner !== undefined) return chance(0.2) ? (draw() < 0.75 ? pluralOf(owner) : `${pluralOf(owner)}'`) : null
	if (/^[a-z]+s'$/.test(lower)) return chance(0.35) ? (draw() < 0.7 ? lower.slice(0, -1) : `${singularOf(lower.slice(0, -1)) ?? lower.slice(0, -2)}'s`) : null
	if (!/^[a-z]+$/.test(lower)) return null
	const one = singularOf(lower)
	if (one !== null && chance(0.06)) return draw() < 0.35 ? one : draw() < 0.8 ? `${one}'s` : `${lower}'`
	const forms = verbForms(lower)
	if (forms.length > 0 && chance(0.03)) return pick(forms)
	if (one === null && /^[a-z]{3,}$/.test(lower) && chance(0.006)) return pluralOf(lower)
	return lower.length >= 4 && chance(0.035) ? misspell(lower, draw) : null
}

const vowels = 'aeiou'
const alike: readonly [RegExp, string][] = [
	[/ies$/, 'ys'], [/ie/, 'ei'], [/ei/, 'ie'], [/(?<=[^aeiou])ied$/, 'yed'], [/ible/, 'able'], [/able/, 'ible'], [/ance/, 'ence'], [/ence/, 'ance'], [/ent$/, 'ant'],
	[/ant$/, 'ent'], [/tion/, 'sion'], [/sion/, 'tion'], [/ph/, 'f'], [/gh/, ''], [/ous$/, 'us'], [/(?<=[a-z])ely$/, 'ly'], [/ally$/, 'aly'],
	[/ful$/, 'full'], [/([bdfglmnprt])\1(?=ing|ed|er)/, '$1'], [/(?<=[aeiou])([bdgmnprt])(?=ing|ed)/, '$1$1'], [/(?<=[a-z]{2}[b-df-hj-np-tv-z])ing$/, 'eing'],
	[/qu/, 'q'], [/ck/, 'k'], [/c(?=[eiy])/, 's'], [/s(?=[eiy])/, 'c'], [/wh/, 'w'], [/kn/, 'n'], [/ea/, 'ee'], [/ee/, 'ea'], [/ai/, 'ay'], [/au/, 'or'],
	[/er$/, 'or'], [/or$/, 'er'], [/rr/, 'r'], [/ll/, 'l'], [/ss/, 's'], [/cc/, 'c'], [/mm/, 'm'], [/tt/, 't'], [/pp/, 'p'], [/nn/, 'n'], [/ff/, 'f'],
	[/(?<=[aeiou])l(?=[aeiou])/, 'll'], [/(?<=[aeiou])m(?=[aeiou])/, 'mm'], [/(?<=[aeiou])s(?=[aeiou])/, 'ss'], [/(?<=[aeiou])c(?=[aou])/, 'cc'],
	[/ui/, 'i'], [/uu/, 'u'], [/ue/, 'u'], [/ough/, 'uf'], [/ng$/, 'nk'], [/y$/, 'ey'], [/ey$/, 'y'], [/e(?=ment)/, ''], [/rh/, 'r'], [/th$/, 'f'], [/a(?=nce)/, 'e'], [/xc/, 'x'], [/sc/, 's'],
	[/on/, 'no'], [/er/, 're'], [/ti/, 'it'], [/ra/, 'ar'], [/nt/, 'tn'], [/en/, 'ne'],
]

/** A misspelling of a word by ear or by finger. */
export function misspell(word: string, draw: Draw): string | null {
	if (draw() < 0.55) {
		const fits = alike.filter(([pattern]) => pattern.test(word))
		const [pattern, put] = fits[Math.floor(draw() * fits.length)] ?? []
		if (pattern !== undefined && put !== undefined) return word.replace(pattern, put)
	}
	const at = 1 + Math.floor(draw() * (word.length - 1))
	const [front, rest] = [word.slice(0, at), word.slice(at)]
	const way = draw()
	if (way < 0.35) {
		const isHeard = !vowels.includes(rest.charAt(0)) && word.charAt(at) !== word.charAt(at - 1)
		return isHeard && draw() < 0.5 ? null : front + rest.slice(1)
	}
	if (way < 0.5) return rest.length > 1 ? front + rest.charAt(1) + rest.charAt(0) + rest.slice(2) : null
	if (way < 0.75) {
		const nearby = vowels.includes(rest.charAt(0)) ? vowels : 'nmtdsckgbpvfrl'
		return front + nearby.charAt(Math.floor(draw() * nearby.length)) + rest.slice(1)
	}
	if (way < 0.9) return front + rest.charAt(0) + rest
	return front + 'aeiounrtsl'.charAt(Math.floor(draw() * 10)) + rest
}
