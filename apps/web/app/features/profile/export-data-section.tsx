import { exportAccount } from '@app/contract'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { call } from '#shared/api/call.ts'
import { callTimeoutMs } from '#shared/api/send-request.ts'
import { saveFile } from '#shared/save-file.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { PageSection } from '#shared/ui/page-section.tsx'

/** Everything that is stored about the person, as a file. */
export function ExportDataSection() {
	const download = useMutation({
		mutationFn: async () => {
			const answer = await call(exportAccount, { timeoutMs: callTimeoutMs })
			saveFile(await answer.blob(), readFileName(answer))
		},
	})
	return (
		<PageSection
			title="Your data"
			text="Everything we keep about you: your details, CVs, reports and uploaded files."
		>
			<Button size="small" disabled={download.isPending} onClick={() => download.mutate()}>
				<Download size={16} aria-hidden />
				{download.isPending ? 'Preparing…' : 'Download my data (zip)'}
			</Button>
			<div className="mt-4">
				<FormProblem problem={download.error?.message ?? null} />
			</div>
		</PageSection>
	)
}

function readFileName(answer: Response): string {
	const named = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')
	return named?.[1] ?? 'ella-data.zip'
}
