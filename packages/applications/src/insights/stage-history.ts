import type { CommonStage } from '@app/contract/applications'

/** That an application came into a stage, by the common stage that it counts as. */
export type StageHistoryEntry = { countsAs: CommonStage; at: number; isDateKnown: boolean }

/** The data of an application from which insights are computed; its entries begin with the oldest. */
export type StageHistory = {
	stage: CommonStage
	entries: readonly StageHistoryEntry[]
	/**
	 * The CV that was sent, if the person said which; `base` is the CV from which it was copied for this job, or the
	 * CV itself.
	 */
	cv: {
		version: { key: string; cvId: string | null; title: string; number: number; label: string }
		base: { key: string; cvId: string | null; title: string }
	} | null
}

/** The stages that lead on, in their order. */
export const stagePath = ['saved', 'applied', 'interview', 'offer', 'accepted'] as const

const order: readonly CommonStage[] = stagePath
const beforeSending: readonly CommonStage[] = ['saved', 'withdrawn']
const answers: readonly CommonStage[] = ['interview', 'offer', 'accepted', 'rejected']

/** Whether a stage is further on the way from saving to a contract than another. */
export function isFurtherStage(from: CommonStage, to: CommonStage): boolean {
	return order.includes(from) && order.indexOf(to) > order.indexOf(from)
}

/** The furthest stage that an application ever reached, by its place in `stagePath`. Who was refused had applied. */
export function findFurthestStage({ stage, entries }: StageHistory): number {
	const places = [stage, ...entries.map(({ countsAs }) => countsAs)].map((one) =>
		one === 'rejected' ? 1 : Math.max(0, order.indexOf(one)),
	)
	return Math.max(...places)
}

/**
 * Returns the entry with which the application was sent, or `null` if it never was. An employer's answer came after
 * the sending, so an entry without a date, whose place among the others is unknown, is preferred to an answer.
 */
export function findSending<Entry extends Omit<StageHistoryEntry, 'at'>>(
	entries: readonly Entry[],
): Entry | null {
	const sent = entries.filter(({ countsAs }) => !beforeSending.includes(countsAs))
	const [first] = sent
	if (first === undefined || !isAnswer(first)) return first ?? null
	return sent.find(({ isDateKnown }) => !isDateKnown) ?? first
}

/** The first entry that an employer caused, a refusal too; `null` while there is none. */
export function findFirstReply({ entries }: StageHistory): StageHistoryEntry | null {
	return entries.find(isAnswer) ?? null
}

/** Whether an employer caused this entry. */
export function isAnswer({ countsAs }: Pick<StageHistoryEntry, 'countsAs'>): boolean {
	return answers.includes(countsAs)
}
