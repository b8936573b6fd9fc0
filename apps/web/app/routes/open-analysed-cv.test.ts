import { defaultDesign, setField } from '@app/cv'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FixStep } from '#features/cv-analysis/report/fixes/fix-steps.ts'
import { sampleResults } from '#features/cv-analysis/report/sample-results.ts'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import { toast } from '#shared/ui/toast.ts'
import { openAnalysedCv } from './open-analysed-cv.ts'

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

test('the editor opens in Check at the first thing to fix', async () => {
	const navigate = vi.fn()
	await openAnalysedCv(
		{ ...sampleResults(), fixes: [] },
		{ at: 'editor', isAuthenticated: false, navigate },
	)
	expect(navigate).toHaveBeenCalledWith(
		'/cv-writer/create?section=personalInfo&mode=check&remark=first',
	)
})

test('the editor opens in the form when there is nothing to fix, and the improvements at their top', async () => {
	const results = { ...sampleResults(), fixes: [] }
	const navigate = vi.fn()
	const clean = { ...results, report: { ...results.report, findings: [] } }
	await openAnalysedCv(clean, { at: 'editor', isAuthenticated: false, navigate })
	await openAnalysedCv(results, { at: 'improvements', isAuthenticated: false, navigate })
	expect(navigate.mock.calls).toEqual([['/cv-writer/create'], ['/cv-writer/improvements/local']])
})

const cvId = '0190a000-0000-7000-8000-000000000001'
const at = '2026-01-02T03:04:05.000Z'
const path = 'personalInfo.phone'
const phone: FixStep = {
	findingId: 'B06',
	text: '0113 496 0142',
	changes: [{ path, before: '', after: '0113 496 0142' }],
	gained: 2,
}
const routes = { get: `GET /api/cvs/${cvId}/`, patch: `PATCH /api/cvs/${cvId}/` }

/** An account that has the CV of the analysis; another tab saves it so many times just before we do. */
function accountWithCv({ savesBeforeUs }: { savesBeforeUs: number }) {
	let revision = 1
	const { document } = sampleResults()
	return stubServer({
		'POST /api/ai_cv_parser/guest/claim/': () =>
			answer(200, {
				session_id: sampleResults().session_id,
				status: 'claimed',
				message: '',
				cv_id: cvId,
			}),
		[routes.get]: () =>
			answer(200, {
				id: cvId,
				title: 'My CV',
				visibility: 'private',
				revision,
				createdAt: at,
				updatedAt: at,
				document: revision === 1 ? document : setField(document, 'personalInfo.city', 'Leeds'),
				design: defaultDesign(),
			}),
		[routes.patch]: () => {
			if (revision <= savesBeforeUs) {
				revision++
				return refusal(412, 'cv_changed_elsewhere', 'It changed elsewhere.')
			}
			return answer(200, { id: cvId, revision: revision + 1, updatedAt: at })
		},
	})
}

async function openInAccount() {
	const navigate = vi.fn()
	const results = { ...sampleResults(), fixes: [phone] }
	await openAnalysedCv(results, { at: 'improvements', isAuthenticated: true, navigate })
	expect(navigate).toHaveBeenCalledWith(`/cv-writer/improvements/${cvId}`)
}

test('fixes go into the CV of the account, into what it is by now', async () => {
	const error = vi.spyOn(toast, 'error')
	const asked = accountWithCv({ savesBeforeUs: 1 })
	await openInAccount()
	expect(asked.filter(({ route }) => route === routes.patch)).toHaveLength(2)
	expect(asked.at(-1)).toMatchObject({
		ifMatch: '"2"',
		body: { document: { personalInfo: { phone: '0113 496 0142', city: 'Leeds' } } },
	})
	expect(error).not.toHaveBeenCalled()
})

test('fixes that can’t be saved are announced, and the CV opens all the same', async () => {
	const error = vi.spyOn(toast, 'error')
	const asked = accountWithCv({ savesBeforeUs: 9 })
	await openInAccount()
	expect(asked.filter(({ route }) => route === routes.patch)).toHaveLength(2)
	expect(error).toHaveBeenCalledWith(
		'We couldn’t save your fixes in this CV. They’re still in your report.',
	)
})
