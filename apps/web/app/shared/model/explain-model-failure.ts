import type { RewrittenLine } from '@app/contract'
import type { AnsweringModel } from './use-model.ts'

type WhyLocal = NonNullable<RewrittenLine['whyLocal']>

const whyNot: Readonly<Record<WhyLocal, string>> = {
	unreachable: 'the model couldn’t be reached',
	too_slow: 'the model took too long',
	refused: 'the model declined',
	key_refused: 'the model doesn’t accept this site’s key',
	busy: 'the model is too busy right now',
	resting: 'the model has failed several times, so we’re giving it a break',
	unusable: 'the model’s answer wasn’t usable',
	not_faithful: 'the model claimed more than you did',
	used_up: 'you’ve reached today’s limit',
	too_long: 'there’s too much text for the model',
	order: 'the text contains instructions for AI, so we didn’t send it',
}

const whyNotOwn: Partial<Record<WhyLocal, string>> = {
	refused: 'the provider doesn’t know this model, or declined the question',
	key_refused: 'the provider doesn’t accept your key',
	busy: 'the provider says it’s too busy, or that your credit is used up',
}

/** Why a model wrote nothing, as the part of a sentence. */
export function explainModelFailure(
	reason: WhyLocal,
	{ own }: Pick<AnsweringModel, 'own'>,
): string {
	return (own === null ? undefined : whyNotOwn[reason]) ?? whyNot[reason]
}
