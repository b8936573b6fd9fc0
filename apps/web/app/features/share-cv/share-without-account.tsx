import { useQuery } from '@tanstack/react-query'
import { Send, Share2 } from 'lucide-react'
import { useState } from 'react'
import { fileOfCv } from '#shared/typeset/download-cv.ts'
import type { PreviewInput } from '#shared/typeset/preview-scheduler.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { toast } from '#shared/ui/toast.ts'

type ShareWithoutAccountProps = {
	getInput: () => PreviewInput
	/** Whether it stands in the bar of the editor, which has room for the word only on wide screens. */
	isCompact?: boolean
}

/** Shows the ways to share a CV that is only in this browser: as a file, or by link from an account. */
export function ShareWithoutAccount({ getInput, isCompact = false }: ShareWithoutAccountProps) {
	// The CV as it is when the dialog opens.
	const [input, setInput] = useState<PreviewInput | null>(null)
	return (
		<>
			<Button
				size="small"
				className={isCompact ? 'max-sm:px-3' : ''}
				onClick={() => setInput(getInput())}
			>
				<Share2 size={isCompact ? 17 : 16} aria-hidden />
				<span className={isCompact ? 'max-xl:sr-only' : ''}>Share</span>
			</Button>
			{input ? (
				<Dialog title="Share your CV" onClose={() => setInput(null)}>
					<div className="grid gap-8 p-5 sm:p-7">
						{mayTakeFiles() ? <SendFile input={input} /> : null}
						<section>
							<h3 className="mb-1.5 font-sans text-base font-semibold">By link</h3>
							<p className="mb-4 max-w-[36rem] text-ink-soft">
								To share a link, you need an account. You choose who can open it, what they see and
								when it expires. You can stop sharing at any time. Your CV moves to your account
								when you sign in.
							</p>
							<div className="flex flex-wrap gap-3">
								<ButtonLink to="/register" size="small">
									Create an account
								</ButtonLink>
								<ButtonLink to="/login" size="small">
									Sign in
								</ButtonLink>
							</div>
						</section>
					</div>
				</Dialog>
			) : null}
		</>
	)
}

/** Whether this device offers to hand files to other programs at all. */
function mayTakeFiles(): boolean {
	const sample = new File([''], 'CV.pdf', { type: 'application/pdf' })
	return typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] })
}

function SendFile({ input }: { input: PreviewInput }) {
	// It is made before anybody presses: a browser opens its list only at once.
	const {
		data: file,
		error,
		isPending,
	} = useQuery({
		queryKey: ['file-to-send', input.document, input.design],
		// The file goes to other people, so it carries no data copy of the CV, whatever the person's preference.
		queryFn: () => fileOfCv(input, { format: 'pdf', carriesData: false }),
		// Without a connection it says so, rather than wait for one.
		networkMode: 'always',
		refetchOnReconnect: true,
		gcTime: 0,
	})
	const handleSend = () =>
		file === undefined
			? undefined
			: void navigator.share({ files: [file] }).catch((problem: unknown) => {
					// A person who closes the share menu has cancelled.
					const isClosed = problem instanceof DOMException && problem.name === 'AbortError'
					if (!isClosed)
						toast.error('We couldn’t share the file from this device. Download it instead.')
				})
	return (
		<section>
			<h3 className="mb-1.5 font-sans text-base font-semibold">As a file</h3>
			<p className="mb-4 max-w-[36rem] text-ink-soft">
				{error === null
					? 'Send the PDF with another app on this device, such as your email.'
					: `We couldn’t make the file. ${error.message}`}
			</p>
			<Button size="small" disabled={file === undefined} onClick={handleSend}>
				<Send size={16} aria-hidden />
				{isPending ? 'Making the file…' : 'Send PDF'}
			</Button>
		</section>
	)
}
