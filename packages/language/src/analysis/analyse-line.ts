import { fold } from '../text/fold.ts'
import type { Line, Token } from './analysed-line.ts'
import { buildClauses } from './build-clauses.ts'
import { lemmatise } from './lemmatise.ts'
import { retagOpeningVerb } from './retag-opening-verb.ts'
import { shippedTagWeights } from './shipped-weights.ts'
import { tagTokens } from './tagger.ts'
import { tokenise } from './tokenise.ts'

const remembered = new Map<string, Line>()
const mostRemembered = 256

/** Analyses a line of a CV: parts of speech, clauses, who does what to what. Text beyond 2,000 characters is left out. */
export function analyseLine(text: string): Line {
	const known = remembered.get(text)
	if (known !== undefined) return known
	if (remembered.size >= mostRemembered) remembered.clear()
	const tokens = readTokens(text)
	const line = { text, tokens, clauses: buildClauses(tokens) }
	remembered.set(text, line)
	return line
}

function readTokens(text: string): Token[] {
	const raw = tokenise(text)
	const tags = retagOpeningVerb(raw, tagTokens(shippedTagWeights(), raw))
	let segment = 0
	return raw.map((token, index) => {
		const tag = tags[index] ?? 'UH'
		if (index > 0 && opensSegment(raw[index - 1]?.text ?? '')) segment++
		return {
			...token,
			index,
			lower: fold(token.text),
			tag,
			lemma: lemmatise(token.text, tag),
			segment,
			clause: -1,
		}
	})
}

function opensSegment(previous: string): boolean {
	return /^[.;:!?•|]$/.test(previous)
}
