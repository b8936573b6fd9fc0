import type { Limit } from '#services/attempt-counter.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Calls from one address that send emails, so that nobody fills other people's mailboxes. */
export const requestsOfAddress = (max: number): Limit => ({
	name: 'account requests of an address',
	max,
	windowMs: hourMs,
})

/** How many email links one address may try. */
export const linksOfAddress: Limit = {
	name: 'links tried by an address',
	max: 120,
	windowMs: 15 * minuteMs,
}

/** Emails to one address, from any caller. Over the limit, the answer stays the same and nothing is sent. */
export const messagesToEmail: Limit = { name: 'letters to an e-mail', max: 5, windowMs: hourMs }

/** Wrong current passwords of a signed-in person. */
export const passwordTries: Limit = {
	name: 'current passwords of an account',
	max: 10,
	windowMs: 15 * minuteMs,
}

/** Changes of one account's email address: each sends an email to a possible stranger. */
export const emailChangesOfAccount: Limit = {
	name: 'e-mail changes of an account',
	max: 10,
	windowMs: hourMs,
}

/** Exports of one account. */
export const exportsOfAccount: Limit = { name: 'exports of an account', max: 10, windowMs: hourMs }
