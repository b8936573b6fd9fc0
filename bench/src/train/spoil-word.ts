import { isKnownWord, wordRank } from '@app/language/correction'
import {
	articles,
	confusedWith,
	mannerOf,
	pluralOf,
	readVerb,
	singularOf,
	verbForms,
} from '@app/language/corrector'
import type { Dice } from './dice.ts'
import { misspell } from './misspell.ts'

/** Prepositions that people take for each other. */
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

const shortForm = /n't$|^(?:i'm|i've|they're|they've|we've|you're|there's|that's|what's|who's)$/

/** What somebody writes for a word by mistake; `null` where the word stays. */
export function spoilWord(lower: string, dice: Dice): string | null {
	const { chance, pick, draw } = dice
	if (articles.includes(lower)) return chance(0.02) ? pick(articles) : null
	const put = spoilSmall(lower, dice)
	if (put !== null) return put
	if (/n't$/.test(lower) && verbForms(lower).length > 0 && chance(0.08))
		return pick(verbForms(lower))
	if (shortForm.test(lower)) return chance(0.3) ? spoilShortForm(lower, draw) : null
	const others = confusedWith(lower)
	if (others.length > 0 && chance(shareOfConfused(lower))) return pick(others)
	if (/'s$|s'$/.test(lower)) return spoilOwner(lower, dice)
	return /^[a-z]+$/.test(lower) ? spoilPlain(lower, dice) : null
}

function spoilSmall(lower: string, { chance, pick }: Dice): string | null {
	if (prepositions.includes(lower) && chance(0.02)) return pick((taken[lower] ?? '').split(' '))
	const agreed = agreement[lower]
	const share = /^(?:is|are)$/.test(lower) ? 0.1 : 0.2
	return agreed !== undefined && chance(share) ? pick(agreed.split(' ')) : null
}

function shareOfConfused(lower: string): number {
	if (prepositions.includes(lower)) return 0.004
	return lower.length < 4 ? 0.03 : 0.08
}

function spoilShortForm(lower: string, draw: () => number): string {
	return lower === "aren't" && draw() < 0.5 ? 'arnt' : lower.replace("'", '')
}

function spoilOwner(lower: string, { chance, draw }: Dice): string | null {
	const owner = /^([a-z]+)'s$/.exec(lower)?.[1]
	if (owner !== undefined) {
		if (!chance(0.2)) return null
		return draw() < 0.75 ? pluralOf(owner) : `${pluralOf(owner)}'`
	}
	if (!/^[a-z]+s'$/.test(lower) || !chance(0.35)) return null
	const several = lower.slice(0, -1)
	return draw() < 0.7 ? several : `${singularOf(several) ?? several.slice(0, -1)}'s`
}

function spoilPlain(lower: string, dice: Dice): string | null {
	const { chance, pick } = dice
	const one = singularOf(lower)
	if (one !== null && chance(0.06)) return pick([one, one, `${one}'s`, `${one}'s`, `${lower}'`])
	const past = spoilPast(lower, chance)
	if (past !== null) return past
	const forms = verbForms(lower)
	if (forms.length > 0 && chance(0.03)) return pick(forms)
	if (one === null && lower.length > 2 && chance(0.006)) return pluralOf(lower)
	const manner = /ly$/.test(lower) ? mannerOf(lower) : []
	if (manner.length > 0 && chance(0.05)) return pick(manner)
	const torn = lower.length >= 6 && chance(0.02) ? tearApart(lower) : null
	if (torn !== null) return torn
	return lower.length >= 4 && chance(0.035) ? misspell(lower, dice) : null
}

// "I done", "was took", "bringed".
function spoilPast(lower: string, chance: Dice['chance']): string | null {
	const verb = readVerb(lower)?.forms
	if (verb === undefined || /ed$/.test(verb.past)) return null
	if (lower === verb.past && chance(0.05) && !/e$/.test(verb.lemma)) return `${verb.lemma}ed`
	if (verb.past === verb.participle) return null
	if (lower === verb.past && chance(0.15)) return verb.participle
	return lower === verb.participle && chance(0.1) ? verb.past : null
}

// "Work shop", "over time".
function tearApart(lower: string): string | null {
	for (let at = 3; at <= lower.length - 3; at++) {
		const parts = [lower.slice(0, at), lower.slice(at)]
		if (parts.every((part) => isKnownWord(part) && (wordRank(part) ?? 9) <= 4))
			return parts.join(' ')
	}
	return null
}

/** A verb in a list in another form than its neighbours: "washing pots and clean floors". */
export function spoilListed(lower: string, { chance, pick }: Dice): string | null {
	const verb = readVerb(lower)
	if (verb === null || verb.is.includes('base') || !chance(0.07)) return null
	const { lemma, thirdPerson, gerund } = verb.forms
	return pick([lemma, lemma, lemma, thirdPerson, gerund].filter((form) => form !== lower))
}
