import { isActAt } from './acts.ts'
import { numberClauses, numberSegments } from './clauses.ts'
import { isFunctionWord } from './function-words.ts'
import { findGeneral, findPhrases } from './synonyms.ts'
import type { Token } from './token.ts'
import { buildWordKeys, keysOfPhrase } from './word-keys.ts'

const wordPattern =
	/(?:(?:co|re|e|x|pre|de|sub|cross|line|proof|up)-)?[\p{L}\p{N}]+(?:['’.,](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*[+#]*/giu

const lately = new Map<string, Token[]>()
const mostLately = 64

/** The words of a line with their meaning, the acts among them, and which words belong together. */
export function readLine(text: string): readonly Token[] {
	const known = lately.get(text)
	if (known !== undefined) return known
	if (lately.size >= mostLately) lately.clear()
	const tokens = tokenise(text)
	joinParticles(tokens)
	for (const [index, token] of tokens.entries()) token.isAct = isActAt(tokens, index)
	numberSegments(tokens)
	numberClauses(tokens)
	lately.set(text, tokens)
	return tokens
}

function tokenise(text: string): Token[] {
	let end = 0
	return [...text.matchAll(wordPattern)].map((match) => {
		const [word] = match
		const gap = text.slice(end, match.index)
		end = match.index + word.length
		const { own, general, lemma, level } = buildWordKeys(word)
		const lower = word.toLowerCase().replaceAll('’', "'")
		const isContent = /\p{L}{2}/u.test(word) && !isFunctionWord(lower)
		return {
			text: word,
			lower,
			start: match.index,
			end,
			gap,
			own,
			general,
			lemma,
			level,
			isContent,
			isAct: false,
			isParticle: false,
			segment: 0,
			clause: 0,
			deed: 0,
		}
	})
}

const mostBetween = 5

function joinParticles(tokens: Token[]): void {
	for (const [index, token] of tokens.entries()) {
		if (isChangeOfFigure(tokens, index))
			token.own = keysOfPhrase(token.lower === 'up' ? 'go_up' : 'go_down')
		if (token.lemma !== null) joinParticle(tokens, index)
	}
}

// "Brought its run time down" is bringing down, "put the display together" putting together.
function joinParticle(tokens: Token[], index: number): void {
	const token = tokens[index]
	for (const { particle, entry } of findPhrases(token?.lemma ?? '')) {
		const particles = particlesAfter(tokens, index, particle.split(' '))
		if (token === undefined || particles.length === 0) continue
		for (const other of particles) {
			other.isParticle = true
			other.isContent = false
		}
		token.own = [...token.own, ...keysOfPhrase(entry)]
		token.general = [...token.general, ...findGeneral(entry)]
	}
}

// "Followers up 35%", "waste down by a third".
function isChangeOfFigure(tokens: readonly Token[], index: number): boolean {
	if (!/^(?:up|down)$/.test(tokens[index]?.lower ?? '')) return false
	const [next, second] = [tokens[index + 1], tokens[index + 2]]
	return /^\d/.test(next?.lower ?? '') || (next?.lower === 'by' && second !== undefined)
}

function particlesAfter(
	tokens: readonly Token[],
	index: number,
	particle: readonly string[],
): readonly Token[] {
	const rest = tokens.slice(index + 1, index + 1 + mostBetween)
	const end = rest.findIndex(({ gap }) => /[,;.:()]/.test(gap))
	const part = end < 0 ? rest : rest.slice(0, end)
	const at = part.findIndex(({ lower }) => lower === particle[0])
	const found = tokens.slice(index + 1 + at, index + 1 + at + particle.length)
	return at >= 0 && particle.every((word, offset) => found[offset]?.lower === word) ? found : []
}
