import { randomUUID } from 'node:crypto'
import { newCaller } from '@app/e2e/caller'
import { linkIn, waitForMail } from '@app/e2e/mailbox'
import {
	confirmMail,
	goodPassword,
	keyOf,
	newEmail,
	type Person,
	registerPerson,
	signInByCall,
} from '@app/e2e/person'
import { twoPageCv } from '../two-page-cv.ts'
import type { Neighbour } from './neighbour.ts'
import type { World } from './world.ts'

const abuserAccounts = 4
export const versionsSeeded = 5

/** Who takes part. */
export type Cast = {
	neighbour: Neighbour
	abusers: { email: string; access: string }[]
	atRisk: AtRisk
}

/** Data of the neighbour and of others that a clock 40 days ahead would delete. */
type AtRisk = {
	binnedCvId: string
	/** Somebody who asked for their account to be deleted and may still keep it. */
	leaver: Person
	/** The secret of the link that confirms a person's registration. */
	unconfirmedKey: string
	guestUploadId: string
}

/** Registers all the people of the bench and makes the data that they need. */
export async function gatherCast(world: World): Promise<Cast> {
	const [neighbour, leaver, unconfirmedKey, ...abusers] = await Promise.all([
		newNeighbour(world),
		newLeaver(world),
		registerOnly(world),
		...Array.from({ length: abuserAccounts }, () => newMember(world)),
	])
	const binnedCvId = await keepCv(world, neighbour.access)
	await mustCall(world, {
		method: 'DELETE',
		path: `/api/cvs/${binnedCvId}/`,
		token: neighbour.access,
	})
	await mustCall(world, {
		method: 'POST',
		path: `/api/cvs/${neighbour.cvId}/versions/`,
		body: { label: 'First' },
		token: neighbour.access,
	})
	const guestUploadId = await uploadOnce(world)
	return { neighbour, abusers, atRisk: { binnedCvId, leaver, unconfirmedKey, guestUploadId } }
}

type Signed = Person & { access: string }

async function newMember(world: World): Promise<Signed> {
	const person = await registerPerson(world)
	return { ...person, ...(await signInByCall(world.url, person)) }
}

async function newNeighbour(world: World): Promise<Neighbour> {
	const { email, access } = await newMember(world)
	return { email, access, cvId: await keepCv(world, access), revision: 1 }
}

async function keepCv(world: World, token: string): Promise<string> {
	const body = { id: randomUUID(), title: 'My CV', document: twoPageCv() }
	await mustCall(world, { method: 'POST', path: '/api/cvs/', body, token })
	return body.id
}

async function newLeaver(world: World): Promise<Person> {
	const { email, password, access } = await newMember(world)
	const body = { currentPassword: password }
	await mustCall(world, { method: 'POST', path: '/api/auth/account/delete/', body, token: access })
	return { email, password }
}

async function registerOnly(world: World): Promise<string> {
	const email = newEmail('waiting')
	const body = { email, password1: goodPassword, password2: goodPassword }
	await mustCall(world, { method: 'POST', path: '/api/auth/registration/', body })
	const mail = await waitForMail(world.mailFolder, { to: email, about: confirmMail })
	return keyOf(linkIn(mail, '/email-confirmed'))
}

async function uploadOnce({ url }: World): Promise<string> {
	const form = new FormData()
	form.append('file', new Blob(['Zofia Hart\nzofia@example.com\n\nSkills\nRotas\n']), 'cv.txt')
	const init = { method: 'POST', body: form }
	const answer = await fetch(`${url}/api/ai_cv_parser/guest/analyze/`, init)
	const { session_id } = await answer.json()
	return String(session_id)
}

type Call = Parameters<ReturnType<typeof newCaller>['call']>[0]

async function mustCall(world: World, call: Call): Promise<void> {
	const { status, body } = await newCaller(world.url).call(call)
	if (status >= 300) throw new Error(`${call.path} answered ${status}: ${JSON.stringify(body)}`)
}

/** Each thing that would be gone if 40 days had passed, and whether it is still there. */
export async function findWhatIsLeft(
	{ url }: World,
	{ neighbour, atRisk }: Cast,
): Promise<[what: string, isThere: boolean][]> {
	const token = neighbour.access
	const call = (wanted: Call) => newCaller(url).call(wanted)
	const bin = await call({ path: '/api/cvs/?from=bin', token })
	const versions = await call({ path: `/api/cvs/${neighbour.cvId}/versions/?limit=100`, token })
	const user = await call({ path: '/api/auth/user/', token })
	const login = await call({ method: 'POST', path: '/api/auth/login/', body: atRisk.leaver })
	const body = { key: atRisk.unconfirmedKey }
	const confirm = '/api/auth/registration/verify-email/'
	const confirmed = await call({ method: 'POST', path: confirm, body })
	const upload = await call({ path: `/api/ai_cv_parser/guest/status/${atRisk.guestUploadId}/` })
	const kept = asList(versions.body.versions).filter(({ number }) => Number(number) > 1000)
	const binned = asList(bin.body.cvs).some(({ id }) => id === atRisk.binnedCvId)
	return [
		['the CV in the bin', binned],
		['each autosaved version', kept.length === versionsSeeded],
		['the session', user.status === 200],
		['the account that its owner may still keep', login.status === 200],
		['the registration that is not confirmed yet', confirmed.status === 200],
		["a guest's upload", upload.status === 200],
	]
}

function asList(value: unknown): Record<string, unknown>[] {
	return Array.isArray(value) ? value : []
}
