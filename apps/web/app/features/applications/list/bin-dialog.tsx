import {
	applicationBinDays,
	deleteApplicationForGood,
	emptyApplicationBin,
	listApplications,
} from '@app/contract/applications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/api/call.ts'
import { Button } from '#shared/ui/button.tsx'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { Spinner } from '#shared/ui/spinner.tsx'
import { toast } from '#shared/ui/toast.ts'
import { formatApplicationName } from '../application-formatting.ts'
import { applicationsKey, askedAtOnce, atOnce, useApplicationChanges } from '../use-applications.ts'

/** The applications that were deleted lately: each can be taken out again, or deleted for good. */
export function BinDialog({ onClose }: { onClose: () => void }) {
	const bin = useQuery({
		...askedAtOnce,
		queryKey: [...applicationsKey, 'bin'],
		queryFn: ({ signal }) => call(listApplications, { query: { from: 'bin' }, signal }),
		refetchOnMount: 'always',
	})
	const { restore } = useApplicationChanges()
	const { remove, empty } = useDeletingForGood()
	const [asked, setAsked] = useState<{ title: string; run: () => void } | null>(null)
	const applications = bin.data?.applications ?? []
	return (
		<Dialog title="Deleted applications" onClose={onClose}>
			<div className="p-5 sm:p-7">
				<p className="mb-5 text-ink-soft">
					Deleted applications stay here for {applicationBinDays} days.
				</p>
				{bin.isPending ? <Spinner label="Loading deleted applications" /> : null}
				<FormProblem problem={bin.error?.message ?? null} />
				{bin.isSuccess && applications.length === 0 ? <p>The bin is empty.</p> : null}
				<ul className="m-0 list-none p-0">
					{applications.map((application) => (
						<li
							key={application.id}
							className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-b border-line py-3"
						>
							<span className="min-w-0 flex-1 basis-64 font-semibold wrap-anywhere">
								{formatApplicationName(application)}
							</span>
							<span className="flex gap-1">
								<Button size="small" onClick={() => restore.mutate(application.id)}>
									Restore
								</Button>
								<Button
									size="small"
									look="bare"
									onClick={() =>
										setAsked({
											title: `Delete “${formatApplicationName(application)}” permanently?`,
											run: () => remove.mutate(application.id),
										})
									}
								>
									Delete permanently
								</Button>
							</span>
						</li>
					))}
				</ul>
				{applications.length > 1 ? (
					<Button
						size="small"
						className="mt-5"
						onClick={() =>
							setAsked({
								title: `Delete all ${applications.length} permanently?`,
								run: () => empty.mutate(),
							})
						}
					>
						Empty the bin
					</Button>
				) : null}
				{asked ? (
					<ConfirmDialog
						title={asked.title}
						action="Delete permanently"
						onCancel={() => setAsked(null)}
						onConfirm={asked.run}
					>
						<p>You can’t undo this. Notes, letters and history will be deleted too.</p>
					</ConfirmDialog>
				) : null}
			</div>
		</Dialog>
	)
}

function useDeletingForGood() {
	const client = useQueryClient()
	const shared = {
		...atOnce,
		onError: (error: Error) => toast.error(error.message),
		onSettled: () => client.invalidateQueries({ queryKey: applicationsKey }),
	}
	return {
		remove: useMutation({
			mutationFn: (applicationId: string) =>
				call(deleteApplicationForGood, { params: { applicationId } }),
			...shared,
		}),
		empty: useMutation({ mutationFn: () => call(emptyApplicationBin, {}), ...shared }),
	}
}
