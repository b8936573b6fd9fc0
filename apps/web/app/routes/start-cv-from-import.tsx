import type { GuestResults } from '@app/contract'
import type { CvDocument, SourceFormat } from '@app/cv'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { WaysToGetData } from '#features/cv-analysis/linkedin/ways-to-get-data.tsx'
import { UploadToEditorScreen } from '#features/cv-analysis/screens/upload-to-editor-screen.tsx'
import { pastedFileName } from '#features/cv-analysis/session/pasted-text.ts'
import { PastePanel } from '#features/cv-analysis/upload/paste-panel.tsx'
import type { ReadWay } from '#features/new-cv/start-options.tsx'
import { track } from '#shared/analytics/track.ts'
import { findLowConfidence } from '#shared/import-confidence/low-confidence-fields.ts'
import {
	localCv,
	storeLowConfidence,
	storeNewLowConfidence,
} from '#shared/import-confidence/stored-low-confidence.ts'
import { putImportedCv } from '#shared/local-cvs/create-local-cv.ts'
import { explainLocalCvRefusal } from '#shared/local-cvs/explain-local-cv-refusal.ts'
import { requireRoomForCv } from '#shared/local-cvs/local-cvs.ts'
import { accountCvsKey } from '#shared/offline/account-cv-query-keys.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Highlight } from '#shared/ui/highlight.tsx'
import { PageSpinner } from '#shared/ui/spinner.tsx'
import { createCvOnce } from './create-cv-once.ts'

const intros = {
	linkedin: {
		title: (
			<>
				Start with your LinkedIn <Highlight>data</Highlight>
			</>
		),
		text: 'Choose your LinkedIn archive or PDF. Ella opens your details in the editor for you to check.',
		choose: 'Choose your LinkedIn file',
		below: <WaysToGetData />,
	},
	'json-resume': {
		title: (
			<>
				Start with a JSON <Highlight>Resume</Highlight>
			</>
		),
		text: 'Choose a JSON Resume file from any app. Each part goes into its own field. We list anything that doesn’t fit.',
		choose: 'Choose your JSON file',
		below: null,
	},
} satisfies Record<Exclude<ReadWay, 'paste'>, object>

/** Imports a file or pasted text and opens it in the editor, in the account or in a guest's browser. */
export function StartCvFromImport({ way }: { way: ReadWay }) {
	const { loading, user } = useSession()
	const client = useQueryClient()
	const navigate = useNavigate()
	async function open(results: GuestResults): Promise<void> {
		const doubts = findLowConfidence(results.document, results.source.confidence)
		const method = nameMethod(results)
		if (user === null) {
			await openHere(results.document)
			storeLowConfidence(localCv, doubts)
			void track({ name: 'cv_creation_started', method })
			return navigate('/cv-writer/create', { replace: true })
		}
		const cvId = await createCvOnce(results, user.id)
		storeNewLowConfidence(cvId, doubts)
		void client.invalidateQueries({ queryKey: accountCvsKey })
		void track({ name: 'cv_creation_started', method })
		return navigate(`/cv-writer/edit/${cvId}`, { replace: true })
	}
	// The results may be there already, and only a known session tells where the CV goes: to the account or to this
	// browser.
	if (loading) return <PageSpinner label="Checking whether you’re signed in" />
	return (
		<UploadToEditorScreen
			path="/cv-writer"
			onRead={open}
			readingPath={(sessionId) => `/cv-analysis?session=${sessionId}`}
			{...(way === 'paste'
				? { choose: (send) => <PastePanel onFile={send} /> }
				: { intro: intros[way] })}
		/>
	)
}

async function openHere(document: CvDocument): Promise<void> {
	try {
		await requireRoomForCv()
		putImportedCv(document)
	} catch (error) {
		throw new Error(explainLocalCvRefusal(error))
	}
}

const methodOfFormat: Partial<Record<SourceFormat, string>> = {
	json: 'json_resume',
	linkedin: 'linkedin',
}

function nameMethod({ file_name: fileName, source }: GuestResults): string {
	if (fileName === pastedFileName) return 'paste'
	return methodOfFormat[source.format] ?? 'upload'
}
