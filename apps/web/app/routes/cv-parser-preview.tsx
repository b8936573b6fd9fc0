import { createCv } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import type { ConfirmedCv } from '#features/cv-analysis/reading-check/reading-check.tsx'
import { ParserPreviewScreen } from '#features/cv-analysis/screens/parser-preview-screen.tsx'
import { call } from '#shared/api/call.ts'
import { newFormData } from '#shared/cv-form-storage.ts'
import { storeNewLowConfidence } from '#shared/import-confidence/stored-low-confidence.ts'
import { accountCvsKey } from '#shared/offline/account-cv-query-keys.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { toast } from '#shared/ui/toast.ts'

export const meta = () =>
	pageMeta({
		title: 'Check your details',
		description: 'The details from your CV, beside your pages.',
		noindex: true,
	})

export default function CvParserPreview() {
	const { id = '' } = useParams()
	const navigate = useNavigate()
	const client = useQueryClient()

	async function keep({ doubts, ...cv }: ConfirmedCv) {
		const { design } = newFormData()
		await call(createCv, { body: { ...cv, design, reason: 'import' } })
		storeNewLowConfidence(cv.id, doubts)
		void client.invalidateQueries({ queryKey: accountCvsKey })
		toast.success('Saved to My CVs.')
		await navigate(`/cv-writer/improvements/${cv.id}`)
	}

	return (
		<ParserPreviewScreen
			analysisId={id}
			onConfirm={keep}
			onLeave={() => void navigate('/cv-parser')}
			onOpenReport={({ session_id: sessionId }) =>
				void navigate(`/cv-analysis?session=${sessionId}`)
			}
		/>
	)
}
