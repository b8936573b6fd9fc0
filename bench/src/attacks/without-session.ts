import { newCaller } from '@app/e2e/caller'
import { type Attack, seen } from './attack.ts'
import { newMember } from './people.ts'
import { nameOf, publishedCalls } from './published-calls.ts'

/** What everybody may call, one pattern for each reason. A call that is not here needs a session. */
const openCalls = [
	// What a guest does, with the id of an analysis that nobody can guess.
	/^\w+ \/api\/ai_cv_parser\/guest\//,
	// How a session begins, and what the links of mails do.
	/^POST \/api\/auth\/(login|logout|registration|registration\/resend-email|registration\/verify-email|password\/reset|password\/reset\/confirm)\/$/,
	/^POST \/api\/token\/refresh\/$/,
	/^GET \/api\/auth\/social\/$/,
	/^POST \/api\/auth\/social\/exchange\/$/,
	/^GET \/accounts\/\{provider\}\/login\/(callback\/)?$/,
	// The product without an account: health, templates, typesetting what the browser sends.
	/^GET \/api\/(health|templates)\/$/,
	/^POST \/api\/typeset\/(preview|export)\/$/,
	// Pictures, which browsers load without tokens: their addresses are signed.
	/^GET \/api\/analyses\/\{analysisId\}\/pages\/\{page\}\/$/,
	// CVs that their owners have published.
	/^\w+ \/api\/cvs\/public\/\{key\}\//,
]

/** Every call that needs an account, without one. */
export const withoutSession: Attack = {
	title: 'Every call that needs an account is made without one',
	async run(target) {
		const member = await newMember(target)
		const calls = (await publishedCalls(target.url)).filter(
			(call) => !openCalls.some((pattern) => pattern.test(nameOf(call))),
		)
		const tries = []
		let answered = 0
		for (const call of calls) {
			const path = call.path.replaceAll(/\{[^}]+\}/g, '01890000-0000-7000-8000-000000000000')
			const body = call.method === 'GET' || call.method === 'DELETE' ? undefined : {}
			const ask = async (token?: string) => {
				const parts = { method: call.method, path, body, ...(token !== undefined && { token }) }
				return (await newCaller(target.url).call(parts)).status
			}
			const statuses = [await ask(), await ask('nonsense'), await ask(member.refresh)]
			tries.push(
				seen(
					`${nameOf(call)}: ${statuses.join(', ')}`,
					statuses.every((status) => status === 401),
				),
			)
			const isHarmless = call.method === 'GET'
			if (isHarmless && (await ask(member.access)) !== 401) answered += 1
		}
		const readable = calls.filter(({ method }) => method === 'GET').length
		return {
			tries,
			controls: [
				seen(
					`with a session, ${answered} of the ${readable} that only read do not answer 401`,
					answered === readable && readable > 2,
				),
			],
		}
	},
}
