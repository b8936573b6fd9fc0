import { randomBytes, randomUUID } from 'node:crypto'
import type { Endpoint, OwnedKind, RequestField } from '@app/contract'
import { endpoints } from '@app/contract/endpoints'
import type { Answer } from '@app/e2e/caller'
import { linkIn, waitForMail } from '@app/e2e/mailbox'
import { keyOf } from '@app/e2e/person'
import { type Attack, type Finding, seen, type Target } from './attack.ts'
import { exampleRequest, type Fields, nameEndpoint, sendRequest } from './example-request.ts'
import { untilAnalysed, uploadAsGuest } from './guest-upload.ts'
import { makeThings, type Things } from './owned-things.ts'
import { type Member, newMember } from './people.ts'

type Holder = { target: Target; member: Member; things: Things }

/**
 * Functions that get a valid secret through the API, by the endpoint and the field that carries it. Other secrets in
 * emails, of sign-in services and of payments have separate attacks.
 */
const goodSecrets: Record<string, (holder: Holder) => Promise<Fields>> = {
	'POST /api/auth/login/': async ({ member: { email, password } }) => ({
		'body.email': email,
		'body.password': password,
	}),
	'POST /api/token/refresh/': async ({ member }) => ({ 'body.refresh': member.refresh }),
	'POST /api/auth/password/reset/confirm/': async ({ target, member: { email, caller } }) => {
		const path = '/api/auth/password/reset/'
		await caller.call({ method: 'POST', path, body: { email } })
		const about = /choose a new password/i
		const mail = await waitForMail(target.mailFolder, { to: email, about })
		return { 'body.key': keyOf(linkIn(mail, '/reset-password-confirm')) }
	},
	'GET /api/analyses/:analysisId/pages/:page/': async ({ member, things: { analysis } }) => {
		const path = `/api/analyses/${analysis}/`
		const { body } = await member.caller.call({ path, token: member.access })
		const { searchParams } = new URL(Object(body.pages)[0].imageUrl, 'http://localhost')
		return {
			'params.analysisId': analysis,
			'params.page': 1,
			'query.until': searchParams.get('until'),
			'query.signature': searchParams.get('signature'),
		}
	},
	'GET /api/calendars/:secret/applications.ics': calendarSecret,
	'POST /api/cvs/public/:key/unlock/': async ({ member, things }) => {
		const password = 'a password for this CV'
		return { ...(await share(member, things, { password })), 'body.password': password }
	},
	...Object.fromEntries(
		endpoints
			.filter(({ path, access }) => path.includes('/public/:key/') && 'secret' in access)
			.filter((endpoint) => !endpoint.path.endsWith('/unlock/'))
			.map((endpoint) => [
				nameEndpoint(endpoint),
				({ member, things }: Holder) => share(member, things, { password: null }),
			]),
	),
	...Object.fromEntries(
		['status', 'results', 'pages'].map((what) => [
			`GET /api/ai_cv_parser/guest/${what}/:session_id/${what === 'pages' ? ':page/' : ''}`,
			guestSession,
		]),
	),
	'POST /api/ai_cv_parser/guest/request-verification/': async (holder) => ({
		'body.session_id': (await guestSession(holder))['params.session_id'],
		'body.email': holder.member.email,
	}),
	'DELETE /api/ai_cv_parser/guest/sessions/:session_id/': guestSession,
}

/** Tries wrong values for each secret: random ones, a real one cut short or with another letter, and what databases take for a pattern or a command. */
export const wrongSecrets: Attack = {
	title: 'Every endpoint that opens with a secret is called with wrong ones',
	async run(target) {
		const tries: Finding[] = []
		const controls: Finding[] = []
		for (const endpoint of endpoints) {
			const { access } = endpoint
			if (access.allows !== 'secret_holder') continue
			const good = await goodFields(target, endpoint)
			for (const wrong of guesses(access.secret, good?.[access.secret])) {
				const answer = await ask(target, endpoint, { ...good, [access.secret]: wrong })
				tries.push(
					seen(
						`${nameEndpoint(endpoint)} with ${JSON.stringify(wrong).slice(0, 50)}: ${answer.status}`,
						isRefused(answer),
					),
				)
			}
			if (good === null) continue
			const right = await ask(target, endpoint, good)
			controls.push(
				seen(`${nameEndpoint(endpoint)} with the right one: ${right.status}`, right.status < 300),
			)
		}
		return { tries, controls }
	},
}

async function goodFields(target: Target, endpoint: Endpoint): Promise<Fields | null> {
	const make = goodSecrets[nameEndpoint(endpoint)]
	if (make === undefined) return null
	const member = await newMember(target)
	const things = await makeThings({ target, member, word: 'wombat' }, thingsBehind(endpoint))
	return make({ target, member, things })
}

/** Returns the kinds of things that must exist for a valid secret to open the endpoint. */
function thingsBehind({ path }: Endpoint): OwnedKind[] {
	if (path.startsWith('/api/cvs/')) return ['cv']
	return path.startsWith('/api/analyses/') ? ['analysis'] : []
}

function ask({ url }: Target, endpoint: Endpoint, fields: Fields): Promise<Answer> {
	return sendRequest({ url, endpoint, request: exampleRequest(endpoint, fields) })
}

function guesses(field: RequestField, good: unknown): string[] {
	const random = [randomUUID(), randomBytes(32).toString('base64url'), "' or 1=1 --", '%']
	// No client can send it in a header.
	if (!field.startsWith('headers.')) random.push('\u0000')
	if (typeof good !== 'string') return random
	const changed = good.startsWith('a') ? `b${good.slice(1)}` : `a${good.slice(1)}`
	return [...random, good.slice(0, -1), `${good}a`, changed]
}

/** Browsers that come back from a service are sent on to a page that says what went wrong. */
function isRefused({ status, headers }: Answer): boolean {
	const leadsTo = headers.get('location') ?? ''
	return (status >= 400 && status < 500) || isNotSetUp(status) || leadsTo.includes('#error=')
}

/** Where no payments are set up, there is nothing to be signed. */
function isNotSetUp(status: number): boolean {
	return status === 503
}

async function calendarSecret({ member: { caller, access } }: Holder): Promise<Fields> {
	const path = '/api/application-calendar/'
	const { body } = await caller.call({ method: 'POST', path, token: access })
	return { 'params.secret': new URL(String(body.url)).pathname.split('/').at(-2) }
}

async function share(
	{ caller, access }: Member,
	{ cv }: Things,
	{ password }: { password: string | null },
): Promise<Fields> {
	const settings = { visibility: 'link', slug: null, expiresAt: null, hiddenParts: [] }
	const { body } = await caller.call({
		method: 'PUT',
		path: `/api/cvs/${cv}/share/`,
		token: access,
		body: { ...settings, allowsDownload: true, password },
	})
	return { 'params.key': body.publicId }
}

async function guestSession({ target }: Holder): Promise<{ [field in RequestField]?: unknown }> {
	const id = await uploadAsGuest(target.url)
	await untilAnalysed(target.url, id)
	return { 'params.session_id': id, 'params.page': 1 }
}
