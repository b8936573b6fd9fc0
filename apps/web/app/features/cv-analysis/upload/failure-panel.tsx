import { FileX2, TriangleAlert } from 'lucide-react'
import { Button } from '#shared/ui/button.tsx'
import type { Failure } from '../session/describe-failure.ts'
import { useFileUpload } from '../session/use-file-upload.ts'
import { DropZone } from './drop-zone.tsx'
import { PasteInstead } from './paste-instead.tsx'

type FailurePanelProps = {
	failure: Failure
	fileName: string | null
	onTryAgain: () => void
	onFile: (file: File) => void
}

/** Shows the error of a file, what to do about it, and the place for another file. */
export function FailurePanel({ failure, fileName, onTryAgain, onFile }: FailurePanelProps) {
	const { isDragging, refusal, take } = useFileUpload(onFile)
	return (
		<div className="mx-auto max-w-[38rem] px-4 pt-14 pb-24 sm:px-6 sm:pt-20">
			<TriangleAlert size={28} className="text-brick" aria-hidden="true" />
			<div role="alert">
				<h1 className="mt-4 text-2xl outline-none" tabIndex={-1}>
					{failure.title}
				</h1>
				{fileName && (
					<p className="mt-3 flex items-center gap-2 text-sm text-ink-soft">
						<FileX2 size={16} className="shrink-0" aria-hidden="true" />
						<span className="[overflow-wrap:anywhere]">{fileName}</span>
					</p>
				)}
				<p className="mt-3">{failure.advice}</p>
			</div>
			{failure.canTryAgain && (
				<Button className="mt-6" onClick={onTryAgain}>
					Try again
				</Button>
			)}
			<div className="mt-8">
				<DropZone
					label="Choose another file"
					isDragging={isDragging}
					refusal={refusal}
					onFiles={take}
				/>
				<PasteInstead onFile={onFile} />
			</div>
		</div>
	)
}
