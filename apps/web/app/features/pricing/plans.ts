import { planLimits, premiumPrice } from '@app/contract'
import { formatMoney } from '#shared/plan/format-usage.ts'

/** A line of the comparison; `true` means that the plan has it. */
export type PlanRow = { what: string; free: string | true; premium: string | true }

// The browser's own formatter takes a slow phone a sixth of a second to wake up.
const inWords = (amount: number) => String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** The limits of both plans, which are the ones that the server holds to. */
function limitRow(what: string, { free, premium }: { free: number; premium: number }): PlanRow {
	return { what, free: inWords(free), premium: inWords(premium) }
}

/** The features of each plan: the plans differ only in their limits and the price. */
export const planRows: PlanRow[] = [
	{ what: 'Price', free: '0 USD', premium: `${formatMoney(premiumPrice)} a month` },
	{ what: 'Every template, font and colour', free: true, premium: true },
	{
		what: 'Every download: PDF, PDF/A, Word, images, web page, Markdown, text, JSON Resume',
		free: true,
		premium: true,
	},
	{ what: 'No watermark and no Ella branding', free: true, premium: true },
	{ what: 'CV analysis with every check, as often as you like', free: true, premium: true },
	{ what: 'Rewriting in your browser', free: true, premium: true },
	{ what: 'Version history and restore', free: true, premium: true },
	{ what: 'Share by link, with a password and expiry date', free: true, premium: true },
	{ what: 'Download or permanently delete your data', free: true, premium: true },
	limitRow('CVs in your account', planLimits.cvs),
	limitRow('Jobs you add yourself', planLimits.ownJobs),
	limitRow('Saved job searches', planLimits.jobSearches),
	limitRow('Saved searches with email alerts', planLimits.jobAlerts),
	{
		what: 'AI rewrites, where this site offers them',
		free: 'Daily limit',
		premium: 'Higher daily limit',
	},
]

/** Promises about money. */
export const billingPromises: { title: string; text: string }[] = [
	{
		title: 'Everything you need is free',
		text: 'CVs made on the Free plan look exactly like CVs made on Premium.',
	},
	{
		title: 'No charge to download',
		text: 'You’ll never finish your CV and then find you have to pay for the file.',
	},
	{
		title: 'No card to start',
		text: 'You don’t need a card for the Free plan, or for anything you do without an account.',
	},
	{
		title: 'No trial that turns into a bill',
		text: 'There’s no trial period. We email you a week before each payment, so you never pay because you forgot.',
	},
	{
		title: 'One clear price',
		text: `${formatMoney(premiumPrice)} a month, or the price in your currency if this site has set one. We add nothing to it.`,
	},
	{
		title: 'Cancel any time',
		text: 'Cancel online in 2 clicks. Premium runs until the end of the month you’ve paid for.',
	},
	{
		title: 'Keep everything when you leave',
		text: 'You can still open, edit and download every CV. You just can’t add more until you’re under the free limit.',
	},
	{
		title: 'Your card never reaches Ella',
		text: 'You pay through Stripe. Ella knows you’ve paid but never sees your card number.',
	},
	{
		title: 'Your data isn’t for sale',
		text: 'On either plan, nothing you write is sold, shown to employers or used for advertising.',
	},
]
