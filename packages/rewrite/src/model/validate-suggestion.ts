import { auditModelText } from '@app/claims/model-text'
import { withoutBullet } from '@app/language'
import { tidyLine } from '../engine/tidy-line.ts'
import { isSoundStatement } from '../engine/verify-rewritten-line.ts'
import { askFollowUpQuestions } from '../follow-up-questions.ts'
import { findRefusal } from '../output-gate.ts'
import { findAddedThings } from './find-added-things.ts'
import { keepsFacts } from './keeps-facts.ts'
import { listSupportedWords } from './list-supported-words.ts'
import type { LineToReword, ModelRewrite } from './prepare-lines.ts'
import type { ModelAnswer } from './read-answers.ts'
import type { Hidden } from './redact-personal-data.ts'

const longest = 260
const markup = /[<>{}`|\n\r\t]|\*\*|__|\]\(|^#+ |https?:|www\./

type Taking = { current: boolean; hidden: Hidden }

/**
 * The model's wording of a line where it holds: proof copied from the line, no new claim, no lost fact, good grammar.
 * Whatever else it is, the wording of the local engine stands and says why.
 */
export function validateSuggestion(
	{ line, answers, local }: LineToReword,
	answer: ModelAnswer | undefined,
	{ current, hidden }: Taking,
): ModelRewrite {
	if (answer === undefined) return { ...local, whyLocal: 'unusable' }
	const revealed = hidden.reveal(answer.text)
	const said = answers.map((text) => hidden.reveal(text) ?? text)
	if (revealed === null || !isProved(answer.evidence, [line, ...said], hidden))
		return { ...local, whyLocal: 'unusable' }
	const after = plainLine(revealed, line)
	if (after === line) return unchanged(line)
	const tense = current ? 'base' : 'past'
	const holds =
		isOneLine(revealed, after, line) &&
		auditModelText({ before: line, after, facts: said }).verdict === 'faithful' &&
		findAddedThings([line, ...said].join('. '), after).length === 0 &&
		keepsFacts(line, after) &&
		findRefusal(after, {
			before: line,
			others: said,
			supported: listSupportedWords([line, ...said], after),
		}) === null &&
		isSoundStatement(after, tense)
	if (!holds) return { ...local, whyLocal: 'not_faithful' }
	return {
		before: line,
		after,
		asks: askFollowUpQuestions(after),
		verified: true,
		advice: null,
		bullets: [],
		remark: null,
		violations: [],
		changes: [{ kind: 'phrase', before: line, after }],
		engine: 'model',
		whyLocal: null,
	}
}

function unchanged(line: string): ModelRewrite {
	const asks = askFollowUpQuestions(withoutBullet(line))
	return {
		before: line,
		after: line,
		asks,
		changes: [],
		violations: [],
		verified: true,
		advice: null,
		bullets: [],
		remark: null,
		engine: 'model',
		whyLocal: null,
	}
}

// The words, without the sign in front that a model likes to add, and with the line's own end.
function plainLine(text: string, line: string): string {
	const bare = withoutBullet(tidyLine(text.trim())).replace(/^["“']|["”']$/g, '')
	return /[.;]$/.test(line) ? bare : bare.replace(/\.$/, '')
}

function isOneLine(text: string, after: string, line: string): boolean {
	return (
		after.length <= longest &&
		(!markup.test(text.trim()) || markup.test(line)) &&
		!/[.!?] \p{Lu}/u.test(after.replace(/\b(?:e\.g|i\.e|etc|St|Dr|Mr|Mrs|No)\. /g, ''))
	)
}

function isProved(
	evidence: readonly string[],
	sources: readonly string[],
	hidden: Hidden,
): boolean {
	const known = sources.map(plain)
	const proofs = evidence.map((text) => plain(hidden.reveal(text) ?? '')).filter(Boolean)
	return proofs.length > 0 && proofs.every((proof) => known.some((text) => text.includes(proof)))
}

function plain(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}£$€%]+/gu, ' ')
		.trim()
}
