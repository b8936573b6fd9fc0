import { Navigate } from 'react-router'
import { RoomForCvs } from '#shared/plan/room-for-cvs.tsx'
import { Highlight } from '#shared/ui/highlight.tsx'
import type { GuestCalls } from '../session/guest-calls.ts'
import { FileReading } from '../upload/file-reading.tsx'

const intro = {
	title: (
		<>
			Import the CV you <Highlight>have</Highlight>
		</>
	),
	text: 'Ella reads it and shows each field beside your page. Correct any mistakes, then save it to your CVs.',
	below: <RoomForCvs className="mt-10" />,
}

type CvParserScreenProps = {
	/** The address of this page, in which the session stands while the file is read. */
	path: string
	calls?: GuestCalls
}

/** Brings a file in: the upload and its reading, then on to the fields that were read. */
export function CvParserScreen({ path, calls }: CvParserScreenProps) {
	return (
		<FileReading path={path} intro={intro} calls={calls}>
			{({ session_id: sessionId }) => <Navigate to={`/cv-parser-preview/${sessionId}`} replace />}
		</FileReading>
	)
}
