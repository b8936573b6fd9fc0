import type { OwnModel } from '@app/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#http/app-error.ts'
import { toNetwork } from '#http/to-network.ts'
import type { AttemptCounter } from '#services/attempt-counter.ts'
import type { Model } from '#services/model/open-model.ts'
import type { OwnModels } from '#services/model/open-own-models.ts'
import { type AskParts, unlimitedBudget } from './ask-within-budget.ts'
import { guestModelBudget } from './guest-model-budget.ts'
import type { ModelUse } from './model-use.store.ts'

/** The available models and how much people may use them. */
export type ModelsParts = {
	/** The operator's language model, or `null`. */
	model: Model | null
	ownModels: OwnModels
	use: ModelUse
	attempts: Pick<AttemptCounter, 'take' | 'giveBack'>
	/** Tokens a day for all people without an account on one network; 0 where they may not ask. */
	guestTokens: number
	/** Returns words of a person's profile that no model may see. */
	secretsOf: (userId: string) => Promise<string[]>
}

type Caller = Pick<FastifyRequest, 'signedIn' | 'ip'>

/** The model that answers a caller: the one they pay for, else the operator's where they may ask it, else `null`. */
export function chooseModel(
	parts: ModelsParts,
	{ signedIn, ip }: Caller,
	own: OwnModel | undefined,
): AskParts | null {
	if (own !== undefined) {
		const model = parts.ownModels.open(own)
		if (model === null)
			throw new AppError(
				'bad_request',
				'This site doesn’t offer this provider. Please choose another.',
			)
		return { model, budget: unlimitedBudget }
	}
	const { model, guestTokens } = parts
	if (model === null) return null
	if (signedIn) return { model, budget: accountBudget(parts.use, signedIn.accountId, model) }
	if (guestTokens === 0) return null
	return { model, budget: guestBudget(parts, ip) }
}

/** The model for a preview and today's remaining tokens. A preview needs no key. */
export async function choosePreviewed(
	parts: ModelsParts,
	caller: Caller,
	own: Omit<OwnModel, 'key'> | undefined,
): Promise<{ model: Model | null; tokensLeft: number | null }> {
	const model = chooseModel(parts, caller, own && { ...own, key: '' })?.model ?? null
	return { model, tokensLeft: own === undefined ? await tokensLeft(parts, caller) : null }
}

/** Tokens of the operator's model that a caller has left today, or `null` where they may not ask it. */
export async function tokensLeft(
	parts: ModelsParts,
	{ signedIn, ip }: Caller,
): Promise<number | null> {
	const { model, use, guestTokens } = parts
	if (model === null) return null
	if (signedIn) return use.left(signedIn.accountId, model.dailyTokens)
	return guestTokens === 0 ? null : guestBudget(parts, ip).left()
}

/** Returns the words that must not reach a model: words of the profile, and words that the caller names. */
export async function listSecrets(
	parts: Pick<ModelsParts, 'secretsOf'>,
	{ signedIn }: Caller,
	hide: readonly string[],
): Promise<string[]> {
	return [...(signedIn ? await parts.secretsOf(signedIn.accountId) : []), ...hide]
}

function accountBudget(use: ModelUse, userId: string, { dailyTokens }: Model): AskParts['budget'] {
	return {
		take: (tokens) => use.take(userId, tokens, dailyTokens),
		settle: (cost) => use.settle(userId, cost),
	}
}

function guestBudget({ attempts, guestTokens }: ModelsParts, ip: string) {
	return guestModelBudget(attempts, { network: toNetwork(ip), tokensPerDay: guestTokens })
}
