import { findVerb, verbOfAct } from '@app/language'
import { isAim, isPurposeClause } from '../purpose-clauses.ts'
import { rewriteWords } from '../word-lists.ts'
import type { Clause, Draft, Tense } from './clause.ts'
import { nominalActivities } from './nominal-activities.ts'
import { readClauses } from './read-clauses.ts'
import type { Opening } from './read-opening.ts'
import { mayBeTold, realiseClauses, tellPlainly, verbChanges } from './realise-clauses.ts'

/** Tells a line that opens with words before its work: "Responsible for", "In charge of", "Helped with". */
export function realiseOpening(opening: Opening, tense: Tense): Draft | null {
	const clauses = readBody(opening)
	const told = tellers[opening.kind](opening, clauses, tense)
	if (told === null) return null
	const after = opening.tail === '' ? told : `${told} ${opening.tail}`
	const isOwn = opening.kind === 'own' || opening.kind === 'charge'
	const verbs = clauses === null || !isOwn ? [] : verbChanges(clauses, tense)
	const [first = ''] = told.split(' ')
	const lead = {
		kind: 'lead-in' as const,
		before: opening.text,
		after: clauses === null || !isOwn ? first : '',
	}
	return { after, changes: [lead, ...verbs] }
}

// Reads the work after an opening about the writer's duties, which people continue in either form.
function readBody({ body, isPlain, kind, text: lead }: Opening): Clause[] | null {
	const text = body.replace(
		/\b(and|,) (?:also )?(?:for|of|to) (?=(?:the )?\p{L}+(?:ing|ion|ment)\b)/giu,
		'$1 ',
	)
	const read = readClauses(text, isPlain ? 'base' : 'gerund')
	if (read !== null || kind !== 'own') return read
	if (isPlain) return readClauses(text, 'gerund')
	// The words behind “responsible for” may name a thing, although they look like a verb.
	return /responsib/i.test(lead) ? null : readClauses(text, 'base')
}

type Teller = (opening: Opening, clauses: readonly Clause[] | null, tense: Tense) => string | null

const tellers: Record<Opening['kind'], Teller> = {
	own: tellOwn,
	charge: tellCharge,
	part: tellPart,
	help: tellHelp,
	'worked-on': tellWorkedOn,
}

function tellOwn(
	{ body }: Opening,
	clauses: readonly Clause[] | null,
	tense: Tense,
): string | null {
	if (clauses === null) return tellThing(body, tense)
	return clauses.some(isAim) || !mayBeTold(clauses, tense) ? null : realiseClauses(clauses, tense)
}

const handled =
	/^(?:the )?(?:payroll|invoices|post|mail|bookings|enquiries|queries|complaints|paperwork|returns|refunds|correspondence|expenses|deliveries)$/i
const provided = /(?:^|\s)(?:care|support|cover|first aid)$/i

// A thing that one was responsible for says no verb, unless only one goes with it.
function tellThing(body: string, tense: Tense): string | null {
	const [thing = '', rest = ''] = splitAtPreposition(body)
	if (/,|;|\b(?:and|or)\b/.test(body)) return null
	if (handled.test(thing)) return `${told('handle', tense)} ${body}`
	if (provided.test(thing))
		return `${told('provide', tense)} ${thing.replace(/^the /i, '')}${rest.replace(/^ of /, ' for ')}`
	if (nominalActivities.test(thing) && !/\bmaintenance$/i.test(thing))
		return `${told('carry', tense)} out ${thing}${rest}`
	return null
}

function splitAtPreposition(body: string): [thing: string, rest: string] {
	const at = body.search(/\s(?:for|to|on|at|in|of|with|by|across|from|every|each)\s/i)
	return at < 0 ? [body, ''] : [body.slice(0, at), body.slice(at)]
}

const thingsThatAreRun = new RegExp(
	String.raw`\b(?:${rewriteWords.alternatives('things-that-are-run')})$`,
	'i',
)
const people = new RegExp(
	String.raw`^(?:the |about |around |up to |over )?(?:\d+|${rewriteWords.alternatives('counts-of-people')}) (?:\p{L}+ )?(?:${rewriteWords.alternatives('people-of-a-team')})\b`,
	'iu',
)

// Who was in charge of a thing ran it; people are led when the line says that they are a team.
function tellCharge(
	{ body }: Opening,
	clauses: readonly Clause[] | null,
	tense: Tense,
): string | null {
	const [thing = ''] = splitAtPreposition(body)
	if (/^(?:an? |the )?(?:[\p{L}-]+ )?team of (?:\d|\p{L}+)/iu.test(body))
		return `${told('lead', tense)} ${body}`
	if (people.test(body)) return `${told('manage', tense)} ${body}`
	if (clauses !== null && !clauses.every(({ object }) => object === '')) {
		const isCompound = clauses.length === 1 && thingsThatAreRun.test(thing)
		if (!isCompound) return clauses.some(isPurposeClause) ? null : realiseClauses(clauses, tense)
	}
	const [main = ''] = body.split(/,/, 1)
	const [first = ''] = splitAtPreposition(main)
	if (/\band\b/.test(first) || first.split(' ').length > 6) return null
	return thingsThatAreRun.test(first) ? `${told('run', tense)} ${body}` : null
}

const joint = new RegExp(String.raw`\b(?:${rewriteWords.alternatives('joint-works')})\w*\b`, 'i')

// Taking part does not say how much of it was one's own.
function tellPart(
	{ body }: Opening,
	clauses: readonly Clause[] | null,
	tense: Tense,
): string | null {
	const [first = '', second = ''] = body.replace(/^(?:the|an?) /i, '').split(' ')
	const isGerund = findVerb(first)?.forms.includes('gerund') === true && second !== 'of'
	if (clauses !== null && isGerund) return `${told('help', tense)} ${tellPlainly(clauses)}`
	const isAct =
		second === 'of' && (verbOfAct(first) !== null || findVerb(first) !== null || joint.test(first))
	const isJoint = /^(?:the|an?|\d+) /i.test(body) && joint.test(body)
	return (isAct || isJoint) && !/[,;]/.test(body) ? `${told('contribute', tense)} to ${body}` : null
}

function tellWorkedOn(
	{ body }: Opening,
	clauses: readonly Clause[] | null,
	tense: Tense,
): string | null {
	const [first = ''] = body.split(' ')
	const isGerund = findVerb(first)?.forms.includes('gerund') === true
	if (isGerund && clauses === null) return null
	const isJoint = isGerund || (/^(?:the|an?|\d+) /i.test(body) && joint.test(body))
	return isJoint && !/[,;] /.test(body.replace(/, which .*/, ''))
		? `${told('contribute', tense)} to ${body}`
		: null
}

// Gerunds that read as the name of an activity: one supports onboarding, and helps serve meals.
const namesOfActs =
	/^(?:onboarding|training|planning|recruiting|marketing|mentoring|coaching|budgeting|fundraising|testing)$/

// Help stays help: "Assisted in the preparation of accounts" is "Helped prepare accounts", never "Prepared".
function tellHelp(
	{ body }: Opening,
	clauses: readonly Clause[] | null,
	tense: Tense,
): string | null {
	const [only, second] = clauses ?? []
	if (clauses === null || only === undefined || clauses.every(({ object }) => object === ''))
		return null
	const isNamed = second === undefined && namesOfActs.test(only.verb.gerund) && !/ of /.test(body)
	const hasDeterminer =
		/^(?:(?:the|a|an|his|her|their|our|my|up|out|off|over|away|down|in|on|back|for|with|to)\b|\d)/i.test(
			only.object,
		)
	if (isNamed && !hasDeterminer)
		return `${told('support', tense)} ${only.verb.gerund} of ${only.object}`
	return `${told('help', tense)} ${tellPlainly(clauses)}`
}

function told(lemma: string, tense: Tense): string {
	const verb = findVerb(lemma)?.verb
	const form = (tense === 'past' ? verb?.past : verb?.lemma) ?? lemma
	return form.charAt(0).toUpperCase() + form.slice(1)
}
