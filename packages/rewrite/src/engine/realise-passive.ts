import { findVerb, type Verb, verbOfAct, withoutCapital } from '@app/language'
import { rewriteWords } from '../word-lists.ts'
import type { Draft, Tense } from './clause.ts'

const byMe =
	/^((?:the|a|an|all|our|new|two|three|\d+|\p{L}+s)\s?[\p{L}\d\s'’-]{0,60}?) (?:was|were|is|are) (\p{L}+) by me\b(?: (.+))?$/iu

/**
 * Rewrites the passive of an act by the writer, of an act named by its noun, and of routine work without another agent.
 */
export function realisePassive(text: string, tense: Tense): Draft | null {
	const after = toldByMe(text, tense) ?? toldAct(text, tense) ?? toldRoutine(text, tense)
	return after === null ? null : { after, changes: [{ kind: 'passive', before: text, after }] }
}

function toldByMe(text: string, tense: Tense): string | null {
	const [, object = '', word = '', rest = ''] = byMe.exec(text) ?? []
	const verb = participle(word)
	if (verb === null || /\band\b/.test(rest)) return null
	return [inflectPassive(verb, tense), withoutCapital(object), rest].filter(Boolean).join(' ')
}

const done = '(?:was|were|is|are) (?:carried out|undertaken|performed|conducted|done)'
const actDone = new RegExp(`^(?:the )?(\\p{L}+) of (.+?) ${done}(?: (.+))?$`, 'iu')
const onlyDone = new RegExp(` ${done}(?= |$)`, 'gi')

/** Returns a text without words that only say that an act was done. The act's verb already says so. */
export function withoutDone(text: string): string {
	return text.replace(onlyDone, '')
}

// Rewrites an act named by its noun, without another agent: "Maintenance of gardens was carried out".
function toldAct(text: string, tense: Tense): string | null {
	const [, noun = '', things = '', rest = ''] = actDone.exec(text) ?? []
	const named = verbOfAct(noun.toLowerCase())
	const verb = named === null ? undefined : findVerb(named.lemma)?.verb
	if (verb === undefined || hasAgent(rest) || /[,;]|\band\b/.test(rest)) return null
	return [inflectPassive(verb, tense), named?.particle, things, rest].filter(Boolean).join(' ')
}

const routine = new Set(rewriteWords.words('routine-acts'))
const uncounted = rewriteWords.pattern('uncounted-nouns', 'whole')

// Only plain tasks, of things and not of "the" thing: who closed the office or raised the sales is not said.
function toldRoutine(text: string, tense: Tense): string | null {
	const [, things = '', rest = ''] =
		/^([\p{L}\s'’-]{3,40}?) (?:was|were|are|is) (.+)$/iu.exec(text) ?? []
	const [, word = '', and = '', tail = ''] =
		/^(\p{L}+)(?: and (\p{L}+(?= )(?!ly)))?( .*)?$/u.exec(rest) ?? []
	if (!isAnyThing(things) || hasAgent(tail)) return null
	const [first, second] = [participle(word), participle(and)]
	if (
		first === null ||
		!routine.has(first.lemma) ||
		(and !== '' && (second === null || !routine.has(second.lemma)))
	)
		return null
	const pronoun = /s$/i.test(things.split(' ').at(-1) ?? '') ? 'them' : 'it'
	const told = [first, second]
		.flatMap((verb) => (verb === null ? [] : [inflectPassive(verb, tense)]))
		.join(' and ')
	const goesOn = continued(tail, tense, pronoun)
	return goesOn === null ? null : `${told} ${withoutCapital(things)}${goesOn}`
}

// A second participle goes on about the same things, which become a pronoun.
function continued(tail: string, tense: Tense, pronoun: string): string | null {
	const [, before = '', word = '', after = ''] = /^(.*?) and (\p{L}+)\b(.*)$/u.exec(tail) ?? []
	if (word === '') return tail
	const verb = participle(word)
	if (verb === null) return / and \p{L}+ (?:was|were)\b/u.test(tail) ? null : tail
	return `${before} and ${inflectPassive(verb, tense)} ${pronoun}${after}`
}

const noPlainSubject = rewriteWords.pattern('no-plain-subject', 'whole')

function isAnyThing(things: string): boolean {
	const words = things.split(' ')
	const last = words.at(-1) ?? ''
	const first = findVerb(words[0] ?? '')
	if (noPlainSubject.test(words[0] ?? '')) return false
	if (words.length > 1 && first !== null && !first.forms.includes('base')) return false
	return uncounted.test(last) || (/[^su]s$/i.test(last) && last.length > 3)
}

function hasAgent(tail: string): boolean {
	return (
		/\bby (?!hand\b|phone\b|post\b|email\b|e-mail\b|machine\b|using\b|[A-Z]{2,}\b)/.test(tail) ||
		/\b(?:was|were)\b/.test(tail)
	)
}

function participle(word: string): Verb | null {
	const found = findVerb(word)
	return found?.forms.includes('participle') === true ? found.verb : null
}

function inflectPassive(verb: Verb, tense: Tense): string {
	return tense === 'past' ? verb.past : verb.lemma
}
