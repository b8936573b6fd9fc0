import { type Answer, newCaller } from '@app/e2e/caller'
import { type Attack, type Finding, seen, type Target } from './attack.ts'
import { type Belongings, giveBelongings } from './belongings.ts'
import { type Member, newMember } from './people.ts'
import { nameOf, publishedCalls } from './published-calls.ts'

type Specimen = { call: string; body?: unknown; needsRevision?: boolean; isInBin?: boolean }

const share = { visibility: 'link', slug: null, expiresAt: null, hiddenParts: [] }

/** A good request for every call that names something of somebody’s; what destroys comes last. */
const specimens: Specimen[] = [
	{ call: 'GET /api/analyses/{analysisId}/' },
	{ call: 'GET /api/cvs/{cvId}/' },
	{ call: 'GET /api/cvs/{cvId}/preview/' },
	{ call: 'GET /api/cvs/{cvId}/share/' },
	{ call: 'GET /api/cvs/{cvId}/versions/' },
	{ call: 'GET /api/cvs/{cvId}/versions/{versionId}/' },
	{ call: 'POST /api/cvs/{cvId}/export/', body: { format: 'txt' } },
	{ call: 'POST /api/cvs/{cvId}/duplicate/', body: {} },
	{ call: 'POST /api/cvs/{cvId}/versions/', body: { label: 'Mine' } },
	{ call: 'PATCH /api/cvs/{cvId}/versions/{versionId}/', body: { label: 'Mine' } },
	{ call: 'PUT /api/cvs/{cvId}/share/', body: share },
	{ call: 'PATCH /api/cvs/{cvId}/', body: { title: 'Mine now' }, needsRevision: true },
	{ call: 'POST /api/cvs/{cvId}/versions/{versionId}/restore/', body: {}, needsRevision: true },
	{ call: 'DELETE /api/cvs/{cvId}/' },
	{ call: 'POST /api/cvs/bin/{cvId}/restore/', body: {} },
	{ call: 'DELETE /api/cvs/bin/{cvId}/', isInBin: true },
	{ call: 'DELETE /api/analyses/{analysisId}/' },
	{ call: 'DELETE /api/auth/sessions/{sessionId}/' },
]

/** What names nothing of an account, and the pictures, whose signed addresses are an attack of their own. */
const namesNobodys = [
	/\/api\/ai_cv_parser\/guest\//,
	/\/accounts\/\{provider\}\//,
	/\/api\/cvs\/public\/\{key\}\//,
	/\/api\/analyses\/\{analysisId\}\/pages\//,
	/\/outbox\//,
]

/** One member asks for what belongs to another, by every call that takes an id. */
export const otherPeoplesIds: Attack = {
	title: 'Every call that takes an id is made with the ids of another person',
	async run(target) {
		const [owner, thief] = await Promise.all([newMember(target), newMember(target)])
		const belongings = await giveBelongings(target, owner)
		const own = await giveBelongings(target, thief)
		const tries: Finding[] = [await swapSignature(target, belongings, own)]
		const controls: Finding[] = [await seePicture(target, belongings)]
		for (const specimen of specimens) {
			const makeAs = (member: Member) => make({ target, specimen, belongings, owner, member })
			const stolen = await makeAs(thief)
			const rightful = await makeAs(owner)
			tries.push(seen(`${specimen.call}: ${stolen.status}`, stolen.status === 404))
			controls.push(seen(`${specimen.call}: ${rightful.status}`, rightful.status < 300))
		}
		tries.push(...(await untried(target)))
		return { tries, controls }
	},
}

type Making = {
	target: Target
	specimen: Specimen
	belongings: Belongings
	owner: Member
	member: Member
}

async function make({ specimen, belongings, owner, member }: Making): Promise<Answer> {
	const { call, body, needsRevision, isInBin } = specimen
	const [method = '', pattern = ''] = call.split(' ')
	const cvId = (isInBin ? belongings.binnedCvId : belongings.cvId) ?? ''
	const ids: Belongings = { ...belongings, cvId }
	const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')
	const current = await owner.caller.call({ path: `/api/cvs/${cvId}/`, token: owner.access })
	const headers = needsRevision ? { 'if-match': `"${current.body.revision}"` } : {}
	return member.caller.call({ method, path, body, headers, token: member.access })
}

/** A call that nobody has written a request for is not known to be safe. */
async function untried(target: Target): Promise<Finding[]> {
	const published = (await publishedCalls(target.url)).map(nameOf)
	const withIds = published.filter(
		(name) => name.includes('{') && !namesNobodys.some((pattern) => pattern.test(name)),
	)
	const missing = withIds.filter((name) => !specimens.some(({ call }) => call === name))
	return missing.map((name) => seen(`${name}: is not tried yet`, false))
}

/** The signature of one’s own picture, put to the picture of another. */
async function swapSignature(
	target: Target,
	theirs: Belongings,
	own: Belongings,
): Promise<Finding> {
	const mine = new URL(own.pictureUrl ?? '', target.url)
	const wanted = new URL(theirs.pictureUrl ?? '', target.url)
	wanted.search = mine.search
	const { status } = await newCaller(target.url).call({ path: wanted.pathname + wanted.search })
	return seen(`a page’s picture with the signature of another: ${status}`, status >= 400)
}

async function seePicture(target: Target, { pictureUrl = '' }: Belongings): Promise<Finding> {
	const { status } = await newCaller(target.url).call({ path: pictureUrl })
	return seen(`a page’s picture at its signed address: ${status}`, status === 200)
}
