import { type Answer, newCaller } from '@app/e2e/caller'
import { newEmail } from '@app/e2e/person'
import { type Attack, seen, type Target } from './attack.ts'
import { newMember, tryPassword } from './people.ts'

const guesses = 60
const wrong = 'not the password of anybody'

/** Many machines guess one person's password, at both processes at once. */
export const loginFloodOnAccount: Attack = {
	title: `${guesses} guesses at one account, from ${guesses} addresses, over two processes`,
	isSlow: true,
	async run(target) {
		const [victim, quiet, bystander] = await Promise.all([
			newMember(target),
			newMember(target),
			newMember(target),
		])
		const atOne = await guessesUntilRefused(target.url, quiet.email)
		const answers = await Promise.all(
			Array.from({ length: guesses }, (_, index) =>
				tryPassword(newCaller(processOf(target, index)), victim.email, wrong),
			),
		)
		const { checked, refused } = sorted(answers)
		const after = await tryPassword(newCaller(target.otherUrl), victim.email, wrong)
		const other = await tryPassword(newCaller(target.otherUrl), bystander.email, bystander.password)
		return {
			tries: [
				seen(
					`passwords that were looked at: ${checked} (one process alone allows ${atOne})`,
					checked <= atOne,
				),
				seen(`one more from a new address: ${after.status}`, after.status === 429),
				...refusalsSay(refused),
			],
			controls: [
				seen(`the victim could sign in before: 200`, victim.access !== ''),
				seen(`guesses before the limit are answered 401: ${checked}`, checked > 0),
				seen(`somebody else meanwhile: ${other.status}`, other.status === 200),
			],
		}
	},
}

/** One machine tries one password on many accounts. */
export const loginFloodFromAddress: Attack = {
	title: `${guesses * 2} accounts are tried from one address, over two processes`,
	isSlow: true,
	async run(target) {
		const bystander = await newMember(target)
		const address = '203.0.113.66'
		const answers: Answer[] = []
		for (let index = 0; index < guesses * 2; index += 20) {
			const round = Array.from({ length: 20 }, (_, offset) =>
				tryPassword(newCaller(processOf(target, offset), address), newEmail('guess'), wrong),
			)
			answers.push(...(await Promise.all(round)))
		}
		const { checked, refused } = sorted(answers)
		const after = await tryPassword(newCaller(target.otherUrl, address), newEmail(), wrong)
		const other = await tryPassword(newCaller(target.url), bystander.email, bystander.password)
		return {
			tries: [
				seen(
					`tries that were looked at: ${checked} of ${answers.length}`,
					checked < answers.length,
				),
				seen(`one more at the other process: ${after.status}`, after.status === 429),
				...refusalsSay(refused),
			],
			controls: [
				seen(`tries before the limit are answered 401: ${checked}`, checked > 0),
				seen(`from another address meanwhile: ${other.status}`, other.status === 200),
			],
		}
	},
}

async function guessesUntilRefused(url: string, email: string): Promise<number> {
	for (let count = 0; count < guesses; count += 1) {
		const { status } = await tryPassword(newCaller(url), email, wrong)
		if (status === 429) return count
	}
	return 0
}

function processOf({ url, otherUrl }: Target, index: number): string {
	return index % 2 === 0 ? url : otherUrl
}

function sorted(answers: Answer[]): { checked: number; refused: Answer[] } {
	return {
		checked: answers.filter(({ status }) => status === 401).length,
		refused: answers.filter(({ status }) => status === 429),
	}
}

function refusalsSay(refused: Answer[]) {
	const says = 'Too many login attempts. Please try again later.'
	const isRight = refused.every(
		({ headers, body }) => Number(headers.get('retry-after')) > 0 && body.detail === says,
	)
	return [
		seen(
			`refused with the sentence and Retry-After: ${refused.length}`,
			isRight && refused.length > 0,
		),
	]
}
