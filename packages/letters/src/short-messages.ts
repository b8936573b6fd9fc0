import { blankHidden, formatPartialDate, fullName, plainCv } from '@app/cv'
import { chooseProofs } from './choose-proofs.ts'
import { greetedName } from './contact-of-advert.ts'
import { applyFor, type LetterParts, tellProofs } from './draft-letter.ts'
import type { LetterJob } from './letter.ts'
import { toLetterStyle } from './letter-style.ts'
import { sayWho } from './say-job.ts'

/** The short messages around an application: with the CV, after a while without an answer, after an interview, and no to an offer. */
export const messageKinds = ['email', 'follow-up', 'thanks', 'decline'] as const
export type MessageKind = (typeof messageKinds)[number]

/** A message to send by email. What only the person can know is a gap in square brackets. */
export type ShortMessage = { subject: string; text: string }

type MessageParts = LetterParts & {
	/** The day of the application or of the interview, `YYYY-MM-DD`; `''` where it is not known. */
	on?: string
}

/** Writes a short message of the same facts as a letter; it invents nothing, not even how an interview went. */
export function writeMessage(kind: MessageKind, parts: MessageParts): ShortMessage {
	const cv = plainCv(blankHidden(parts.cv))
	const { job, on = '' } = parts
	const name = toLetterStyle(fullName(cv.personalInfo))
	const post = toLetterStyle(job.title) || '[job title]'
	const { subject, body } = {
		email: () => ({ subject: `Application for ${post}`, body: applicationEmail({ ...parts, cv }) }),
		'follow-up': () => ({ subject: `My application for ${post}`, body: followUp(job, on) }),
		thanks: () => ({ subject: `Thank you: ${post}`, body: thanks(job, on) }),
		decline: () => ({ subject: `Your offer: ${post}`, body: decline(job) }),
	}[kind]()
	const greeting = `Dear ${greetedName(job.addressee) || 'hiring team'},`
	const phone = toLetterStyle(cv.personalInfo.phone)
	const signed = [name || '[your name]', phone].filter(Boolean).join('\n')
	return { subject, text: [greeting, ...body, 'Kind regards,', signed].join('\n\n') }
}

function applicationEmail({ cv, match, job, today }: LetterParts): string[] {
	const who = sayWho(cv, today)
	const [proof] = chooseProofs(cv, match.requirements, job)
	const index = who?.index ?? null
	return [
		[applyFor(job), who === null ? '' : `${who.text}.`].filter(Boolean).join(' '),
		...(proof === undefined ? [] : [tellProofs([proof], index)]),
		'My CV is attached. I would be glad to tell you more in an interview.',
	]
}

function followUp(job: LetterJob, on: string): string[] {
	const day = on === '' ? '' : ` on ${formatPartialDate(on, 'long')}`
	return [
		`I applied for the post of ${postAt(job)}${day}, and I am writing to ask how my application is going.`,
		'I am still interested in the post. If you need anything else from me, please let me know.',
	]
}

function thanks(job: LetterJob, on: string): string[] {
	const day = on === '' ? '' : ` on ${formatPartialDate(on, 'long')}`
	return [
		`Thank you for seeing me${day} about the post of ${postAt(job)}.`,
		'[Name one thing from the interview that you liked or learned.]',
		'If you have any more questions, please let me know.',
	]
}

function decline(job: LetterJob): string[] {
	return [
		`Thank you for offering me the post of ${postAt(job)}.`,
		'I have thought about it carefully and have decided not to take it.',
		'I am grateful for your time, and I wish you well in finding the right person.',
	]
}

function postAt({ title, company }: LetterJob): string {
	const post = toLetterStyle(title) || '[job title]'
	const employer = toLetterStyle(company)
	return employer === '' ? post : `${post} at ${employer}`
}
