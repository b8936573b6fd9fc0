import type { Limit } from '#services/attempt-counter.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Calls of one address that cause messages, so that nobody fills the mailboxes of others. */
export const requestsOfAddress = (max: number): Limit => ({
	name: 'account requests of an address',
	max,
	windowMs: hourMs,
})

/** Links of messages that one address may try. */
export const linksOfAddress: Limit = {
	name: 'links tried by an address',
	max: 120,
	windowMs: 15 * minuteMs,
}

/** Messages to one e-mail, whoever asks for them. Beyond it the answer stays the same, and nothing is sent. */
export const lettersToEmail: Limit = { name: 'letters to an e-mail', max: 5, windowMs: hourMs }

/** Wrong current passwords of somebody who is signed in. */
export const passwordTries: Limit = {
	name: 'current passwords of an account',
	max: 10,
	windowMs: 15 * minuteMs,
}

/** Wishes of one account for another address: each is a message to somebody who may be a stranger. */
export const emailChangesOfAccount: Limit = {
	name: 'e-mail changes of an account',
	max: 10,
	windowMs: hourMs,
}

/** Exports of one account. */
export const exportsOfAccount: Limit = { name: 'exports of an account', max: 10, windowMs: hourMs }
