import type { Violation, ViolationKind } from '../suggestion.ts'
import { findPeriods, repeatedUnits } from './periods.ts'

type Claim = { kind: ViolationKind; claim: RegExp; licence: RegExp }

// A claim needs its licence in the person's words.
const claims: readonly Claim[] = [
	{
		kind: 'scope',
		claim:
			/\b(?:(?:all|entire|whole|throughout)\b|(?:every|each) (?!day|week|month|year|night|shift|term|evening|morning|afternoon|time|quarter|season|(?:mon|tues|wednes|thurs|fri|satur|sun)day))/gi,
		licence: /\b(?<!almost |nearly |not )(?:all|entire|whole|throughout|every\w*|each|any)\b/i,
	},
	{
		kind: 'scope',
		claim: /\b(?:several|various|numerous|multiple|many|countless|both)\b/gi,
		licence:
			/\b(?:several|various|numerous|multiple|many|countless|both|number of|range of|lots? of|different|loads|two|and)\b|\ds?\b/i,
	},
	{
		kind: 'frequency',
		claim: /\b(?:24\/7|round the clock|night and day|at all times|each time|every time)\b/gi,
		licence:
			/24\/7|round the clock|night and day|always|at all times|(?:each|every) time|whenever/i,
	},
	{
		kind: 'number',
		claim: /\bby (?:an? |one |two |three )?(?:third|quarter|fifth|sixth|tenth)s?\b/gi,
		licence: /third|quarter|fifth|sixth|tenth|33|25\s?%|20\s?%|10\s?%|per ?cent/i,
	},
	{
		kind: 'number',
		claim: /\b(?:dozens|hundreds|thousands|millions|half|twice|majority|most)\b/gi,
		licence: /dozen|hundred|thousand|million|hal[fv]|twice|two|doubl|majority|most|50\s?%/i,
	},
]

/** Scope, frequency and loose amounts that the person's words do not hold. */
export function unlicensedPhrases(licence: string, after: string): Violation[] {
	return [
		...claimsWithoutLicence(licence, after),
		...widenedPlaces(licence, after),
		...newPeriods(licence, after),
	]
}

function claimsWithoutLicence(licence: string, after: string): Violation[] {
	return claims
		.filter((rule) => !rule.licence.test(licence))
		.flatMap(({ kind, claim }) => [...after.matchAll(claim)].map(([text]) => ({ kind, text })))
}

const wholePlace = /\b(?:across|throughout|all over|around) ((?:the )?\p{L}+)/giu
const part =
	'(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|some|parts?|most|half)(?: of)?(?: (?:the|our|my))?(?: \\p{L}+){1,2} (?:in|of|at) (?:the )?'

// Two streets in a town are not the town.
function widenedPlaces(licence: string, after: string): Violation[] {
	return [...after.matchAll(wholePlace)]
		.filter(([, place = '']) =>
			new RegExp(`\\b${part}${place.replace(/^the /i, '')}\\b`, 'iu').test(licence),
		)
		.filter(
			([, place = '']) =>
				!new RegExp(`\\b(?:across|throughout|all over|around) ${place}\\b`, 'iu').test(licence),
		)
		.map(([text]) => ({ kind: 'scope', text }))
}

// "Daily" needs a day in the person's words in which the work comes back.
function newPeriods(licence: string, after: string): Violation[] {
	const wanted = findPeriods(after)
	if (wanted.length === 0) return []
	const known = repeatedUnits(licence, { every: false })
	const always = repeatedUnits(licence, { every: true })
	return wanted
		.filter(({ unit, isEvery }) => !(isEvery ? always : known).has(unit))
		.map(({ text }) => ({ kind: 'frequency', text }))
}
