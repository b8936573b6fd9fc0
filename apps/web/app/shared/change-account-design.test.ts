import { defaultDesign, emptyCv } from '@app/cv'
import { expect, test } from 'vitest'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import { changeAccountDesign } from './change-account-design.ts'

const id = '0190a000-0000-7000-8000-000000000001'
const at = '2026-01-02T03:04:05.000Z'

test('somebody else’s change in between is kept', async () => {
	let revision = 3
	const asked = stubServer({
		[`GET /api/cvs/${id}/`]: () =>
			answer(200, {
				id,
				title: 'My CV',
				document: emptyCv(),
				visibility: 'private',
				revision,
				design: { ...defaultDesign(), accent: revision === 3 ? '' : '#1f3a68' },
				createdAt: at,
				updatedAt: at,
			}),
		[`PATCH /api/cvs/${id}/`]: ({ ifMatch }) => {
			if (ifMatch === '"4"') return answer(200, { id, revision: 5, updatedAt: at })
			revision = 4
			return refusal(412, 'cv_changed_elsewhere', 'Changed elsewhere.')
		},
	})
	await changeAccountDesign(id, { templateId: 'compact' })
	expect(asked.at(-1)?.body).toMatchObject({ design: { templateId: 'compact', accent: '#1f3a68' } })
})
