import { prepositions, readVerb } from '@app/language/corrector'
import { rewriteWords } from '../word-lists.ts'
import { bulletMark, type Edit } from './edit.ts'
import type { EditedFrom } from './print-bullets.ts'
import type { LineWord } from './read-features.ts'

const parts = /^(?:[,;:•–—/|-]|[.!?]|and|or|but)$/
const joins = /^(?:[,;:.!?•/|&+–—-]|and|also|then|plus|but|or|so|i)$/
const joinsByItself = /^(?:[,;:.!?)–—&/|-]|and|or|but|which|who|that|so|plus)$/

/**
 * Whether what a line kept apart is still apart: where a mark between two parts is cut, something is put for it, and a bullet begins
 * where a part does.
 */
export function keepsJoints({ tokens }: EditedFrom, edits: readonly Edit[]): boolean {
	const isKept = (at: number) => edits[at]?.word !== 'cut'
	return tokens.every(({ lower }, at) => {
		if (!isKept(at)) return true
		const last = edits.findLastIndex(({ word }, before) => before < at && word !== 'cut')
		if (last < 0) return true
		if (isHangingOn(tokens, edits, { last, at })) return false
		const between = tokens.slice(last + 1, at)
		const { mark = '', words = '' } = edits[at] ?? {}
		if (mark === bulletMark)
			return isJoint([...tokens.slice(last, at), ...tokens.slice(at, at + 1)])
		const wasApart = between.some((one) => parts.test(one.lower) && isSeparate(one, tokens))
		const isApart = mark !== '' || words !== '' || joinsByItself.test(lower)
		return !wasApart || isApart || joinsByItself.test(tokens[last]?.lower ?? '')
	})
}

const hangsOn = rewriteWords.pattern('hangs-a-thing-on-another', 'whole')

// Whether a word that hung a thing on the one before is cut, and both stay as they were: "hire of linen" as "hire linen".
function isHangingOn(
	tokens: readonly LineWord[],
	edits: readonly Edit[],
	{ last, at }: { last: number; at: number },
): boolean {
	const [before, after] = [edits[last], edits[at]]
	if (at !== last + 2 || before?.word !== 'keep' || after?.word !== 'keep') return false
	const isThing = /^(?:\.n|g)/.test(tokens[last]?.name ?? '')
	return (
		isThing && after.words === '' && after.mark === '' && hangsOn.test(tokens[at - 1]?.lower ?? '')
	)
}

const isJoint = (tokens: readonly LineWord[]) => tokens.some(({ lower }) => joins.test(lower))

// A mark within a word or a figure parts nothing.
function isSeparate(mark: LineWord, tokens: readonly LineWord[]): boolean {
	const at = tokens.indexOf(mark)
	return tokens[at - 1]?.end !== mark.start || tokens[at + 1]?.start !== mark.end
}

const particles = new Map(
	rewriteWords.words('verbs-with-a-particle').map((words): [string, string] => {
		const [verb = '', particle = ''] = words.split(' ')
		return [verb, particle]
	}),
)

const ownParticles = new Set(particles.values())

/** Whether each verb that is put in has the particle that makes it mean what it should: "looked *after* the till". */
export function keepsParticles({ tokens }: EditedFrom, edits: readonly Edit[]): boolean {
	const printed = edits.flatMap(({ words, word }, at) => {
		if (word === 'cut') return []
		const own = word.startsWith('=') ? word.slice(1) : (tokens[at]?.lower ?? '')
		const isNew = word.startsWith('=')
		return [
			...words.split(' ').map((put) => ({ text: put, isNew: true })),
			{ text: own, isNew },
		].filter(({ text }) => text !== '')
	})
	return printed.every(({ text, isNew }, at) => {
		const verb = isNew ? readVerb(text) : null
		if (verb === null) return true
		const [particle, next] = [particles.get(verb.forms.lemma), printed[at + 1]]
		if (particle !== undefined) return next?.text === particle
		return !(next?.isNew === true && ownParticles.has(next.text))
	})
}

const verbPrepositions = new Set(prepositions)

/** Whether each verb keeps the preposition behind it: who is led *to* something doesn't lead it. “Welding of steel” is welding steel. */
export function keepsPrepositions({ tokens }: EditedFrom, edits: readonly Edit[]): boolean {
	return tokens.every(({ lower }, at) => {
		if (edits[at]?.word !== 'cut' || lower === 'of' || !verbPrepositions.has(lower)) return true
		return edits[at - 1]?.word === 'cut' || readVerb(tokens[at - 1]?.lower ?? '') === null
	})
}
