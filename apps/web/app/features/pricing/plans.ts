import { planLimits, premiumPrice } from '@app/contract'
import { formatMoney } from '#shared/plan/format-money.ts'

/** A line of the comparison; `true` means that the plan has it. */
export type PlanRow = { what: string; free: string | true; premium: string | true }

// The browser's own formatter takes a slow phone a sixth of a second to wake up.
const inWords = (amount: number) => String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** The limits of both plans, which are the ones that the server holds to. */
function limitRow(what: string, { free, premium }: { free: number; premium: number }): PlanRow {
	return { what, free: inWords(free), premium: inWords(premium) }
}

/** What each plan has, truthfully: they differ in room and in the price. */
export const planRows: PlanRow[] = [
	{ what: 'Every template, font and colour', free: true, premium: true },
	{
		what: 'Every download: PDF, PDF/A, Word, pictures, web page, Markdown, text, JSON Resume',
		free: true,
		premium: true,
	},
	{ what: 'Pages without a watermark or our name', free: true, premium: true },
	{ what: 'CV analysis with all checks, as often as you like', free: true, premium: true },
	{ what: 'Rewriting in your browser', free: true, premium: true },
	{ what: 'Versions, comparison and the way back', free: true, premium: true },
	{ what: 'Sharing by link, with a password and a last day', free: true, premium: true },
	{ what: 'Your data as a download, and deletion for good', free: true, premium: true },
	limitRow('CVs kept in the account', planLimits.cvs),
	limitRow('Jobs that you add yourself', planLimits.ownJobs),
	limitRow('Saved searches for jobs', planLimits.jobSearches),
	limitRow('Saved searches with e-mails', planLimits.jobAlerts),
	{
		what: 'Wordings by a language model, where this site has one',
		free: 'A daily share',
		premium: 'Never a smaller one',
	},
	{ what: 'Price', free: '0 USD', premium: `${formatMoney(premiumPrice)} a month` },
]

/** What people may rely on about money. */
export const billingPromises: { title: string; text: string }[] = [
	{
		title: 'Free is the whole product',
		text: 'A CV made with the free plan cannot be told from one made with Premium.',
	},
	{
		title: 'No price at the download button',
		text: 'You never finish a page and then learn that the file costs something.',
	},
	{
		title: 'No card to begin',
		text: 'The free plan asks for no card, and neither does anything you do without an account.',
	},
	{
		title: 'No trial that turns into a bill',
		text: 'There is no trial period at all. An e-mail tells you a week before each payment, so that you pay because you choose to, and not because you forgot.',
	},
	{
		title: 'One price, said beforehand',
		text: '9.99 USD a month. What you will pay is on the page before you pay it.',
	},
	{
		title: 'Leave whenever you like',
		text: 'Cancel by yourself in two presses, without writing to anybody. Premium runs until the end of the month that is paid.',
	},
	{
		title: 'Nothing is taken away when you leave',
		text: 'CVs beyond the free number stay, can be read, changed and downloaded. Only new ones wait until there is room.',
	},
	{
		title: 'Your card never reaches Ella',
		text: 'Payments are made with Stripe. Ella learns that you have paid, and never your card’s number.',
	},
	{
		title: 'Your CVs are not the price',
		text: 'Nothing you write is sold, shown to employers or used for advertising, in either plan.',
	},
]
