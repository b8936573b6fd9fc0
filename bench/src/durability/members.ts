import { randomUUID } from 'node:crypto'
import { goodPassword, signInByCall } from '@app/e2e/person'
import type { Database } from '../../../apps/api/src/db/database.ts'
import { passwords as createPasswords } from '../../../apps/api/src/services/passwords/passwords.ts'
import { insertAccount } from '../../../apps/api/src/test/insert-account.ts'
import { httpClient } from './http-client.ts'
import { documentOf, type Ledger } from './ledger.ts'

/** Somebody who is signed in. */
export type Member = {
	access: string
	/** Signs in again, once for everybody who asks meanwhile. */
	signIn: (url: string) => Promise<void>
}

/** Writes down so many accounts with a verified e-mail; they sign in over HTTP. */
export async function newMembers({ orm }: Database, count: number): Promise<Member[]> {
	const passwordHash = await createPasswords().hash(goodPassword)
	const members: Member[] = []
	for (let number = 1; number <= count; number += 1) {
		const email = `person-${number}@example.com`
		await insertAccount(orm, { email, emailKey: email, passwordHash })
		members.push(memberWith(email))
	}
	return members
}

function memberWith(email: string): Member {
	let underWay: Promise<void> | null = null
	const member: Member = {
		access: '',
		signIn: (url) => {
			underWay ??= signInByCall(url, { email, password: goodPassword })
				.then(({ access }) => {
					member.access = access
				})
				.finally(() => {
					underWay = null
				})
			return underWay
		},
	}
	return member
}

/** Keeps a new CV of a member, and opens its ledger. */
export async function newCv(url: string, member: Member): Promise<Ledger> {
	const cvId = randomUUID()
	const http = httpClient()
	const { status, body } = await http.ask({
		method: 'POST',
		url: `${url}/api/cvs/`,
		headers: { authorization: `Bearer ${member.access}` },
		body: JSON.stringify({ id: cvId, title: 'Kept', document: documentOf('') }),
	})
	http.close()
	if (status !== 200) throw new Error(`A new CV was answered ${status}: ${body.slice(0, 300)}`)
	return { cvId, saves: [] }
}
