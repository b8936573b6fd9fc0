import type { GuestResults } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { UploadToEditorScreen } from '#features/cv-analysis/screens/upload-to-editor-screen.tsx'
import { track } from '#shared/analytics/track.ts'
import { findLowConfidence } from '#shared/import-confidence/low-confidence-fields.ts'
import { storeNewLowConfidence } from '#shared/import-confidence/stored-low-confidence.ts'
import { accountCvsKey } from '#shared/offline/account-cv-query-keys.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { useSession } from '#shared/session/use-session.ts'
import { toast } from '#shared/ui/toast.ts'
import { createCvOnce } from './create-cv-once.ts'

export const meta = () =>
	pageMeta({
		title: 'Upload a CV to the editor',
		description: 'Upload a CV and edit it with its details filled in.',
		noindex: true,
	})

export default function CvWriterUpload() {
	const { user } = useSession()
	const navigate = useNavigate()
	const client = useQueryClient()
	// The guard around this page shows it to nobody else.
	if (user === null) return null
	const open = async (results: GuestResults) => {
		const cvId = await createCvOnce(results, user.id)
		storeNewLowConfidence(cvId, findLowConfidence(results.document, results.source.confidence))
		void client.invalidateQueries({ queryKey: accountCvsKey })
		void track({ name: 'cv_creation_started', method: 'upload' })
		await navigate(`/cv-writer/edit/${cvId}`, { replace: true })
		tellOfUnread(results)
	}
	return <UploadToEditorScreen onRead={open} />
}

/** Says that something of the file is not in the CV, and where it can be seen. */
function tellOfUnread({ session_id: sessionId, source: { unread } }: GuestResults): void {
	if (unread.length === 0) return
	const lines = unread.length === 1 ? 'one line' : `${unread.length} lines`
	toast(
		() => (
			<span>
				We couldn’t match {lines} of your file to a field.{' '}
				<Link
					to={`/cv-parser-preview/${sessionId}`}
					className="font-semibold text-accent underline"
				>
					Check what we read
				</Link>
			</span>
		),
		{ duration: 15_000 },
	)
}
