import type { Email } from './email.ts'
import type { EmailContent } from './email-content-type.ts'
import { formatDate } from './format-date.ts'

type Of<Kind extends Email['kind']> = Extract<Email, { kind: Kind }>

const plan = { label: 'Open my plan', path: '/subscription' }

/** The words of letters about paying. */
export const paymentEmailContents = {
	renewal_reminder: ({ renewsAt, amount, currency }: Of<'renewal_reminder'>): EmailContent => {
		const day = formatDate(renewsAt)
		const price = amount === null || currency === null ? '' : formatMoney(amount, currency)
		return {
			subject: `Your Premium renews on ${day}`,
			preview: 'If you want to keep it, there’s nothing to do.',
			heading: `Your next payment${price && ` of ${price}`} is on ${day}`,
			marked: day,
			paragraphs: [
				`Premium renews for another month that day, and we’ll charge your card${price && ` ${price}`}. If that’s what you want, there’s nothing to do.`,
				'If not, cancel before that day. It takes 2 clicks, you keep Premium until then, and you won’t lose any CVs.',
			],
			button: plan,
			note: 'We send this once before each payment, so that nobody pays for something they forgot.',
		}
	},
	payment_failed: ({ graceUntil }: Of<'payment_failed'>): EmailContent => ({
		subject: 'Your payment for Premium didn’t go through',
		preview: `Premium stays until ${formatDate(graceUntil)}.`,
		heading: 'Your payment didn’t go through',
		marked: 'didn’t go through',
		paragraphs: [
			`Your bank refused it, or your card has expired. You keep Premium until ${formatDate(graceUntil)}. Add another card before then and nothing changes.`,
			'If you don’t, you’ll move to the Free plan. Nothing you made is locked or deleted: you can still change and download all your CVs.',
		],
		button: { ...plan, label: 'Change my card' },
		note: 'You change your card on a Stripe page. Ella never sees its number and never asks for it in an email.',
	}),
	premium_ended: (): EmailContent => ({
		subject: 'You’re back on the Free plan',
		preview: 'Everything you made is still there.',
		heading: 'You’re back on the Free plan',
		marked: 'the Free plan',
		paragraphs: [
			'Premium has ended, and we won’t charge you again.',
			'Everything you made is still there. You can read, change and download CVs, jobs and saved searches beyond the free limit. You just can’t add new ones until there’s room.',
		],
		button: plan,
		note: 'You can get Premium back whenever you like, from the same page.',
	}),
}

function formatMoney(amount: number, currency: string): string {
	return `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`
}
