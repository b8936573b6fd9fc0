import { findLeadIn, findVerb, nominalisations, splitWords, type VerbForm } from '@app/language'
import { isAim } from './aims.ts'
import type { Change } from './suggestion.ts'
import { withoutCapital } from './tidy-bullet.ts'
import { readWork, tellWork, verbChanges } from './work.ts'

/** Past for a job that has ended, the plain form for one that goes on. */
export type Tense = 'past' | 'base'

/** One way to better a line; `null` when it does not fit the line. */
type Rewriting = (text: string, tense: Tense) => { after: string; changes: Change[] } | null

/** In the order in which they are tried; the first that fits is taken. */
export const rewritings: readonly Rewriting[] = [
	withoutPassive,
	workedInPlaceDoing,
	helpedWithWork,
	leadInBeforeWork,
	inChargeOf,
	contributedTo,
	handledInsteadOfDealt,
	verbInPlaceOfGerund,
	verbInPlaceOfAct,
	plainVerbAfterTo,
	withoutPronoun,
]

// "The system was redesigned by me": who did it is known, so it can be said first.
function withoutPassive(text: string, tense: Tense): ReturnType<Rewriting> {
	const match =
		/^((?:the|a|an|all|our|new|two|three|\d+)\s[\p{L}\d\s-]{2,60}?) (?:was|were|is|are) (\p{L}+) by me(\.?)$/iu.exec(
			text,
		)
	const [, object = '', word = '', end = ''] = match ?? []
	const found = findVerb(word)
	if (found === null || !found.forms.includes('participle')) return null
	const after = `${formOf(found.verb, tense)} ${withoutCapital(object)}${end}`
	return { after, changes: [{ kind: 'passive', before: text, after }] }
}

// "I worked in a busy kitchen doing food prep": the work comes before the place.
function workedInPlaceDoing(text: string, tense: Tense): ReturnType<Rewriting> {
	const match =
		/^(?:i )?work(?:ed|ing)? ((?:in|at|on) (?:an? |the )[\p{L}\s'’-]{3,50}?) ((?:doing )?\p{L}+(?:ing| prep)\b.*?)(\.?)$/iu.exec(
			text,
		)
	const [, place = '', tail = '', end = ''] = match ?? []
	const work =
		readWork(tail.replace(/^doing /i, ''), 'gerund') ??
		readWork(compounds.get(tail.replace(/^doing /i, '').toLowerCase()) ?? '', 'gerund')
	if (work === null || /[,;]| and /.test(tail)) return null
	const told = tellWork(work, tense)
	return { after: `${told} ${place}${end}`, changes: [{ kind: 'verb', before: tail, after: told }] }
}

// Names of tasks, as the gerund that says the same.
const compounds: ReadonlyMap<string, string> = new Map([
	['food prep', 'preparing food'],
	['food preparation', 'preparing food'],
	['data entry', 'entering data'],
	['lesson planning', 'planning lessons'],
	['order picking', 'picking orders'],
	['report writing', 'writing reports'],
])

// Gerunds that read as the name of an activity: one supports onboarding, and helps serve meals.
const namesOfActs =
	/^(?:onboarding|training|planning|recruiting|marketing|mentoring|coaching|budgeting|fundraising|testing)$/

// Help stays help: "Assisted in the preparation of accounts" is "Helped prepare accounts", never "Prepared".
function helpedWithWork(text: string, tense: Tense): ReturnType<Rewriting> {
	const match =
		/^(?:i )?(help|assist)(?:ed|ing|s)? (?:out )?(?:with|in) (?:the )?(.+?)(\.?)$/i.exec(text)
	const [, , task = '', end = ''] = match ?? []
	const work = readWork(task, 'gerund')
	const [only] = work ?? []
	if (work === null || only === undefined || work.length > 1) return null
	const hasDeterminer =
		/^(?:(?:the|a|an|his|her|their|our|my|up|out|off|over|away|down|in|on|back|for|with|to)\b|\d)/i.test(
			only.object,
		) || / of /.test(task)
	const verb = only.verb.gerund
	const after =
		hasDeterminer || !namesOfActs.test(verb)
			? `${tense === 'past' ? 'Helped' : 'Help'} ${only.verb.lemma} ${only.object}`
			: `${tense === 'past' ? 'Supported' : 'Support'} ${verb} of ${only.object}`
	return { after: after + end, changes: [{ kind: 'verb', before: text, after: after + end }] }
}

// "Responsible for managing a team": the work is what follows.
function leadInBeforeWork(text: string, tense: Tense): ReturnType<Rewriting> {
	const found = findLeadIn(text)
	if (found === null || found.leadIn.level !== null) return null
	const rest = text.slice(found.length).replace(/^to /i, '')
	const end = /[.;]$/.exec(rest)?.[0] ?? ''
	const body = end === '' ? rest : rest.slice(0, -1)
	const isPlain = /\bto:?$/.test(found.text) || /^to /i.test(text.slice(found.length))
	const work = readWork(body, isPlain ? 'base' : 'gerund')
	if (work === null || work.some(isAim)) return null
	const after = tellWork(work, tense) + end
	return {
		after,
		changes: [{ kind: 'lead-in', before: found.text, after: '' }, ...verbChanges(work, tense)],
	}
}

const thingsThatAreRun =
	/\b(?:control|shop|store|stores|kitchen|bar|rota|reception|desk|department|section|warehouse|office|stall|club|programme|project|campaign|library|workshop|counter|café|canteen|operations|logistics|payroll|newsletter|website|yard|garage|salon|nursery|site)$/i

// Who was in charge of a thing ran it. People are led only when the line says that they are a team.
function inChargeOf(text: string, tense: Tense): ReturnType<Rewriting> {
	const match = /^(?:i was |was |am )?(?:solely |fully )?in charge of (.+?)(\.?)$/i.exec(text)
	const [, what = '', end = ''] = match ?? []
	const isTeam = /^(?:an? |the )?(?:[\p{L}-]+ )?team of (?:\d|\p{L}+)/iu.test(what)
	if (!isTeam && !thingsThatAreRun.test(what.split(/ (?:of|at|for|in) /)[0] ?? '')) return null
	const verb = formOf(
		isTeam ? { past: 'Led', lemma: 'Lead' } : { past: 'Ran', lemma: 'Run' },
		tense,
	)
	return {
		after: `${verb} ${what}${end}`,
		changes: [{ kind: 'lead-in', before: 'In charge of', after: verb }],
	}
}

// "Worked on" and "involved in" do not say how much of it was one's own.
function contributedTo(text: string, tense: Tense): ReturnType<Rewriting> {
	const match =
		/^(?:i )?(?:(?:was |am |have been )?(?:heavily |actively |closely )?involved (?:in|with)|(?:have )?worked on) ((?:the |an? |\d|\p{L}+ing )(?=.*\b(?:project|app|system|website|dashboard|migration|campaign|programme|platform|launch|redesign|implementation|development|building|design|tool|rollout|move|opening|refurbishment|creation)\w*\b).+)$/iu.exec(
			text,
		)
	const [, what = ''] = match ?? []
	if (what === '') return null
	const verb = tense === 'past' ? 'Contributed to' : 'Contribute to'
	return {
		after: `${verb} ${what}`,
		changes: [
			{ kind: 'lead-in', before: text.slice(0, text.length - what.length).trim(), after: verb },
		],
	}
}

function handledInsteadOfDealt(text: string, tense: Tense): ReturnType<Rewriting> {
	const match =
		/^(?:i )?(dealt|deal|dealing|deals) with (?=.*\b(?:complaints?|enquir\w+|inquir\w+|queries|calls|requests|issues|e-?mails|orders|deliveries|payments|cash)\b)/i.exec(
			text,
		)
	if (match === null || findLeadIn(text) !== null || hasMoreVerbs(text.slice(match[0].length)))
		return null
	const verb = tense === 'past' ? 'Handled' : 'Handle'
	return {
		after: `${verb} ${text.slice(match[0].length)}`,
		changes: [{ kind: 'verb', before: match[0].trim(), after: verb }],
	}
}

// "Managing a team" and "Manages a team" in a list of what one did.
function verbInPlaceOfGerund(text: string, tense: Tense): ReturnType<Rewriting> {
	const [opener = ''] = splitWords(text)
	const forms = findVerb(opener)?.forms ?? []
	const form = (['gerund', 'thirdPerson'] as const).find((candidate) => forms.includes(candidate))
	if (form === undefined) return null
	const end = /[.;]$/.exec(text)?.[0] ?? ''
	const work = readWork(withoutCapital(end === '' ? text : text.slice(0, -1)), form)
	if (work === null) return null
	const after = tellWork(work, tense) + end
	return { after, changes: verbChanges(work, tense) }
}

// "Supervision of apprentices", "Day to day running of the salon": the act is told as a verb.
function verbInPlaceOfAct(text: string, tense: Tense): ReturnType<Rewriting> {
	const act =
		/^(?:the )?(?:day[- ]to[- ]day |daily |weekly |monthly )?([\p{L}-]+) of (?!the art\b)/iu
	const [, noun = ''] = act.exec(text) ?? []
	const isAct =
		nominalisations.has(noun.toLowerCase()) || findVerb(noun)?.forms.includes('gerund') === true
	return isAct ? toldWork(text, 'gerund', tense) : null
}

// "To carry out risk assessments", as adverts and job descriptions list duties.
function plainVerbAfterTo(text: string, tense: Tense): ReturnType<Rewriting> {
	const [lead = ''] = /^to (?=\p{L})/iu.exec(text) ?? []
	return lead === '' ? null : toldWork(text.slice(lead.length), 'base', tense)
}

function toldWork(text: string, form: VerbForm, tense: Tense): ReturnType<Rewriting> {
	const end = /[.;]$/.exec(text)?.[0] ?? ''
	const work = readWork(withoutCapital(end === '' ? text : text.slice(0, -1)), form)
	if (work === null || work.some(isAim)) return null
	return { after: tellWork(work, tense) + end, changes: verbChanges(work, tense) }
}

// "I managed a team": only when no other pronoun is left behind.
function withoutPronoun(text: string): ReturnType<Rewriting> {
	const match = /^I (?:(?:have|had|also) )*(?=(\p{L}+))/u.exec(text)
	const [lead = '', word = ''] = match ?? []
	if (
		match === null ||
		!(findVerb(word)?.forms ?? []).some((form) => form === 'past' || form === 'participle')
	)
		return null
	if (findVerb(word)?.verb.lemma === 'be') return null
	const after = text.slice(lead.length)
	return { after, changes: [{ kind: 'pronoun', before: lead.trim(), after: '' }] }
}

function hasMoreVerbs(text: string): boolean {
	return text
		.split(/\s+/)
		.some(
			(word, index, all) =>
				/^(?:and|,)$/.test(all[index - 1] ?? '') &&
				(findVerb(word)?.forms.includes('gerund') ?? false),
		)
}

function formOf(verb: { past: string; lemma: string }, tense: Tense): string {
	return tense === 'past' ? verb.past : verb.lemma
}
