import { findLeadIn, findVerb, splitWords, verbOfAct } from '@app/language'
import { nearVerb } from '../engine/near-verb.ts'
import type { Violation } from '../suggestion.ts'

const helping =
	/\b(?:help\w*|assist(?:ed|ing|s)?|support\w*|contribut\w*|participat\w*|took part|take part|involved (?:in|with)|shadow\w*|part of (?:an?|the) team|member of (?:an?|the) team|collaborat\w*|worked (?:on(?! an? (?:daily|weekly|monthly|regular))|with|alongside)|studying|working towards)\b/i
const leadingLevel = 4
const titles =
	/\b(?:senior|principal|head of|chief|director|executive|manager|supervisor|expert|specialist|team leader|vice president|single-handed(?:ly)?|solely|independently|personally)\b/gi

/** Claims of more responsibility than the person's words carry: help that became work, work that became leadership, titles. */
export function raisedResponsibility(licence: string, after: string): Violation[] {
	return [
		...lostHelp(licence, after),
		...watchingBecameWork(licence, after),
		...raisedVerbs(licence, after),
		...newTitles(licence, after),
		...newRoles(licence, after),
	]
}

function lostHelp(licence: string, after: string): Violation[] {
	const help = helping.exec(licence)?.[0]
	// An answer such as "I built it" lifts the limit: it is a sentence of its own.
	const isAnswered = /(?:^|\. )I (?!help|assist|support)\p{L}+(?:ed|t|e|w|ew|an)\b/u.test(licence)
	if (help === undefined || helping.test(after) || isAnswered) return []
	return [{ kind: 'ownership', text: help }]
}

function raisedVerbs(licence: string, after: string): Violation[] {
	const allowed = verbsOf(licence)
	const ceiling = Math.max(
		0,
		leadInLevel(licence),
		...[...allowed].map((lemma) => findVerb(lemma)?.verb.level ?? 0),
	)
	return splitWords(after).flatMap((word) => {
		const found = findVerb(word)
		if (found === null || allowed.has(found.verb.lemma) || !isVerbHere(found.forms)) return []
		const { level } = found.verb
		return level >= leadingLevel && level > ceiling
			? [{ kind: 'seniority' as const, text: word }]
			: []
	})
}

function isVerbHere(forms: readonly string[]): boolean {
	return forms.includes('past') || forms.includes('gerund') || forms.includes('base')
}

function leadInLevel(licence: string): number {
	if (/\bin charge of\b/i.test(licence)) return 5
	return findLeadIn(licence)?.leadIn.level ?? 0
}

// Who shadowed or attended has not yet helped.
function watchingBecameWork(licence: string, after: string): Violation[] {
	const [watched = ''] = /^(?:i )?(?:shadow|observ|watch|attend)\w*/i.exec(licence) ?? []
	const verb = findVerb(splitWords(after)[0] ?? '')?.verb
	if (watched === '' || verb === undefined || verb.level === 0 || verbsOf(licence).has(verb.lemma))
		return []
	return [{ kind: 'ownership', text: after.split(' ', 1).join('') }]
}

const roles =
	'manager|director|supervisor|head|chef|leader|lead|owner|founder|chair|captain|coordinator|teacher|engineer|accountant'

// A title that the line names of somebody else is not the person's: "Deputised for the manager".
function newRoles(licence: string, after: string): Violation[] {
	const [, opening = ''] =
		new RegExp(`^(?:\\p{L}+ )?(${roles})\\b (?:of|for|at|in)\\b`, 'iu').exec(after) ?? []
	const isOwn = new RegExp(
		`(?:^|\\b(?:as|was|is|am|became|being) )(?:an? |the )?(?:\\p{L}+ )?${opening}\\b`,
		'iu',
	)
	if (opening !== '' && !isOwn.test(licence)) return [{ kind: 'seniority', text: opening }]
	const [, role = ''] = /\bas (?:an? |the )?(\p{L}+)/u.exec(after) ?? []
	const known = licence.toLowerCase()
	return role === '' ||
		known.includes(role.toLowerCase().slice(0, 5)) ||
		/^(?:part|well|a)$/.test(role)
		? []
		: [{ kind: 'seniority', text: role }]
}

function verbsOf(text: string): Set<string> {
	return new Set(
		splitWords(text).flatMap((word) => {
			const lemma = (findVerb(word) ?? nearVerb(word))?.verb.lemma ?? verbOfAct(word)?.lemma
			return lemma === undefined ? [] : [lemma]
		}),
	)
}

function newTitles(licence: string, after: string): Violation[] {
	const known = licence.toLowerCase()
	return [...after.matchAll(titles)]
		.filter(([title]) => !known.includes(title.toLowerCase()))
		.map(([text]) => ({ kind: 'seniority', text }))
}
