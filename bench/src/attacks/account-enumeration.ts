import { type Answer, newCaller } from '@app/e2e/caller'
import { goodPassword, newEmail } from '@app/e2e/person'
import { median } from '../percentile.ts'
import { type Attack, type Finding, seen, type Target } from './attack.ts'
import { newMember } from './people.ts'

const samples = 24
/** How far from even the odds of telling the two apart may be; chance alone stays within with 24 of each. */
const evenWithin = 0.25

type Question = { title: string; path: string; bodyFor: (email: string) => unknown }

const questions: Question[] = [
	{
		title: 'Signing in with a wrong password',
		path: '/api/auth/login/',
		bodyFor: (email) => ({ email, password: 'not the password of anybody' }),
	},
	{
		title: 'Registering',
		path: '/api/auth/registration/',
		bodyFor: (email) => ({ email, password1: goodPassword, password2: goodPassword }),
	},
	{
		title: 'Asking for a new password',
		path: '/api/auth/password/reset/',
		bodyFor: (email) => ({ email }),
	},
	{
		title: 'Asking for the verification e-mail again',
		path: '/api/auth/registration/resend-email/',
		bodyFor: (email) => ({ email }),
	},
]

/** Checks that neither the answer nor the time it takes tells whether an e-mail has an account. */
export const accountEnumeration: Attack[] = questions.map((question) => ({
	title: `${question.title} tells whether an e-mail has an account (answer and time)`,
	isSlow: true,
	run: (target) => ask(target, question),
}))

async function ask(target: Target, { path, bodyFor }: Question) {
	const known = await Promise.all(Array.from({ length: 6 }, () => newMember(target)))
	const timed = async (email: string): Promise<Timed> => {
		const caller = newCaller(target.url)
		const started = performance.now()
		const answer = await caller.call({ method: 'POST', path, body: bodyFor(email) })
		return { answer, ms: performance.now() - started }
	}
	const ofKnown: Timed[] = []
	const ofUnknown: Timed[] = []
	const ofNonsense: Timed[] = []
	await timed(newEmail())
	// The three kinds take turns, so that other load on the machine affects them equally.
	for (let index = 0; index < samples; index += 1) {
		ofKnown.push(await timed(known[index % known.length]?.email ?? ''))
		ofUnknown.push(await timed(newEmail()))
		ofNonsense.push(await timed('not an e-mail'))
	}
	return {
		tries: [sameAnswers(ofKnown, ofUnknown), sameTimes(ofKnown, ofUnknown)],
		controls: [tellsApart(ofKnown, ofNonsense)],
	}
}

type Timed = { answer: Answer; ms: number }

function sameAnswers(known: Timed[], unknown: Timed[]): Finding {
	const ofKnown = new Set(known.map(describeShape))
	const ofUnknown = new Set(unknown.map(describeShape))
	const isSame = ofKnown.size === 1 && [...ofKnown].every((each) => ofUnknown.has(each))
	return seen(
		`answers: known ${[...ofKnown].join(' / ')}, unknown ${[...ofUnknown].join(' / ')}`,
		isSame,
	)
}

/**
 * Returns the parts of an answer that an attacker could compare, without random secrets and the address asked about.
 */
function describeShape({ answer }: Timed): string {
	const secretFree = Object.entries(answer.body).map(([name, value]) =>
		name === 'claimTicket' ? `${name} (${String(value).length} letters)` : `${name}: ${value}`,
	)
	const headers = [...answer.headers.keys()].sort().join(' ')
	return `${answer.status} ${secretFree.join(', ').slice(0, 200)} [${headers.length} letters of header names]`
}

function sameTimes(known: Timed[], unknown: Timed[]): Finding {
	const odds = oddsOfSlower(known, unknown)
	return seen(
		`times: known ${inWords(known)}, unknown ${inWords(unknown)}; a known one is the slower in ${percent(odds)} of pairs (even is 50%)`,
		Math.abs(odds - 0.5) <= evenWithin,
	)
}

function tellsApart(known: Timed[], nonsense: Timed[]): Finding {
	const odds = oddsOfSlower(known, nonsense)
	return seen(
		`the same measure tells an answer without that work apart: ${inWords(nonsense)}, slower in ${percent(odds)} of pairs`,
		Math.abs(odds - 0.5) > evenWithin,
	)
}

/** Of all pairs of one and another, the share in which the one took longer. */
function oddsOfSlower(ones: Timed[], others: Timed[]): number {
	const pairs = ones.flatMap(({ ms }) => others.map((other) => ms - other.ms))
	return pairs.filter((difference) => difference > 0).length / pairs.length
}

function inWords(timed: Timed[]): string {
	return `${median(timed.map(({ ms }) => ms)).toFixed(1)} ms`
}

function percent(share: number): string {
	return `${(100 * share).toFixed(0)}%`
}
