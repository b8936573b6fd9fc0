import type { ContactTopic } from '@app/contract'
import { alertContent } from './alert-content.ts'
import { dateOf } from './date-of.ts'
import type { Letter, LetterKind } from './letter.ts'
import { letterLinks } from './letter-links.ts'
import { paymentContents } from './payment-contents.ts'
import { personName } from './person-name.ts'
import { reminderContent } from './reminder-content.ts'

/** The words of a letter, the same for its text and its HTML. */
export type LetterContent = {
	subject: string
	/** The line that a list of messages shows beside the subject. */
	preview: string
	heading: string
	/** The words of the heading that the marker strokes. */
	marked: string
	paragraphs: string[]
	/** `path` is one of this site, unless it says a whole address. */
	button: { label: string; path: string }
	/** Pages of this site that it names, above the button. */
	list?: { label: string; path: string; note: string }[]
	/** Where such letters are stopped, and the call that a mail program makes for it. */
	stop?: { label: string; path: string; callPath: string }
	/** What to know besides, below the button. */
	note: string
}

/** What a letter says; `key` is the secret of its link, for a letter that has one. */
export function letterContent(letter: Letter, key: string): LetterContent {
	// The writer found under a letter's kind is the one for its type, which TypeScript cannot follow.
	const write = writers[letter.kind] as (letter: Letter, key: string) => LetterContent
	return write(letter, key)
}

type Writers = {
	[K in LetterKind]: (letter: Extract<Letter, { kind: K }>, key: string) => LetterContent
}

const writers: Writers = {
	verify_email: (_letter, key) => ({
		subject: 'Confirm your e-mail for Ella',
		preview: 'Then your account is ready.',
		heading: 'Please confirm your e-mail',
		marked: 'confirm your e-mail',
		paragraphs: [
			'Somebody, most likely you, has registered at Ella with this address. Confirm it and you can sign in.',
		],
		button: { label: 'Confirm e-mail address', path: letterLinks.verify_email.pathOf(key) },
		note: `The link works once, for ${letterLinks.verify_email.lifetime}. If this was not you, ignore this message: without your confirmation nobody can sign in.`,
	}),
	address_has_account: () => ({
		subject: 'You already have an account at Ella',
		preview: 'Nothing was changed.',
		heading: 'You already have an account',
		marked: 'an account',
		paragraphs: [
			'Somebody, most likely you, tried to register at Ella with this address, or to move another account to it. It has an account already, so nothing was changed.',
			'Sign in with your password. If you have forgotten it, you can choose a new one there.',
		],
		button: { label: 'Sign in', path: '/login' },
		note: 'If this was not you, there is nothing to do. Whoever it was did not learn that you have an account.',
	}),
	reset_password: (_letter, key) => ({
		subject: 'Choose a new password for Ella',
		preview: 'Your password stays as it is until you do.',
		heading: 'Choose a new password',
		marked: 'new password',
		paragraphs: [
			'Somebody, most likely you, asked for a new password for your account. When you have chosen one, every browser that is signed in to the account is signed out.',
		],
		button: { label: 'Choose a new password', path: letterLinks.reset_password.pathOf(key) },
		note: `The link works once, for ${letterLinks.reset_password.lifetime}. If this was not you, ignore this message: your password stays as it is.`,
	}),
	password_changed: (letter) => ({
		subject: 'Your password was changed',
		preview: 'Nothing to do if this was you.',
		heading: 'Your password was changed',
		marked: 'was changed',
		paragraphs: [
			`The password of your account at Ella was changed on ${dateOf(letter.changedAt)} at ${timeOf(letter.changedAt)} UTC, and other browsers were signed out. If this was you, there is nothing to do.`,
			'If it was not you, choose a new password now. That signs out whoever it was.',
		],
		button: { label: 'This was not me', path: '/reset-password' },
		note: 'Check your e-mail account too: whoever can read your messages can change your password.',
	}),
	confirm_new_email: (_letter, key) => ({
		subject: 'Confirm your new e-mail address',
		preview: 'Your old address stays until you do.',
		heading: 'Confirm your new address',
		marked: 'new address',
		paragraphs: [
			'Somebody, most likely you, asked to use this address for their account at Ella. Until you confirm it, the old address stays.',
		],
		button: { label: 'Confirm new address', path: letterLinks.confirm_new_email.pathOf(key) },
		note: `The link works once, for ${letterLinks.confirm_new_email.lifetime}. If this was not you, ignore this message and nothing will change.`,
	}),
	email_changing: (letter) => ({
		subject: 'Your e-mail address is about to change',
		preview: 'Nothing to do if this was you.',
		heading: 'Your e-mail address is about to change',
		marked: 'about to change',
		paragraphs: [
			`Somebody signed in to your account at Ella asked to use ${letter.newEmail} instead of this address. It changes when the message to the new address is answered. If this was you, there is nothing to do here.`,
			'If it was not you, choose a new password now. That signs out whoever it was and stops the change.',
		],
		button: { label: 'This was not me', path: '/reset-password' },
		note: 'Once the address has changed, messages about your account go to the new one only.',
	}),
	account_deletion: (letter) => ({
		subject: `Your account will be deleted on ${dateOf(letter.deletionAt)}`,
		preview: 'Sign in before then to keep it.',
		heading: `Your account will be deleted on ${dateOf(letter.deletionAt)}`,
		marked: dateOf(letter.deletionAt),
		paragraphs: [
			'You asked for it, and were signed out everywhere. On that day everything we keep about you is deleted for good: your profile, your CVs, your analyses and your files.',
			'To keep the account, sign in before then and choose to keep it on your profile.',
		],
		button: { label: 'Keep my account', path: '/profile' },
		note: 'If you did not ask for this, sign in, keep the account and choose a new password.',
	}),
	guest_verification: (letter, key) => ({
		subject: 'Open your CV analysis',
		preview: 'Confirm this address to open it on any device.',
		heading: 'Your CV analysis is waiting',
		marked: 'CV analysis',
		paragraphs: [
			`Hello${personName(letter.name)},`,
			'Somebody, most likely you, asked Ella to send a CV analysis to this address. Confirm the address to open the analysis on any device.',
		],
		button: { label: 'Open the analysis', path: letterLinks.guest_verification.pathOf(key) },
		note: 'The link works on every device. The analysis is deleted 24 hours after the upload unless you keep it in a free account. If this was not you, ignore this message.',
	}),
	job_alert: alertContent,
	...paymentContents,
	step_reminder: reminderContent,
	contact_message: ({ name, replyTo, topic, message }) => ({
		subject: `${topicWords[topic]}: a message by the contact form`,
		preview: message.slice(0, 120),
		heading: 'Somebody has written to you',
		marked: 'written to you',
		paragraphs: [
			`${topicWords[topic]}, from ${name === '' ? replyTo : `${name} (${replyTo})`}:`,
			...message.split(/\n{2,}/),
		],
		button: { label: 'Answer by e-mail', path: `mailto:${replyTo}` },
		note: 'This message was written into the contact form. The address was not checked, so whoever wrote may be somebody else. The stored copy is deleted after 180 days.',
	}),
}

const topicWords: Record<ContactTopic, string> = {
	question: 'A question',
	problem: 'Something does not work',
	data: 'About personal data',
	security: 'About a weakness',
	other: 'Something else',
}

function timeOf(iso: string): string {
	return iso.slice(11, 16)
}
