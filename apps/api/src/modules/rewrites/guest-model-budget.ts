import type { AttemptCounter } from '#services/attempt-counter.ts'
import type { ModelBudget } from './ask-within-budget.ts'

const dayMs = 86_400_000

/** Counts the use of the language model by people without an account, per network and day. No address is stored. */
export function guestModelBudget(
	attempts: Pick<AttemptCounter, 'take' | 'giveBack'>,
	{ network, tokensPerDay }: { network: string; tokensPerDay: number },
): ModelBudget & { left: () => Promise<number> } {
	const limit = { name: 'model-tokens', max: tokensPerDay, windowMs: dayMs }
	const left = async () => tokensPerDay - (await attempts.take(limit, network, 0)).count
	return {
		left: async () => Math.max(0, await left()),
		async take(tokens) {
			if (tokens > (await left())) return false
			const { isAllowed } = await attempts.take(limit, network, tokens)
			if (!isAllowed) await attempts.giveBack(limit, network, tokens)
			return isAllowed
		},
		async settle({ taken, used }) {
			if (used < taken) await attempts.giveBack(limit, network, taken - used)
			if (used > taken) await attempts.take(limit, network, used - taken)
		},
	}
}
