import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { track } from '#shared/analytics/track.ts'
import { usePrehydrationFile } from '#shared/use-prehydration-file.ts'
import { startActionClass } from './start-option-cards.tsx'
import { loadLocalCvModule } from './use-local-cv.ts'

const notLoaded =
	'We couldn’t load the file reader. Check your connection, reload the page and choose the file again.'

/** Chooses a downloaded CV and opens it in the editor. */
export function OpenEllaFile() {
	const navigate = useNavigate()
	const [problem, setProblem] = useState<string | null>(null)

	const chooser = useRef<HTMLInputElement>(null)
	usePrehydrationFile(chooser, () => void handleChoose())

	async function handleChoose() {
		const { current: input } = chooser
		const file = input?.files?.[0]
		if (!input || !file) return
		const [text, kept] = await Promise.all([file.text(), loadLocalCvModule().catch(() => null)])
		input.value = ''
		if (kept === null) return setProblem(notLoaded)
		const reading = kept.readEllaFile(text)
		if (reading.status === 'refused') return setProblem(reading.reason)
		try {
			await kept.requireRoomForCv()
			kept.putImportedCv(reading.cv, reading.design)
		} catch (error) {
			return setProblem(kept.whyNotBegun(error))
		}
		void track({ name: 'cv_creation_started', method: 'file' })
		await navigate('/cv-writer/create')
	}

	return (
		<>
			<label
				className={`${startActionClass} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
			>
				<input
					ref={chooser}
					type="file"
					accept="application/json,.json"
					className="sr-only"
					onChange={() => void handleChoose()}
				/>
				Open an Ella file
			</label>
			<p role="alert" className="text-sm text-brick">
				{problem}
			</p>
		</>
	)
}
