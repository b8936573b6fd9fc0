import type { ContactTopic } from '@app/contract'
import type { Email, EmailKind } from './email.ts'
import type { EmailContent } from './email-content-type.ts'
import { emailLinks } from './email-links.ts'
import { formatDate } from './format-date.ts'
import { greetingName } from './greeting-name.ts'
import { jobAlertContent } from './job-alert-content.ts'
import { paymentEmailContents } from './payment-email-contents.ts'
import { reminderContent } from './reminder-content.ts'

/** Writes the content of a message; `key` is the secret of its link, if it has one. */
export function writeEmailContent(letter: Email, key: string): EmailContent {
	// The writer found under a letter's kind is the one for its type, which TypeScript cannot follow.
	const write = writers[letter.kind] as (letter: Email, key: string) => EmailContent
	return write(letter, key)
}

type Writers = {
	[K in EmailKind]: (letter: Extract<Email, { kind: K }>, key: string) => EmailContent
}

const writers: Writers = {
	verify_email: (_letter, key) => ({
		subject: 'Confirm your email for Ella',
		preview: 'Your account will be ready as soon as you do.',
		heading: 'Please confirm your email',
		marked: 'confirm your email',
		paragraphs: [
			'Someone, probably you, signed up to Ella with this address. Confirm it to sign in.',
		],
		button: { label: 'Confirm email address', path: emailLinks.verify_email.pathOf(key) },
		note: `The link works once, for ${emailLinks.verify_email.lifetime}. If it wasn’t you, ignore this email: nobody can sign in without your confirmation.`,
	}),
	address_has_account: () => ({
		subject: 'You already have an Ella account',
		preview: 'Nothing has changed.',
		heading: 'You already have an account',
		marked: 'an account',
		paragraphs: [
			'Someone, probably you, tried to sign up to Ella with this address, or to change another account’s email to it. It already has an account, so nothing has changed.',
			'Sign in with your password. If you’ve forgotten it, you can choose a new one there.',
		],
		button: { label: 'Sign in', path: '/login' },
		note: 'If it wasn’t you, you don’t need to do anything. They can’t tell that you have an account.',
	}),
	reset_password: (_letter, key) => ({
		subject: 'Choose a new password for Ella',
		preview: 'Your password stays the same until you do.',
		heading: 'Choose a new password',
		marked: 'new password',
		paragraphs: [
			'Someone, probably you, asked for a new password for your account. When you choose one, we’ll sign you out everywhere.',
		],
		button: { label: 'Choose a new password', path: emailLinks.reset_password.pathOf(key) },
		note: `The link works once, for ${emailLinks.reset_password.lifetime}. If it wasn’t you, ignore this email and your password stays the same.`,
	}),
	password_changed: (letter) => ({
		subject: 'Your password was changed',
		preview: 'If this was you, there’s nothing to do.',
		heading: 'Your password was changed',
		marked: 'was changed',
		paragraphs: [
			[
				`The password for your Ella account was changed on ${formatDate(letter.changedAt)} at ${formatTime(letter.changedAt)} UTC,`,
				'and you were signed out everywhere else. If this was you, there’s nothing to do.',
			].join(' '),
			'If it wasn’t you, choose a new password now. That signs the other person out.',
		],
		button: { label: 'This wasn’t me', path: '/reset-password' },
		note: 'Check your email account too: anyone who can read your email can change your password.',
	}),
	confirm_new_email: (_letter, key) => ({
		subject: 'Confirm your new email address',
		preview: 'We’ll keep using your old address until you do.',
		heading: 'Confirm your new address',
		marked: 'new address',
		paragraphs: [
			'Someone, probably you, asked to use this address for their Ella account. Until you confirm it, we’ll keep using the old one.',
		],
		button: { label: 'Confirm new address', path: emailLinks.confirm_new_email.pathOf(key) },
		note: `The link works once, for ${emailLinks.confirm_new_email.lifetime}. If it wasn’t you, ignore this email and nothing will change.`,
	}),
	email_changing: (letter) => ({
		subject: 'Your email address is about to change',
		preview: 'If this was you, there’s nothing to do.',
		heading: 'Your email address is about to change',
		marked: 'about to change',
		paragraphs: [
			`Someone signed in to your Ella account asked to use ${letter.newEmail} instead of this address. It changes when they confirm the new address. If this was you, there’s nothing to do here.`,
			'If it wasn’t you, choose a new password now. That signs the other person out and stops the change.',
		],
		button: { label: 'This wasn’t me', path: '/reset-password' },
		note: 'Once the address has changed, we’ll only send emails about your account to the new one.',
	}),
	account_deletion: (letter) => ({
		subject: `Your account will be deleted on ${formatDate(letter.deletionAt)}`,
		preview: 'Sign in before then to keep it.',
		heading: `Your account will be deleted on ${formatDate(letter.deletionAt)}`,
		marked: formatDate(letter.deletionAt),
		paragraphs: [
			'You asked us to, and we’ve signed you out everywhere. On that day we permanently delete everything we store about you: your profile, CVs, reports and files.',
			'To keep your account, sign in before then and choose “Keep my account”.',
		],
		button: { label: 'Keep my account', path: '/profile' },
		note: 'If you didn’t ask for this, sign in, keep the account and choose a new password.',
	}),
	guest_verification: (letter, key) => ({
		subject: 'Open your CV report',
		preview: 'Confirm this address to open it on any device.',
		heading: 'Your CV report is ready',
		marked: 'CV report',
		paragraphs: [
			`Hello${greetingName(letter.name)},`,
			'Someone, probably you, asked Ella to send a CV report to this address. Confirm the address to open the report on any device.',
		],
		button: { label: 'Open the report', path: emailLinks.guest_verification.pathOf(key) },
		note: 'The link works on every device. We delete the report 24 hours after the upload unless you save it in a free account. If it wasn’t you, ignore this email.',
	}),
	job_alert: jobAlertContent,
	...paymentEmailContents,
	step_reminder: reminderContent,
	contact_message: ({ name, replyTo, topic, message }) => ({
		subject: `${topicWords[topic]}: a message from the contact form`,
		preview: message.slice(0, 120),
		heading: 'Someone has written to you',
		marked: 'written to you',
		paragraphs: [
			`${topicWords[topic]}, from ${name === '' ? replyTo : `${name} (${replyTo})`}:`,
			...message.split(/\n{2,}/),
		],
		button: { label: 'Reply by email', path: `mailto:${replyTo}` },
		note: 'Someone sent this through the contact form. We didn’t check the address, so it may not be theirs. We delete the stored copy after 180 days.',
	}),
}

const topicWords: Record<ContactTopic, string> = {
	question: 'A question',
	problem: 'Something isn’t working',
	data: 'About personal data',
	security: 'A security issue',
	other: 'Something else',
}

function formatTime(iso: string): string {
	return iso.slice(11, 16)
}
