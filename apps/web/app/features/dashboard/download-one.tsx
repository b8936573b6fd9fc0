import { type CvSummary, getCv } from '@app/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Shrink, TriangleAlert } from 'lucide-react'
import { call } from '#shared/api/call.ts'
import { changeAccountDesign } from '#shared/change-account-design.ts'
import { useSpellingWarning } from '#shared/check-worker/spelling-warning.ts'
import { accountCvsKey } from '#shared/offline/account-cv-query-keys.ts'
import { knownCv } from '#shared/offline/read-account-cv.ts'
import { describeShortPage, nameRoom } from '#shared/typeset/describe-fit.ts'
import { downloadAccountCv } from '#shared/typeset/download-cv.ts'
import { DownloadDialog } from '#shared/typeset/download-dialog.tsx'
import { findShortPage } from '#shared/typeset/find-short-page.ts'
import { canGo, useFit } from '#shared/typeset/use-fit.ts'
import { Button } from '#shared/ui/button.tsx'

type DownloadOneProps = { cv: CvSummary; returnFocusTo: string; onClose: () => void }

/** The files of a CV of the account, and what to know or do before one goes out. */
export function DownloadOne({ cv, ...frame }: DownloadOneProps) {
	return (
		<DownloadDialog title={cv.title} download={(wish) => downloadAccountCv(cv.id, wish)} {...frame}>
			<BeforeDownload cvId={cv.id} />
		</DownloadDialog>
	)
}

/** Misspelt words, and a last page that is nearly empty; its room is there before them, so that nothing moves. */
function BeforeDownload({ cvId }: { cvId: string }) {
	const client = useQueryClient()
	const { data } = useQuery({
		queryKey: [...accountCvsKey, 'before-download', cvId],
		queryFn: async () => {
			const { document, design } = knownCv(await call(getCv, { params: { cvId } }))
			const input = { document, design }
			return { input, shortPage: await findShortPage(input) }
		},
		networkMode: 'always',
		gcTime: 0,
	})
	const warning = useSpellingWarning(data?.input ?? null)
	const fitting = useFit({
		getInput: async () => knownCv(await call(getCv, { params: { cvId } })),
		apply: async (to) => {
			await changeAccountDesign(cvId, to)
			await client.invalidateQueries({ queryKey: accountCvsKey })
		},
	})
	const shortPage = data?.shortPage ?? null
	return (
		<div role="status" className="grid min-h-11 content-center gap-3 text-sm">
			{warning === undefined ? null : (
				<p className="flex items-center gap-3 font-semibold">
					<TriangleAlert size={18} aria-hidden className="shrink-0" />
					{warning}
				</p>
			)}
			{canGo(shortPage) ? (
				<p className="flex flex-wrap items-center gap-3">
					{describeShortPage(shortPage.lines, shortPage.page)}
					<Button
						size="small"
						disabled={fitting.isBusy}
						onClick={() => void fitting.fit(shortPage.page - 1)}
					>
						<Shrink size={16} aria-hidden />
						Fit on {nameRoom(shortPage.page - 1)}
					</Button>
				</p>
			) : null}
		</div>
	)
}
