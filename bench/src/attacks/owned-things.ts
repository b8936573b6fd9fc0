import { randomUUID } from 'node:crypto'
import type { OwnedFields, OwnedKind } from '@app/contract'
import type { Target } from './attack.ts'
import { sessionOf } from './ended-sessions.ts'
import { type Fields, listOwnedFields } from './example-request.ts'
import { untilAnalysed, uploadAsGuest } from './guest-upload.ts'
import { type Member, signIn } from './people.ts'

/** Ids of things of one account by their kinds. */
export type Things = { [kind in OwnedKind]?: string }

type Making = {
	target: Target
	member: Member
	/** The word put into the thing's content, so that any answer that leaks the thing can be recognised. */
	word: string
	/** The things made earlier, because some depend on others: a version belongs to the CV made before it. */
	things: Things
}

/** How one thing of each kind comes into an account, through the API. */
const factories: Record<OwnedKind, (making: Making) => Promise<string>> = {
	analysis: async ({ target, member, word }) => {
		const id = await uploadAsGuest(target.url, word)
		await untilAnalysed(target.url, id)
		await post(member, '/api/ai_cv_parser/guest/claim/', { session_id: id })
		return id
	},
	application: async ({ member, word }) => {
		const job = { from: 'scratch', title: word, company: word, advert: word }
		return post(member, '/api/applications/', { id: randomUUID(), job, notes: word })
	},
	application_entry: async ({ member, things }) => {
		const path = `/api/applications/${things.application}/`
		await post(member, `${path}move/`, { stage: 'applied' })
		await post(member, `${path}move/`, { stage: 'interview' })
		const { body } = await member.caller.call({ path, token: member.access })
		return String(Object(body.history)[0].id)
	},
	application_stage: ({ member, word }) =>
		post(member, '/api/application-stages/', {
			name: `${word} ${randomUUID().slice(0, 8)}`.slice(-40),
			countsAs: 'interview',
		}),
	binned_application: async (making) => {
		const id = await factories.application(making)
		await remove(making.member, `/api/applications/${id}/`)
		return id
	},
	binned_cv: async (making) => {
		const id = await factories.cv(making)
		await remove(making.member, `/api/cvs/${id}/`)
		return id
	},
	cv: async ({ member, word }) => {
		const document = { professionalSummary: word }
		const id = await post(member, '/api/cvs/', { id: randomUUID(), title: word, document })
		const body = { visibility: 'link', slug: null, expiresAt: null, hiddenParts: [] }
		await member.caller.call({
			method: 'PUT',
			path: `/api/cvs/${id}/share/`,
			body: { ...body, allowsDownload: false },
			token: member.access,
		})
		return id
	},
	cv_version: ({ member, word, things }) =>
		post(member, `/api/cvs/${things.cv}/versions/`, { label: word }),
	job_search: ({ member, word }) =>
		post(member, '/api/job-searches/', { name: word, wish: { q: word }, alert: 'off' }),
	own_job: ({ member, word }) =>
		post(member, '/api/own-jobs/', { from: 'text', title: word, text: word }),
	session: async ({ target, member }) => sessionOf((await signIn(target, member)).access),
}

/** Every kind, those before the ones that belong to them. */
export const kinds: OwnedKind[] = ['cv', 'application', ...sortedKinds()]

/** Makes one thing of each of these kinds. */
export async function makeThings(
	making: Omit<Making, 'things'>,
	wanted: readonly OwnedKind[],
): Promise<Things> {
	const things: Things = {}
	const needed = new Set(wanted)
	if (needed.has('cv_version')) needed.add('cv')
	if (needed.has('application_entry')) needed.add('application')
	for (const kind of kinds.filter((each) => needed.has(each))) {
		things[kind] = await factories[kind]({ ...making, things })
	}
	return things
}

/** The owned fields of a request with the ids of these things in them. */
export function fieldsWith(owned: OwnedFields, things: Things): Fields {
	return Object.fromEntries(
		listOwnedFields(owned).map((field) => [field, things[owned[field] ?? 'cv']]),
	)
}

function sortedKinds(): OwnedKind[] {
	// The keys of the record are all kinds and nothing else.
	const all = Object.keys(factories) as OwnedKind[]
	return all.filter((kind) => kind !== 'cv' && kind !== 'application')
}

async function post({ caller, access }: Member, path: string, body: unknown): Promise<string> {
	const answer = await caller.call({ method: 'POST', path, body, token: access })
	if (answer.status >= 300)
		throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
	return String(answer.body.id)
}

async function remove({ caller, access }: Member, path: string): Promise<void> {
	await caller.call({ method: 'DELETE', path, token: access })
}
