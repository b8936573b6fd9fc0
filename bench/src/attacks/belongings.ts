import { randomUUID } from 'node:crypto'
import type { Target } from './attack.ts'
import { sessionOf } from './ended-sessions.ts'
import { untilAnalysed, uploadAsGuest } from './guest-upload.ts'
import { type Member, signIn } from './people.ts'

/** The ids of all that somebody has, by the name of the parameter that carries them. */
export type Belongings = Record<string, string>

/** Gives somebody one of everything that an account can have. */
export async function giveBelongings(target: Target, member: Member): Promise<Belongings> {
	const post = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
		const answer = await member.caller.call({ method: 'POST', path, body, token: member.access })
		if (answer.status >= 300)
			throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
		return answer.body
	}
	const elsewhere = await signIn(target, member)
	const analysisId = await uploadAsGuest(target.url)
	await untilAnalysed(target.url, analysisId)
	await post('/api/ai_cv_parser/guest/claim/', { session_id: analysisId })
	const analysis = await member.caller.call({
		path: `/api/analyses/${analysisId}/`,
		token: member.access,
	})
	const cv = await post('/api/cvs/', { title: 'A CV', id: randomUUID() })
	const binned = await post('/api/cvs/', { title: 'An old CV', id: randomUUID() })
	const version = await post(`/api/cvs/${cv.id}/versions/`, { label: 'First' })
	await member.caller.call({
		method: 'DELETE',
		path: `/api/cvs/${binned.id}/`,
		token: member.access,
	})
	return {
		sessionId: sessionOf(elsewhere.access),
		analysisId,
		pictureUrl: pictureOf(analysis.body),
		cvId: String(cv.id),
		binnedCvId: String(binned.id),
		versionId: String(version.id),
		page: '1',
	}
}

function pictureOf({ pages }: Record<string, unknown>): string {
	const [first] = Array.isArray(pages) ? pages : []
	return String(Object(first).imageUrl)
}
