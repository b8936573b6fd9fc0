import {
	findVerb,
	namesThing,
	opensClause,
	type Verb,
	type VerbForm,
	type VerbMatch,
	verbOfAct,
} from '@app/language'
import { readCompoundAct } from './compound-acts.ts'
import { findFuzzyVerb } from './fuzzy-verb.ts'
import { nominalActivities } from './nominal-activities.ts'
import { opensThing } from './opens-thing.ts'

/** A piece of work as it was written. `noun` is an act named by a noun: "preparation", "stock control". */
export type ActForm = VerbForm | 'noun'

export type Act = {
	word: string
	adverb: string
	verb: Verb
	object: string
	form: ActForm
	/** "of" stood between the act and its object, so acts before it may share the object. */
	hadOf: boolean
	/** Whether "I", "was" or "to" stood in front, so that the act begins a new clause, whatever stands before. */
	isMarked: boolean
}

/** Reads a segment as an act in one of the wanted forms, or `null`. */
export function readAct(
	text: string,
	wanted: readonly ActForm[],
	{ isList }: { isList: boolean } = { isList: false },
): Act | null {
	const marked = withoutMarker(text)
	const forms = marked.forms ?? wanted
	const { adverb, rest } = splitAdverb(marked.rest)
	const isMarked = marked.forms !== null
	const act =
		verbalAct(rest, forms, { isMarked, isList }) ?? (isMarked ? null : nounAct(rest, forms))
	return act === null
		? null
		: { ...act, adverb: [adverb, act.adverb].filter(Boolean).join(' '), isMarked }
}

const markers: readonly (readonly [RegExp, readonly ActForm[]])[] = [
	[
		/^(?:i )?(?:was|were|am|is|are|have been|has been|had been|been)(?: also| mainly| often)? (?=\p{L}+ing\b)/iu,
		['gerund'],
	],
	[
		/^(?:i )?(?:also )?(?:was |were |am |is )?(?:also )?responsible (?:for|of) (?:the )?/i,
		['gerund', 'noun'],
	],
	[/^(?:i )?(?:also )?used? to /i, ['base']],
	[/^(?:i )?(?:also )?(?:had|have|has|needed) to /i, ['base']],
	[/^i (?:have|has|had) (?:also )?/i, ['participle']],
	[/^i (?:also |then )?/i, ['past', 'thirdPerson', 'base']],
	[/^to /i, ['base']],
]

function withoutMarker(text: string): { rest: string; forms: readonly ActForm[] | null } {
	for (const [marker, forms] of markers) {
		const [found] = marker.exec(text) ?? []
		if (found === undefined) continue
		const rest = text.slice(found.length)
		return found === 'to ' && opensThing(rest) ? { rest: text, forms: null } : { rest, forms }
	}
	return { rest: text, forms: null }
}

function splitAdverb(text: string): { adverb: string; rest: string } {
	const rest = text.replace(/^(?:also|then|mainly|always) /i, '')
	const [found = ''] =
		/^(?:(?:\p{L}{3,}ly|often|sometimes|deep|cold|blow|spot|dry|jet|hand) )(?=\p{L})/iu.exec(
			rest,
		) ?? []
	const isPrefix = !/ly |often|sometimes/i.test(found)
	const [next = ''] = rest.slice(found.length).split(/[\s,]/, 1)
	if (
		found === '' ||
		(isPrefix && findVerb(next) === null) ||
		/^(?:only|daily|weekly|monthly|early|elderly|family|friendly|likely|supply|apply|reply|assembly|multiply|fly|rely|comply|july|italy) /i.test(
			found,
		)
	)
		return { adverb: '', rest }
	return { adverb: found.trim().toLowerCase(), rest: rest.slice(found.length) }
}

type PlainAct = Omit<Act, 'isMarked'>

function verbalAct(
	text: string,
	wanted: readonly ActForm[],
	{ isMarked, isList }: { isMarked: boolean; isList: boolean },
): PlainAct | null {
	const [, word = '', tail = ''] = /^(?:the )?([\p{L}-]+)(?:\s+(.*))?$/iu.exec(text) ?? []
	const match = findVerb(word) ?? (word === '' ? null : findFuzzyVerb(word))
	const form = wanted.find((candidate) => match?.forms.includes(candidate as VerbForm) === true)
	if (match === null || form === undefined || /^the /i.test(text) !== isActInForm(text, form))
		return null
	// Before "of" a plain verb is a noun, even in a list.
	const isPlain = isMarked || (isList && !/^of\s/.test(tail))
	if (!(isPlain && form === 'base') && !mayOpen(match, form, tail)) return null
	const object =
		form === 'gerund' ? tail.replace(/^((?:up|down|off|away|over)\s+)?of\s+/, '$1') : tail
	return { word, adverb: '', verb: match.verb, object, form, hadOf: object !== tail }
}

// A gerund between “the” and “of” is an act.
function isActInForm(text: string, form: ActForm): boolean {
	return form === 'gerund' && /^the [\p{L}-]+ing of /iu.test(text)
}

function mayOpen({ verb }: VerbMatch, form: ActForm, tail: string): boolean {
	const [next = ''] = tail.split(/[\s,]+/, 1)
	if (form === 'gerund') return !namesThing(verb.gerund, tail)
	if (form === 'base' && /^(?:of|at)$/.test(next)) return false
	if (form === 'base' || form === 'thirdPerson') return opensClause(verb.lemma, next)
	return true
}

const lateAdverbs: ReadonlyMap<string, string> = new Map([
	['day to day', 'day to day'],
	['end to end', 'end to end'],
	['daily', 'daily'],
	['weekly', 'weekly'],
	['monthly', 'monthly'],
	['regular', 'regularly'],
	['smooth', 'smoothly'],
	['efficient', 'efficiently'],
	['effective', 'effectively'],
	['safe', 'safely'],
	['accurate', 'accurately'],
	['careful', 'carefully'],
])
const earlyAdverbs: ReadonlyMap<string, string> = new Map([
	['successful', 'successfully'],
	['strategic', 'strategically'],
])

// Work named by a noun: a compound, or an act with its manner and object; else a task that is carried out.
function nounAct(text: string, wanted: readonly ActForm[]): PlainAct | null {
	if (!wanted.includes('noun')) return null
	const bare = text.replace(/^the /i, '')
	const compound = readCompoundAct(bare)
	if (compound !== null) return { ...compound, adverb: '', form: 'noun', hadOf: false }
	const { manner, rest } = splitManner(bare)
	const [, noun = '', tail = ''] = /^([\p{L}-]+)(?:\s+(.*))?$/u.exec(rest) ?? []
	const act = actNamed(noun, tail)
	if (act === null) return carriedOutAct(text)
	const { verb, particle } = act
	const object = tail
		.replace(/^of\s+/, '')
		.replace(/^with\s+/, verb.lemma === 'liaise' ? 'with ' : '$&')
	const late = lateAdverbs.get(manner) ?? ''
	if (
		(manner !== '' && !/^of\s/.test(tail) && verb.lemma !== 'liaise') ||
		(late !== '' && /,| and /.test(object))
	)
		return null
	const whole =
		late === 'regularly' ? `${late} ${object}` : [particle, object, late].filter(Boolean).join(' ')
	return {
		word: noun,
		adverb: earlyAdverbs.get(manner) ?? '',
		verb,
		object: whole,
		form: 'noun',
		hadOf: tail !== '',
	}
}

// An activity named in two to four words is carried out.
function carriedOutAct(text: string): PlainAct | null {
	const [thing = ''] = text.split(/\s(?:of|on|for|to|at|in|by|across|with|every|each)\s/i, 1)
	const words = thing.split(' ')
	const carry = findVerb('carry')?.verb
	if (carry === undefined || words.length < 2 || words.length > 4 || !nominalActivities.test(thing))
		return null
	if (
		!words.every((word) => /^[\p{L}&-]+$/u.test(word)) ||
		findVerb(words[0] ?? '')?.forms.includes('past')
	)
		return null
	const object = `out ${text}`
	return { word: words.at(-1) ?? '', adverb: '', verb: carry, object, form: 'noun', hadOf: false }
}

function actNamed(noun: string, tail: string): { verb: Verb; particle: string } | null {
	const isLiaison = /^liaison$/i.test(noun) && /^with\s/.test(tail)
	if (tail !== '' && !/^of\s/.test(tail) && !isLiaison) return null
	const named = verbOfAct(noun)
	if (named === null) {
		const match = findVerb(noun)
		return match?.forms.includes('gerund') === true && tail !== ''
			? { verb: match.verb, particle: '' }
			: null
	}
	const verb = findVerb(named.lemma)?.verb
	return verb === undefined ? null : { verb, particle: tail === '' ? '' : named.particle }
}

function splitManner(text: string): { manner: string; rest: string } {
	const [, found = ''] =
		/^(day[- ]to[- ]day|end[- ]to[- ]end|daily|weekly|monthly|regular|successful|smooth|efficient|effective|safe|accurate|strategic|careful) /i.exec(
			text,
		) ?? []
	return {
		manner: found.toLowerCase().replaceAll('-', ' '),
		rest: found === '' ? text : text.slice(found.length + 1),
	}
}
