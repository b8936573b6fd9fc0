import { Navigate } from 'react-router'
import { CvLimitNotice } from '#shared/plan/cv-limit-notice.tsx'
import { Highlight } from '#shared/ui/highlight.tsx'
import type { GuestCalls } from '../session/guest-calls.ts'
import { UploadFlow } from '../upload/upload-flow.tsx'

const intro = {
	title: (
		<>
			Import the CV you <Highlight>have</Highlight>
		</>
	),
	text: 'Ella reads it and shows each field beside your page. Correct any mistakes, then save it to your CVs.',
	below: <CvLimitNotice className="mt-10" />,
}

type CvParserScreenProps = {
	/** The address of this page, in which the session stands while the file is read. */
	path: string
	calls?: GuestCalls
}

/** Brings a file in: the upload and its reading, then on to the fields that were read. */
export function CvParserScreen({ path, calls }: CvParserScreenProps) {
	return (
		<UploadFlow path={path} intro={intro} calls={calls}>
			{({ session_id: sessionId }) => <Navigate to={`/cv-parser-preview/${sessionId}`} replace />}
		</UploadFlow>
	)
}
