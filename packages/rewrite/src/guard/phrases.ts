import { findVerb, splitWords } from '@app/language'
import type { Violation, ViolationKind } from '../suggestion.ts'

type Claim = { kind: ViolationKind; claim: RegExp; licence: RegExp }

// A claim stands only where the person's words hold its licence.
const claims: readonly Claim[] = [
	{
		kind: 'outcome',
		claim:
			/\b(?:increas\w*|improv\w*|boost\w*|grow(?:ing|th|s)?|grew|rais(?:e|ed|ing)|enhanc\w*|maximis\w*|accelerat\w*|strengthen\w*|higher|better|rose|risen|climbed|soared)\b/gi,
		licence:
			/increas|improv|boost|gr[eo]w|rais|enhanc|maximis|strengthen|accelerat|higher|better|more|rose|rise|doubl|tripl|\bup (?:by )?\d/i,
	},
	{
		kind: 'outcome',
		claim:
			/\b(?:reduc\w*|cutting|decreas\w*|lower(?:ed|ing)|minimis\w*|sav(?:ed|ing|ings)|eliminat\w*|shorten\w*|fewer)\b/gi,
		licence: /reduc|cut|decreas|lower|minimis|sav|eliminat|shorten|drop|fell|fall|fewer|less|halv/i,
	},
	{
		kind: 'outcome',
		claim:
			/\b(?:result(?:ing|ed) in|leading to|led to|achiev\w*|exceed\w*|surpass\w*|ensuring|driving (?:growth|sales|revenue|engagement)|success(?:ful|fully)?)\b/gi,
		licence:
			/result|led to|leading to|achiev|exceed|surpass|ensur|mak(?:e|ing) sure|made sure|success|which meant|so that/i,
	},
	{
		kind: 'outcome',
		claim: /\b(?:fell|dropped|declined|halved)\b/gi,
		licence: /reduc|cut|decreas|lower|drop|fell|fall|declin|halv|down/i,
	},
	{
		kind: 'outcome',
		claim: /\b(?:resolv|solv|settl|secur)(?:e[sd]?|ing)\b/gi,
		licence: /resol|solv|settl|secur|sort|fix|won\b|win|clos/i,
	},
	{
		kind: 'scope',
		claim:
			/\b(?:all|entire|whole|(?:every|each) (?!day|week|month|year|night|shift|term|evening|morning|time))\b/gi,
		licence: /\b(?:all|entire|whole|every\w*|each|any)\b/i,
	},
	{
		kind: 'credential',
		claim:
			/\b(?:certified|certificates?|certifications?|qualified|qualifications?|chartered|licen[cs](?:ed|es?)|accredited|accreditation|registered|registration|degrees?|diplomas?|first-class|distinction|award-winning|phd|mba|bachelor\w*|master['’]s)\b/gi,
		licence:
			/certif|qualif|chartered|licen[cs]|accredit|regist|degree|diploma|first-class|distinction|award|phd|mba|bachelor|master/i,
	},
	{ kind: 'credential', claim: /\btickets?\b/gi, licence: /ticket/i },
	{
		kind: 'frequency',
		claim: /\b(?:daily|(?:a|per|each|every) day)\b/gi,
		licence: /\bdaily|\bday\b|day-to-day/i,
	},
	{ kind: 'frequency', claim: /\b(?:weekly|(?:a|per|each|every) week)\b/gi, licence: /\bweek/i },
	{ kind: 'frequency', claim: /\b(?:monthly|(?:a|per|each|every) month)\b/gi, licence: /\bmonth/i },
	{
		kind: 'frequency',
		claim: /\b(?:annual(?:ly)?|yearly|(?:a|per|each|every) year)\b/gi,
		licence: /\b(?:annu|year)/i,
	},
	{
		kind: 'number',
		claim: /\b(?:dozens|hundreds|thousands|millions|half|twice|majority|most)\b/gi,
		licence: /dozen|hundred|thousand|million|hal[fv]|twice|doubl|majority|most|50\s?%/i,
	},
]

/** Outcomes, qualifications, frequencies and loose amounts that the person's words do not hold. */
export function unlicensedPhrases(licence: string, after: string): Violation[] {
	return [...boldClaims(licence, after), ...claimsWithoutLicence(licence, after)]
}

// Words of praise and of change that nobody else's word can stand for: each must be the person's own.
const boldWords =
	/\b(?:streamlin|simplif|modernis|transform|overhaul|revamp|revitalis|profitabl|outstanding|exceptional|excellent|expert|flawless|impeccabl|leading|renowned|prestigious|award|critical|strategic|complex|nationwide|global|international|\p{L}+-wide\b)\p{L}*/giu

function boldClaims(licence: string, after: string): Violation[] {
	const known = licence.toLowerCase()
	return [...after.matchAll(boldWords)]
		.filter(
			([word]) => !known.includes(word.toLowerCase().slice(0, 6)) && !isOwnVerb(licence, word),
		)
		.map(([text]) => ({ kind: 'outcome', text }))
}

// "Led three projects" may become "by leading three projects".
function isOwnVerb(licence: string, word: string): boolean {
	const lemma = findVerb(word)?.verb.lemma
	return (
		lemma !== undefined &&
		splitWords(licence).some((other) => findVerb(other)?.verb.lemma === lemma)
	)
}

function claimsWithoutLicence(licence: string, after: string): Violation[] {
	return claims
		.filter((rule) => !rule.licence.test(licence))
		.flatMap(({ kind, claim }) => [...after.matchAll(claim)].map(([text]) => ({ kind, text })))
}
