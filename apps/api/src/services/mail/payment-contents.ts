import { dateOf } from './date-of.ts'
import type { Letter } from './letter.ts'
import type { LetterContent } from './letter-contents.ts'

type Of<Kind extends Letter['kind']> = Extract<Letter, { kind: Kind }>

const plan = { label: 'Open my plan', path: '/subscription' }

/** The words of letters about paying. */
export const paymentContents = {
	renewal_reminder: ({ renewsAt, amount, currency }: Of<'renewal_reminder'>): LetterContent => {
		const day = dateOf(renewsAt)
		const price = amount === null || currency === null ? '' : ` of ${moneyOf(amount, currency)}`
		return {
			subject: `Premium is paid again on ${day}`,
			preview: 'Nothing to do if you want to keep it.',
			heading: `Your next payment${price} is on ${day}`,
			marked: day,
			paragraphs: [
				`Your Premium at Ella goes on for another month then, and your card is charged${price && ` the sum${price}`}. If that is what you want, there is nothing to do.`,
				'If not, cancel before that day. It takes two presses, Premium runs until then, and none of your CVs is lost.',
			],
			button: plan,
			note: 'You get this once before each payment, because nobody should pay for what they forgot.',
		}
	},
	payment_failed: ({ graceUntil }: Of<'payment_failed'>): LetterContent => ({
		subject: 'Your payment for Premium did not go through',
		preview: `Premium stays until ${dateOf(graceUntil)}.`,
		heading: 'Your payment did not go through',
		marked: 'did not go through',
		paragraphs: [
			`Your bank refused it, or your card has run out. Premium stays as it is until ${dateOf(graceUntil)}; put in another card before then and it simply goes on.`,
			'If you do not, you have the free plan again. Nothing you made is locked or deleted: CVs beyond the free number stay, and you can change and download all of them.',
		],
		button: { ...plan, label: 'Change my card' },
		note: 'The card is changed on a page of Stripe. Ella never sees its number, and never asks for it in a message.',
	}),
	premium_ended: (): LetterContent => ({
		subject: 'You have the free plan again',
		preview: 'Everything you made is still there.',
		heading: 'You have the free plan again',
		marked: 'the free plan',
		paragraphs: [
			'Your Premium at Ella has ended, and nothing more is charged.',
			'Everything you made is still there. CVs, jobs and saved searches beyond the free number stay, and can be read, changed and downloaded. Only new ones wait until there is room.',
		],
		button: plan,
		note: 'You can have Premium back whenever you like, from the same page.',
	}),
}

function moneyOf(amount: number, currency: string): string {
	return `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`
}
