import type { Line, Token } from '../analysis/analysed-line.ts'
import { namesPeople } from './person-nouns.ts'

/** One step of a pattern: how many tokens it takes at a position, every possibility, longest last; none if it does not fit. */
type Step = (line: Line, at: number) => readonly number[]

/** A sequence of words, lemmas and kinds of words; see {@link compilePattern}. */
export type Pattern = {
	steps: readonly Step[]
	/** Only at the beginning of a sentence. */
	isAnchored: boolean
	/** Small words or lemmas that the first step needs, or `null` where it may begin with anything. */
	openings: readonly string[] | null
	/** The words or lemmas that every other step of fixed words needs, one list a step. */
	needs: readonly (readonly string[])[]
}

/**
 * Reads a pattern: `word`, `one|other`, `@help|assist` (any form of a verb or noun), `@help@V` (of a verb), `<person>`, `<V>` and
 * other classes in angle brackets, `<any3>` for up to three words, `?` behind what may be missing, `^` for the beginning.
 */
export function compilePattern(source: string): Pattern {
	const parts = source.split(' ')
	const isAnchored = parts[0] === '^'
	const words = isAnchored ? parts.slice(1) : parts
	return {
		steps: words.map(compileStep),
		isAnchored,
		openings: findOpenings(words[0] ?? ''),
		needs: words.map((word) => findOpenings(word) ?? []).filter((step) => step.length > 0),
	}
}

function findOpenings(first: string): readonly string[] | null {
	if (first.endsWith('?') || first.startsWith('<')) return null
	return first.replace(/^@/, '').replace(/@V$/, '').split('|')
}

function compileStep(source: string): Step {
	if (source.endsWith('?')) {
		const step = compileStep(source.slice(0, -1))
		return (line, at) => [0, ...step(line, at)]
	}
	const gap = /^<any(\d)>$/.exec(source)
	if (gap !== null) return (line, at) => takeGap(line, at, Number(gap[1]))
	const known = classes[source]
	if (known !== undefined) return known
	if (source.startsWith('@')) {
		const isVerb = source.endsWith('@V')
		const lemmas = new Set(source.slice(1).replace(/@V$/, '').split('|'))
		return one((token) => lemmas.has(token.lemma) && (!isVerb || /^(?:V|MD)/.test(token.tag)))
	}
	const words = new Set(source.split('|'))
	return one(({ lower }) => words.has(lower))
}

function one(fits: (token: Token) => boolean): Step {
	return ({ tokens }, at) => {
		const token = tokens[at]
		return token !== undefined && fits(token) ? [1] : []
	}
}

function takeGap({ tokens }: Line, at: number, most: number): number[] {
	const lengths = [0]
	for (let length = 1; length <= most; length++) {
		const token = tokens[at + length - 1]
		if (token === undefined || token.tag === 'PUN') break
		lengths.push(length)
	}
	return lengths
}

const inPhrase = /^(?:DT|PRP\$|JJ|NN|NNS|NNP|NN\$|CD)$/

// A noun phrase whose head names people.
const person: Step = ({ tokens }, at) => {
	const lengths: number[] = []
	for (let length = 1; length <= 5; length++) {
		const token = tokens[at + length - 1]
		if (token === undefined || !(inPhrase.test(token.tag) || (length === 1 && token.tag === 'PRP')))
			break
		const next = tokens[at + length]
		const isHead = next === undefined || !inPhrase.test(next.tag)
		if (isHead && namesPerson(token)) lengths.push(length)
	}
	return lengths
}

function namesPerson({ lower, lemma, tag }: Token): boolean {
	if (tag === 'PRP') return /^(?:he|she|they|them|him|her|someone|somebody|others)$/.test(lower)
	return namesPeople(lower) || namesPeople(lemma)
}

const not = one(({ lower }) =>
	/^(?:not|never)$|n't$|^(?:dont|didnt|wasnt|cant|couldnt)$/.test(lower),
)

const classes: Readonly<Record<string, Step>> = {
	'<person>': person,
	'<not>': not,
	'<V>': one(({ tag }) => tag.startsWith('V')),
	'<VBN>': one(({ tag }) => tag === 'VBN' || tag === 'VBD'),
	'<VBG>': one(({ tag }) => tag === 'VBG'),
	'<RB>': one(({ tag }) => tag === 'RB'),
	'<NN>': one(({ tag }) => /^NN/.test(tag)),
	'<CD>': one(({ tag }) => tag === 'CD'),
}

/** How far a pattern reaches from a position: the index behind its last token, or -1 where it does not fit. */
export function matchAt(pattern: Pattern, line: Line, at: number): number {
	if (pattern.isAnchored && at > 0 && line.tokens[at - 1]?.segment === line.tokens[at]?.segment)
		return -1
	return matchSteps(pattern.steps, { line, at, step: 0 })
}

function matchSteps(
	steps: readonly Step[],
	{ line, at, step }: { line: Line; at: number; step: number },
): number {
	const current = steps[step]
	if (current === undefined) return at
	const lengths = current(line, at)
	for (let index = lengths.length - 1; index >= 0; index--) {
		const end = matchSteps(steps, { line, at: at + (lengths[index] ?? 0), step: step + 1 })
		if (end >= 0) return end
	}
	return -1
}
