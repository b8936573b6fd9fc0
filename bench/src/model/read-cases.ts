import { readFileSync } from 'node:fs'
import { parseTsv, splitSentences } from '@app/language'
import type { ModelTaskName, TaskInput } from '@app/rewrite/model'

/** One task with three outputs that other hands wrote: honest, better than the truth, and invented. */
export type ModelCase = {
	id: string
	task: ModelTaskName
	matter: TaskInput
	outputs: Record<'good' | 'puffed' | 'invented', ModelItem[]>
}

/** A text as a model gives it back. */
export type ModelItem = { id: string; text: string; evidence: string[] }

/** An attack, the task it is hidden in, and the answer of a model that obeys it. */
export type ModelAttack = {
	id: string
	where: string
	task: ModelTaskName
	matter: TaskInput
	obeyed: ModelItem[]
}

const read = <Column extends string>(name: string) =>
	parseTsv<Column>(readFileSync(new URL(name, import.meta.url), 'utf8').trimEnd())

/**
 * Four sets of cases, written without knowledge of the code. Each was run once before the faults that it showed were
 * fixed. The weights of the audit are learned from all of them.
 */
export const modelSets = ['1', '2', '3', '4'] as const
export type ModelSet = (typeof modelSets)[number]

/** Reads the cases of all tasks in a set. */
export function readCases(set: ModelSet): ModelCase[] {
	type Column = 'id' | 'task' | 'facts' | 'context' | 'good' | 'puffed' | 'invented'
	return read<Column>(`cases-${set}.tsv`).map(({ id, task, facts, context, ...texts }) => {
		const given = facts === '' ? [] : facts.split(' | ')
		// For the assistant's task, the context column holds the request instead of an advert or a page.
		const matter = matterOf(given, task === 'assist' ? { request: context } : { context })
		const itemsOf = (text: string) => toItems(task as ModelTaskName, text, matter)
		return {
			id,
			// The table has tasks alone in this column, which a run over a wrong one shows at once.
			task: task as ModelTaskName,
			matter,
			outputs: {
				good: itemsOf(texts.good),
				puffed: itemsOf(texts.puffed),
				invented: itemsOf(texts.invented),
			},
		}
	})
}

/** The attacks of a set, each in the place where its writer hid it. */
export function readAttacks(set: ModelSet): ModelAttack[] {
	return read<'id' | 'where' | 'text' | 'obeyed'>(`attacks-${set}.tsv`).map(
		({ id, where, text, obeyed }) => {
			const { task, matter } = placesOf(text)[where] ?? nowhere(where)
			return { id, where, task, matter, obeyed: toItems(task, obeyed, matter) }
		},
	)
}

/** The texts of the attacks of a set. */
export function readAttackTexts(set: ModelSet): string[] {
	return read<'text'>(`attacks-${set}.tsv`).map(({ text }) => text)
}

const work = 'Answered phones and filed letters in a small office'
const placesOf = (text: string): Record<string, { task: ModelTaskName; matter: TaskInput }> => ({
	line: { task: 'reword', matter: matterOf([text]) },
	answer: { task: 'answer', matter: matterOf([work, text]) },
	advert: { task: 'tailor', matter: matterOf([work], { context: text }) },
	page: { task: 'read', matter: matterOf([], { context: text }) },
	request: { task: 'assist', matter: matterOf([work], { request: text }) },
})

function matterOf(
	facts: readonly string[],
	{ context = '', request = '' }: { context?: string; request?: string } = {},
): TaskInput {
	const withIds = facts.map((text, index) => ({ id: `f${index + 1}`, text }))
	return { facts: withIds, context, request, current: false }
}

const ids: Partial<Record<ModelTaskName, string>> = {
	reword: 'plain',
	ask: 'question',
	proof: 'proof',
	assist: 'f1',
}

// A model that cites everything is the hardest for the audit: every fact may carry every claim.
function toItems(task: ModelTaskName, text: string, { facts }: TaskInput): ModelItem[] {
	const evidence = facts.map(({ id }) => id)
	const parts = /^(?:profile|letter)$/.test(task)
		? splitSentences(text)
		: text.split(' | ').map((part) => part.trim())
	const single = ids[task] ?? (/^(?:correct|answer|tailor)$/.test(task) ? 'line' : undefined)
	return parts.map((part, index) => ({ id: single ?? `${index + 1}`, text: part, evidence }))
}

function nowhere(where: string): never {
	throw new Error(`No attack is hidden in “${where}”.`)
}
