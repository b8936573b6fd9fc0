import { premiumPrice, type Subscription } from '@app/contract'
import { formatMoney } from '#shared/plan/format-money.ts'
import { dayInWords } from '#shared/time/format-duration.ts'

/** What is said of a plan, and what can be done about it, the first thing first. */
export type PlanWords = {
	title: 'Free Plan' | 'Premium Plan'
	text: string
	/** Something has to be done soon. */
	isUrgent?: boolean
	actions: PlanAction[]
}
export type PlanAction = 'buy' | 'change-card' | 'cancel' | 'resume'

/** What Premium costs. */
export const price = `${formatMoney(premiumPrice)} a month`

const freeText = 'It is complete: every template, every check, every download.'

/** The words of the top of the page. */
export function planWords({ plan, isSetUp, state }: Subscription): PlanWords {
	const title = plan === 'premium' ? 'Premium Plan' : 'Free Plan'
	if (!isSetUp) return { title, text: notSetUp(plan), actions: [] }
	switch (state.kind) {
		case 'active': {
			const sum = state.price ? `, ${formatMoney(state.price)}` : ''
			const text = `It is paid again on ${dayInWords(state.renewsAt)}${sum}. An e-mail tells you a week before.`
			return { title, text, actions: ['change-card', 'cancel'] }
		}
		case 'ending': {
			const text = `It is cancelled and runs until ${dayInWords(state.endsAt)}. Nothing more is charged, and you have the free plan after that day.`
			return { title, text, actions: ['resume'] }
		}
		case 'payment_failed':
			return { title, ...owedWords(plan, state.graceUntil), isUrgent: true }
		case 'ended': {
			const day = state.endedAt === null ? '' : ` on ${dayInWords(state.endedAt)}`
			const text = `Your Premium ended${day}. Everything you made is still here.`
			return { title, text, actions: ['buy'] }
		}
		case 'none':
			if (plan === 'premium')
				return {
					title,
					text: 'Whoever runs this site gave it to you. Nothing is charged.',
					actions: [],
				}
			return {
				title,
				text: `${freeText} Premium makes room for more, for ${price}.`,
				actions: ['buy'],
			}
	}
}

function notSetUp(plan: Subscription['plan']): string {
	const rest = 'Payments are not set up on this server, so nothing can be bought here.'
	return plan === 'premium' ? rest : `${freeText} ${rest}`
}

function owedWords(
	plan: Subscription['plan'],
	graceUntil: string,
): Pick<PlanWords, 'text' | 'actions'> {
	const failed = 'Your last payment did not go through.'
	const text =
		plan === 'premium'
			? `${failed} Premium stays until ${dayInWords(graceUntil)}; with another card it simply goes on.`
			: `${failed} With another card you have Premium back. Everything you made is still here.`
	return { text, actions: ['change-card', 'cancel'] }
}

/** What follows from cancelling, said before it is done. */
export function cancelWords({ state }: Subscription): string {
	if (state.kind !== 'active')
		return 'What you owe is not asked for any more, and you have the free plan at once.'
	return `Premium runs until ${dayInWords(state.renewsAt)}, and nothing more is charged. Until then you can take this back.`
}
