import type { Verdict } from '@app/claims'

/** A person's line and a rewording of it, with the verdict of the claims audit. */
export type ClaimExample = {
	before: string
	after: string
	verdict: Verdict
	/** Why. Where the rewriting is not faithful, the audit's own sentence. */
	reason: string
}

/** The answer on the help page below which the examples are. */
export const claimExamplesAnchor = 'does-it-make-things-up'

/** Ten rewordings such as editors and language models make; a test compares their verdicts with the audit. */
export const claimExamples: readonly ClaimExample[] = [
	{
		before: 'Was in charge of the rota for 9 waiters.',
		after: 'Managed the rota for 9 waiters.',
		verdict: 'faithful',
		reason: '“Was in charge of” and “managed” mean the same.',
	},
	{
		before: 'Did the payroll for 60 staff every month.',
		after: 'Ran monthly payroll for 60 staff.',
		verdict: 'faithful',
		reason: '“Every month” and “monthly” mean the same. The number is yours.',
	},
	{
		before: 'I fixed broken laptops for customers.',
		after: 'Repaired customers’ laptops.',
		verdict: 'faithful',
		reason: '“Fixed” and “repaired” mean the same, and nothing is added.',
	},
	{
		before: 'Dealt with complaints from guests.',
		after: 'Resolved complaints from guests.',
		verdict: 'confirm',
		reason:
			'“Resolved” says more than “Dealt”. Is this what you did: “Resolved complaints from guests”?',
	},
	{
		before: 'Served customers in a busy café.',
		after: 'Served 200 customers a day in a busy café.',
		verdict: 'unfaithful',
		reason: 'You didn’t give the number “200”.',
	},
	{
		before: 'Sales went from £40,000 to £25,000.',
		after: 'Raised sales from £25,000 to £40,000.',
		verdict: 'unfaithful',
		reason: 'The figures are the other way round in your words.',
	},
	{
		before: 'Helped run the Saturday club for 20 children.',
		after: 'Ran the Saturday club for 20 children.',
		verdict: 'confirm',
		reason:
			'You said you helped, but this says you did it yourself. Is this what you did: “Ran the Saturday club for 20 children”?',
	},
	{
		before: 'Was asked to write the safety plan.',
		after: 'Wrote the safety plan.',
		verdict: 'unfaithful',
		reason: 'You said that this was planned or asked for, not that it was done.',
	},
	{
		before: 'Kept records of deliveries.',
		after: 'Kept records of deliveries in Excel.',
		verdict: 'unfaithful',
		reason: 'You didn’t mention “Excel”.',
	},
	{
		before: 'Wrote the newsletter. Donations went up.',
		after: 'Wrote the newsletter, which increased donations.',
		verdict: 'unfaithful',
		reason: 'You didn’t say that one led to the other.',
	},
]
