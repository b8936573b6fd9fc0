import { findVerb, isWorker, splitWords, verbOfAct } from '@app/language'
import { analyseLine, type Token } from '@app/language/analysis'
import { readVerb } from '@app/language/corrector'
import type { Meaning } from '@app/language/meaning'
import { openMeaning } from '@app/language/meaning/open'
import { splitSegments } from '../engine/split-segments.ts'
import { verbClashes } from '../gate/verb-clashes.ts'
import { findTaskVerb } from '../mixed-list/find-task-verb.ts'
import { rewriteWords } from '../word-lists.ts'

/** Whether a bullet is one statement: its verbs go together, and "worked as" is followed by what a person can be. */
export function holdsTogether(bullet: string): boolean {
	if (verbClashes(bullet, '').length > 0) return false
	if (hasLooseAct(bullet)) return false
	const { tokens } = analyseLine(bullet)
	return tokens.every(
		(token) =>
			!(
				isLoneGerund(tokens, token) ||
				isPostOfThing(tokens, token.index) ||
				isLoneDescription(tokens, token.index)
			),
	)
}

const opensObject = /^(?:NNS?|NNP|DT|PRP\$|JJ|CD)$/

// "Handled post and answering phones": an act behind a list of things, without an act of its form before.
function isLoneGerund(tokens: readonly Token[], { tag, lower, index }: Token): boolean {
	if (tag !== 'VBG' || !lower.endsWith('ing') || tokens[index - 1]?.lower !== 'and') return false
	if (!opensObject.test(tokens[index + 1]?.tag ?? '')) return false
	return !tokens
		.slice(0, index)
		.some((one) => one.lower.endsWith('ing') && /^(?:VBG|NN)$/.test(one.tag))
}

// "And daily and cashed up": what describes a thing has lost it.
function isLoneDescription(tokens: readonly Token[], index: number): boolean {
	const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]]
	const isBetween = before?.lower === 'and' && next?.lower === 'and'
	return isBetween && /^(?:JJ|RB)$/.test(token?.tag ?? '')
}

const persons = 18
/** Rarer senses of a word are seldom meant: a box is no person, though one sense of it is. */
const rarestSense = 1
const mostOfTitle = 8

// Whether a post is named by words of which none is a person.
function isPostOfThing(tokens: readonly Token[], index: number): boolean {
	const [verb, as] = [tokens[index - 1], tokens[index]]
	if (as?.lower !== 'as' || !/^(?:work|serve|act|start|train)$/.test(verb?.lemma ?? ''))
		return false
	const title = tokens.slice(index + 1, index + 1 + mostOfTitle)
	const end = title.findIndex(({ tag }) => tag === 'PUN' || tag === 'IN')
	return !title
		.slice(0, end < 0 ? title.length : end)
		.some(
			({ lower, lemma, tag }) =>
				/^(?:part|one|crew|team|staff)$/.test(lower) || isPerson(lemma, tag),
		)
}

function isPerson(lemma: string, tag: string): boolean {
	if (isWorker(lemma)) return true
	if (!/^NN/.test(tag)) return false
	if (/^NNP/.test(tag)) return true
	const meaning = openMeaning()
	return listKinds(meaning, meaning.find(lemma)).includes(persons)
}

function listKinds(meaning: Meaning, word: number): number[] {
	if (word < 0) return []
	return meaning
		.senses(word)
		.flatMap(({ part, rank, set }) =>
			part === 'noun' && rank <= rarestSense ? [meaning.kind(set)] : [],
		)
}

const lightVerbs = new Set(rewriteWords.words('light-verbs'))

// "Trained staff and stock control": an act named by a noun in the list of a verb that acts on things.
function hasLooseAct(bullet: string): boolean {
	const [first, ...rest] = splitSegments(bullet)
	const [opener = '', ...words] = splitWords(first?.text.toLowerCase() ?? '')
	const lemma = readVerb(opener)?.forms.lemma
	if (lemma === undefined || lightVerbs.has(lemma) || namesAct(words)) return false
	return rest.some(({ text }) => namesAct(splitWords(text.toLowerCase())))
}

const endsInTask = new RegExp(`\\b(?:${rewriteWords.alternatives('task-nouns')})$`)
const ends = /^(?:of|for|in|on|at|with|to|from|by|as|per|a|each|every|which|who|that)$/

// Whether the head of some words is a noun for an act, and no verb stands before it.
function namesAct(words: readonly string[]): boolean {
	const end = words.findIndex((word) => ends.test(word))
	const head = words.slice(0, end < 0 ? words.length : end)
	const [opener = ''] = head
	if ((findVerb(opener)?.forms ?? []).some((form) => form !== 'base') && head.length > 1)
		return false
	const last = head.at(-1) ?? ''
	if (
		findTaskVerb(head) !== null ||
		endsInTask.test(head.join(' ')) ||
		(head.length > 1 && readVerb(last)?.is.includes('gerund'))
	)
		return true
	return verbOfAct(last) !== null && findVerb(last)?.forms.includes('base') !== true
}
