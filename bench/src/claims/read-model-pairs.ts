import { findUnsupportedWords } from '@app/claims'
import type { ModelTaskName } from '@app/rewrite/model'
import { type ModelCase, type ModelSet, readCases } from '../model/read-cases.ts'
import type { LabelledPair } from './read-pairs.ts'

/** Texts of these tasks are copied or ask something: nothing in them is a claim to audit. */
const withoutClaims: ReadonlySet<ModelTaskName> = new Set(['ask', 'read', 'advert', 'proof'])

/**
 * The texts of a set of people who played language models, each with the facts it was made of, as pairs. Where an invented answer has
 * several sentences nobody labelled which of them is wrong, so these are left out.
 */
export function readModelPairs(set: ModelSet): LabelledPair[] {
	return readCases(set)
		.filter(({ task, matter }) => !withoutClaims.has(task) && matter.facts.length > 0)
		.flatMap((one) => (['good', 'puffed', 'invented'] as const).flatMap((kind) => list(one, kind)))
}

function list({ task, matter, outputs }: ModelCase, kind: keyof ModelCase['outputs']) {
	const texts = outputs[kind]
	if (kind !== 'good' && texts.length > 1) return []
	return texts.map(({ text }): LabelledPair => {
		const after = text.replace(/^I (?=\p{Ll})/u, '')
		const [before = '', ...facts] = matter.facts
			.map((fact) => ({ ...fact, loose: findUnsupportedWords(fact.text, after).uncarried.length }))
			.sort((one, other) => one.loose - other.loose)
			.map((fact) => fact.text)
		return { faithful: kind === 'good', kind: `${task} ${kind}`, trade: '', before, after, facts }
	})
}
