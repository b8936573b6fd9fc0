import { FileUp, TriangleAlert } from 'lucide-react'
import { useId, useRef } from 'react'
import { useSession } from '#shared/session/use-session.ts'
import { usePrehydrationFile } from '#shared/use-prehydration-file.ts'
import { acceptedFiles } from '../session/readable-files.ts'

type DropZoneProps = {
	label: string
	isDragging: boolean
	/** Why the last file does not fit. */
	refusal: string | null
	/** The chooser is about to be opened. */
	onApproach?: (() => void) | undefined
	onFiles: (files: FileList | null) => void
}

/** A file chooser that is also the place to drop a file on. */
export function DropZone({ label, isDragging, refusal, onApproach, onFiles }: DropZoneProps) {
	const id = useId()
	const chooser = useRef<HTMLInputElement>(null)
	const handOn = () => {
		const { current: input } = chooser
		onFiles(input?.files ?? null)
		// The same file can be chosen again after it was fixed.
		if (input) input.value = ''
	}
	usePrehydrationFile(chooser, handOn)
	return (
		<div>
			<label
				data-dragging={isDragging}
				className="flex cursor-pointer flex-col items-center rounded-panel border-2 border-dashed border-line-strong bg-paper
					px-5 py-9 text-center outline-offset-4 transition-colors duration-150 hover:border-accent has-focus-visible:outline-2
					has-focus-visible:outline-accent data-[dragging=true]:border-accent data-[dragging=true]:bg-accent-wash"
			>
				<input
					ref={chooser}
					type="file"
					accept={acceptedFiles}
					aria-describedby={refusal ? `${id}-kinds ${id}-refusal` : `${id}-kinds`}
					className="sr-only"
					onChange={handOn}
					onFocus={onApproach}
					onClick={onApproach}
				/>
				<span className="inline-flex min-h-12 items-center gap-2 rounded-control bg-accent px-5 font-semibold text-on-accent">
					<FileUp size={19} aria-hidden="true" />
					{label}
				</span>
				<span aria-hidden="true" className="mt-3 text-sm text-ink-soft pointer-coarse:hidden">
					{isDragging ? 'Drop to upload' : 'or drag it here, or paste it'}
				</span>
			</label>
			<p id={`${id}-kinds`} className="mt-3 text-sm text-ink-soft">
				PDF, Word, OpenDocument, RTF, text, Markdown, web page, JSON Resume, Europass or LinkedIn
				archive, up to 50 MB. {useRetention()}
			</p>
			<p id={`${id}-refusal`} role="alert">
				{refusal && (
					<span className="mt-3 flex gap-2 text-sm text-brick">
						<TriangleAlert size={17} className="mt-0.5 shrink-0" aria-hidden="true" />
						<span className="[overflow-wrap:anywhere]">{refusal}</span>
					</span>
				)}
			</p>
		</div>
	)
}

/**
 * Returns a sentence on how long an uploaded file is kept: until the person deletes it with an account, a day for a
 * guest.
 */
export function useRetention(what = 'Your file'): string {
	const { isAuthenticated } = useSession()
	return isAuthenticated
		? `${what} and its report stay in your account until you delete them.`
		: `${what} is deleted after 24 hours unless you keep it.`
}
