import type { TaskResult } from '@app/contract'
import type { ModelRewrite, ModelTaskName } from '@app/rewrite/model'
import type { Metrics } from '#services/metrics/create-metrics.ts'
import type { ModelCounts, ModelDailyCounts } from './model-daily-counts.store.ts'

/** Where is counted what language models write and what becomes of it. */
export type CountingParts = {
	metrics: Pick<Metrics, 'modelTexts' | 'modelTokens'>
	modelDays: Pick<ModelDailyCounts, 'add'>
}

const labels = {
	offered: 'offered',
	toConfirm: 'to_confirm',
	refused: 'refused',
	local: 'local',
	accepted: 'accepted',
	edited: 'edited',
	declined: 'declined',
} as const

/** Counts for the operator, by task: in the metrics of this process, and in the database for good. */
export async function countModelTexts(
	{ metrics, modelDays }: CountingParts,
	task: ModelTaskName,
	counts: ModelCounts,
): Promise<void> {
	for (const [name, outcome] of Object.entries(labels)) {
		const count = counts[name as keyof typeof labels] ?? 0
		if (count > 0) metrics.modelTexts.inc({ task, outcome }, count)
	}
	metrics.modelTokens.inc({ task }, counts.tokens ?? 0)
	await modelDays.add(task, counts)
}

/**
 * Returns what one task adds to the counts. Tokens that people pay for themselves don't cost the operator anything.
 */
export function countsOfTask(
	{ engine, offered, toConfirm, refused, tokens }: TaskResult,
	{ isOwn }: { isOwn: boolean },
): ModelCounts {
	return {
		requests: 1,
		tokens: isOwn ? 0 : tokens,
		[engine === 'model' ? 'offered' : 'local']: offered.length,
		toConfirm: toConfirm.length,
		refused: refused.length,
	}
}

/** Returns what a request about the lines of a job adds to the counts. */
export function countsOfLines(
	lines: readonly ModelRewrite[],
	{ tokens }: { tokens: number },
): ModelCounts {
	const byModel = lines.filter(
		({ engine, before, after }) => engine === 'model' && before !== after,
	)
	const refused = lines.filter(({ whyLocal }) => whyLocal === 'not_faithful')
	const local = lines.filter(({ whyLocal }) => whyLocal !== null)
	return {
		requests: 1,
		tokens,
		offered: byModel.length,
		refused: refused.length,
		local: local.length,
	}
}
