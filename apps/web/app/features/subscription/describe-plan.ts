import { type Money, premiumPrice, type Subscription } from '@app/contract'
import { formatMoney, formatPrices } from '#shared/plan/format-usage.ts'
import { formatShortDay } from '#shared/time/format-time-ago.ts'

/** The text about a plan and its actions, the most important first. */
export type PlanDescription = {
	title: 'Free Plan' | 'Premium Plan'
	text: string
	/** Something has to be done soon. */
	isUrgent?: boolean
	actions: PlanAction[]
}
export type PlanAction = 'buy' | 'change-card' | 'cancel' | 'resume'

/** Returns the price of Premium in each currency that it is sold in. */
export function formatPremiumPrice(prices: readonly Money[] = [premiumPrice]): string {
	return `${formatPrices(prices)} a month`
}

const freeText = 'It includes every template, check and download.'

/** The words of the top of the page. */
export function describePlan(
	{ plan, isSetUp, state }: Subscription,
	prices?: readonly Money[],
): PlanDescription {
	const title = plan === 'premium' ? 'Premium Plan' : 'Free Plan'
	if (!isSetUp) return { title, text: notSetUp(plan), actions: [] }
	switch (state.kind) {
		case 'active': {
			const sum = state.price ? `, ${formatMoney(state.price)}` : ''
			const text = `Your next payment is on ${formatShortDay(state.renewsAt)}${sum}. We’ll email you a week before.`
			return { title, text, actions: ['change-card', 'cancel'] }
		}
		case 'ending': {
			const text = `You’ve cancelled. Premium runs until ${formatShortDay(state.endsAt)}, then you move to the Free plan. You won’t be charged again.`
			return { title, text, actions: ['resume'] }
		}
		case 'payment_failed':
			return { title, ...owedWords(plan, state.graceUntil), isUrgent: true }
		case 'ended': {
			const day = state.endedAt === null ? '' : ` on ${formatShortDay(state.endedAt)}`
			const text = `Your Premium ended${day}. Everything you’ve made is still here.`
			return { title, text, actions: ['buy'] }
		}
		case 'none':
			if (plan === 'premium')
				return {
					title,
					text: 'You’ve been given Premium by the people who run this site. You won’t be charged.',
					actions: [],
				}
			return {
				title,
				text: `${freeText} Premium raises the limits for ${formatPremiumPrice(prices)}.`,
				actions: ['buy'],
			}
	}
}

function notSetUp(plan: Subscription['plan']): string {
	const rest = 'Payments aren’t set up on this site, so you can’t buy Premium here.'
	return plan === 'premium' ? rest : `${freeText} ${rest}`
}

function owedWords(
	plan: Subscription['plan'],
	graceUntil: string,
): Pick<PlanDescription, 'text' | 'actions'> {
	const failed = 'Your last payment didn’t go through.'
	const text =
		plan === 'premium'
			? `${failed} Premium stays until ${formatShortDay(graceUntil)}. Change your card to keep it.`
			: `${failed} Change your card to get Premium back. Everything you’ve made is still here.`
	return { text, actions: ['change-card', 'cancel'] }
}

/** Describes the consequences of cancelling, before the person confirms it. */
export function describeCancellation({ state }: Subscription): string {
	if (state.kind !== 'active')
		return 'You won’t be asked for the unpaid amount. You’ll move to the Free plan straight away.'
	return `Premium runs until ${formatShortDay(state.renewsAt)}, and you won’t be charged again. You can change your mind until then.`
}
