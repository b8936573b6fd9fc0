import type { RewrittenLine } from '@app/contract'

/** Why the model wrote nothing, as the part of a sentence. */
export const whyNotModel: Readonly<Record<NonNullable<RewrittenLine['whyLocal']>, string>> = {
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
