import { findVerb } from '@app/language'
import { isLeftOut } from './ablation.ts'
import { kindShares, type PhraseKind } from './phrase-model.ts'

/** Kinds against kinds that a phrase may name. */
type Sides = { towards: readonly PhraseKind[]; from: readonly PhraseKind[] }

/** A difference of the logarithms of two shares that the model is as sure at as it can be. */
const sureAt = 4
/** A leaning weaker than this counts as no opinion, so the usual order decides. */
const faint = 0.25
/** A lean from here on is as good as a word of a list. */
const clear = 0.5
/** The least probability from which a phrase that the model takes for a sentence is hardly ever anything else. */
const sentenceShare = 0.98
/** The lower probability that suffices after a verb in the past: "Filled shelves on nights". */
const sentenceShareOfPast = 0.7

/**
 * Returns how clearly a phrase names one of the kinds in `towards` (above zero) or in `from` (below zero), between -1
 * and 1. The word lists give 0.8 to a word, so a list and the model have about the same weight.
 */
function logOdds(text: string, { towards, from }: Sides): number {
	if (isLeftOut('learned-part') || !hasLearnedFrom(text)) return 0
	const shares = kindShares(text)
	const sum = (kinds: readonly PhraseKind[]) =>
		kinds.reduce((all, kind) => all + shares[kind], 1e-6)
	const [first, others] = [sum(towards), sum(from)]
	// A phrase that is probably of a kind on neither side gets little weight.
	const weight = Math.min(1, first + others)
	const lean = weight * Math.max(-1, Math.min(1, Math.log(first / others) / sureAt))
	return Math.abs(lean) < faint ? 0 : lean
}

/**
 * Returns a number above zero if the phrase names a job rather than its employer, below zero if it names the
 * employer.
 */
export function titleLogOdds(text: string): number {
	return logOdds(text, { towards: ['title'], from: ['organisation', 'school'] })
}

/**
 * Returns a number above zero if the phrase names the subject learned rather than the school, below zero if it names
 * the school.
 */
export function courseLogOdds(text: string): number {
	return logOdds(text, { towards: ['qualification', 'subject'], from: ['school', 'organisation'] })
}

/** Whether the model is sure that a phrase names a firm, a school or another organisation, and nothing else. */
export function clearlyNamesOrganisation(text: string): boolean {
	const others = [
		'title',
		'place',
		'qualification',
		'subject',
		'person',
		'sentence',
		'skill',
	] as const
	return logOdds(text, { towards: ['organisation', 'school'], from: others }) >= clear
}

/** Whether the model is sure that a phrase names a place and nothing else. */
export function clearlyNamesPlace(text: string): boolean {
	const others = ['title', 'organisation', 'school', 'qualification', 'subject', 'skill'] as const
	return logOdds(text, { towards: ['place'], from: others }) >= clear
}

/** Whether a line tells what a person did (“Serve customers and run the till”), so that it can't head an entry. */
export function tellsWhatWasDone(text: string): boolean {
	if (isLeftOut('learned-part') || !hasLearnedFrom(text) || text.split(/\s+/).length < 4)
		return false
	return kindShares(text).sentence >= (opensWithPast(text) ? sentenceShareOfPast : sentenceShare)
}

function opensWithPast(text: string): boolean {
	const [first = ''] = text.split(/\s+/)
	return findVerb(first)?.forms.includes('past') === true
}

// The model learned from examples in Latin script only. In other scripts it would guess, and override what the layout
// says.
function hasLearnedFrom(text: string): boolean {
	return /\p{Script=Latin}/u.test(text)
}
