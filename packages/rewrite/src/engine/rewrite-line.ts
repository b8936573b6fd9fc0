import { findVerb, splitSentences, splitWords, withCapital } from '@app/language'
import { shortenPhrases } from '../shorten-phrases.ts'
import type { Draft, Tense } from './clause.ts'
import { frontResult } from './front-result.ts'
import { moveLocationLast } from './move-location-last.ts'
import { readOpening } from './read-opening.ts'
import { realiseOpening } from './realise-opening.ts'
import { realisePassive, withoutDone } from './realise-passive.ts'
import { realisePassiveList } from './realise-passive-list.ts'
import { realiseWithoutOpening } from './realise-without-opening.ts'
import { isSoundStatement, keepsAllWords } from './verify-rewritten-line.ts'

/** A better wording of a tidied line that passed the check of its grammar and lost nothing; `null` when there is none. */
export function rewriteLine(line: string, tense: Tense): Draft | null {
	const sentences = splitSentences(line)
	const drafts = sentences.map((sentence) => rewriteSentence(sentence, tense))
	if (drafts.every((draft) => draft === null)) return null
	const isWhole = drafts.every(
		(draft, index) => draft !== null || opensWell(sentences[index] ?? '', tense),
	)
	if (!isWhole) return null
	return {
		after: drafts.map((draft, index) => draft?.after ?? sentences[index]).join(' '),
		changes: drafts.flatMap((draft) => draft?.changes ?? []),
	}
}

function rewriteSentence(sentence: string, tense: Tense): Draft | null {
	const end = /[.;]$/.exec(sentence)?.[0] ?? ''
	const text = end === '' ? sentence : sentence.slice(0, -1).trim()
	const told = realiseLine(text, tense)
	const shorter = shortenPhrases(told?.after ?? text)
	const fronted = frontResult(shorter.after)
	const changes = [...(told?.changes ?? []), ...shorter.changes, ...(fronted?.changes ?? [])]
	const after = withCapital(fronted?.after ?? shorter.after)
	if (changes.length === 0 || withCapital(text) === after) return null
	const body = told === null ? text : (readOpening(text)?.body ?? text)
	const isSound = isSoundStatement(after, tense) && keepsAllWords(withoutDone(body), shorter.after)
	return isSound ? { after: after + end, changes } : null
}

function realiseLine(text: string, tense: Tense): Draft | null {
	const passive =
		realisePassive(text, tense) ?? realisePassiveList(text, tense) ?? moveLocationLast(text, tense)
	if (passive !== null) return passive
	const opening = readOpening(text)
	if (opening === null) return realiseWithoutOpening(text, tense)
	const told = realiseOpening(opening, tense)
	return told === null && opening.kind === 'help' ? realiseWithoutOpening(text, tense) : told
}

/** Whether a sentence opens with a verb in this tense and a capital, as a statement does. */
export function opensWell(sentence: string, tense: Tense): boolean {
	const [opener = ''] = splitWords(sentence)
	const forms = findVerb(opener)?.forms ?? []
	return /^\p{Lu}/u.test(sentence) && forms.includes(tense === 'past' ? 'past' : 'base')
}
