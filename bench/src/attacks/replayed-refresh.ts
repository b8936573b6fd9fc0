import { type Attack, seen } from './attack.ts'
import { newMember, refreshAt, signIn, textOf, whoIs } from './people.ts'

/** A thief has a refresh token that its owner has used since. */
export const replayedRefresh: Attack = {
	title: 'A stolen refresh token is used after its owner has used it',
	async run(target) {
		const { url, otherUrl } = target
		const owner = await newMember(target)
		const elsewhere = await signIn(target, owner)
		const second = await refreshAt(url, owner.refresh)
		const third = await refreshAt(otherUrl, textOf(second, 'refresh'))
		const replay = await refreshAt(otherUrl, owner.refresh)
		const newest = await refreshAt(url, textOf(third, 'refresh'))
		const access = await whoIs(url, textOf(third, 'access'))
		const untouched = await refreshAt(url, elsewhere.refresh)
		return {
			tries: [
				seen(`the used token: ${replay.status}`, replay.status === 401),
				seen(`the newest token of that family after it: ${newest.status}`, newest.status === 401),
				seen(`the newest access token of that family: ${access.status}`, access.status === 401),
			],
			controls: [
				seen(
					`each token used once, by turns at both processes: ${second.status}, ${third.status}`,
					[second, third].every(({ status }) => status === 200),
				),
				seen(
					`the same person’s session in another browser: ${untouched.status}`,
					untouched.status === 200,
				),
			],
		}
	},
}

/** A thief uses a refresh token in the same moment as its owner, to get a separate line of tokens. */
export const refreshRace: Attack = {
	title: 'One refresh token is used twenty times at once, over both processes',
	async run(target) {
		const owner = await newMember(target)
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, index) =>
				refreshAt(index % 2 === 0 ? target.url : target.otherUrl, owner.refresh),
			),
		)
		const good = answers.filter(({ status }) => status === 200)
		const lines = new Set(good.map((answer) => textOf(answer, 'refresh')))
		const next = await refreshAt(target.url, [...lines][0] ?? '')
		return {
			tries: [seen(`different next tokens given out: ${lines.size}`, lines.size <= 1)],
			controls: [
				seen(`tabs that were answered: ${good.length} of 20`, good.length > 0),
				seen(`the next token, used by its owner: ${next.status}`, next.status === 200),
			],
		}
	},
}
