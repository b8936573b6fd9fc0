import type { Application, SentCv } from '@app/contract/applications'
import { Download, FileText } from 'lucide-react'
import { useState } from 'react'
import { CvSelect } from '#shared/cv-choice/cv-select.tsx'
import { useCvChoice } from '#shared/cv-choice/use-cv-choice.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { SelectField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { toast } from '#shared/ui/toast.ts'
import { downloadVersion, useVersionChoice } from '../account-cv-calls.ts'
import { formatSentCv } from '../application-formatting.ts'
import type { ApplicationAutosave } from './application-autosave.ts'
import { DetailSection } from './detail-section.tsx'
import { saveForm, saveWithToast } from './save-with-toast.ts'
import { TailoredCvPanel } from './tailored-cv-panel.tsx'

type SentCvSectionProps = { application: Application; saver: ApplicationAutosave }

/** Which CV went out, to the version, and the copy that was fitted to this job. */
export function SentCvSection({ application, saver }: SentCvSectionProps) {
	const { sentCv, tailoredCv } = application
	const [isChosen, setIsChosen] = useState(false)
	return (
		<DetailSection title="The CV you sent" isEdited={isChosen}>
			{sentCv === null ? null : <SentCvShown sentCv={sentCv} />}
			{isChosen ? (
				<ChooseSentCv
					preferredCvId={sentCv?.cvId ?? tailoredCv?.cvId ?? null}
					onSave={(sent) => saveForm(saver, { sentCv: sent })}
					onClose={() => setIsChosen(false)}
				/>
			) : (
				<div className="flex flex-wrap gap-3">
					<Button size="small" data-opener onClick={() => setIsChosen(true)}>
						<FileText size={17} aria-hidden />
						{sentCv === null ? 'Choose the CV you sent' : 'Change'}
					</Button>
					{sentCv === null ? null : (
						<Button
							size="small"
							look="bare"
							onClick={() => void saveWithToast(saver, { sentCv: null })}
						>
							Remove
						</Button>
					)}
				</div>
			)}
			<TailoredCvPanel application={application} />
		</DetailSection>
	)
}

function SentCvShown({ sentCv }: { sentCv: SentCv }) {
	const { cvId, versionId } = sentCv
	const [isBusy, setIsBusy] = useState(false)
	const isThere = cvId !== null && versionId !== null

	async function handleDownload() {
		if (!isThere) return
		setIsBusy(true)
		try {
			await downloadVersion(cvId, versionId)
		} catch (error) {
			toast.error(
				error instanceof Error ? error.message : 'We couldn’t make the file. Please try again.',
			)
		}
		setIsBusy(false)
	}

	return (
		<div className="mb-4">
			<p className="wrap-anywhere">
				<span className="text-ink-soft">Sent: </span>
				<span className="font-semibold">{formatSentCv(sentCv)}</span>
			</p>
			{isThere ? (
				<div className="mt-2.5 flex flex-wrap gap-3">
					<ButtonLink size="small" to={`/cv/versions?cv=${cvId}&version=${versionId}&view=pages`}>
						View it
					</ButtonLink>
					<Button size="small" disabled={isBusy} onClick={() => void handleDownload()}>
						<Download size={17} aria-hidden />
						{isBusy ? 'Making the PDF…' : 'Download as PDF'}
					</Button>
				</div>
			) : (
				<p className="mt-1 text-sm text-ink-soft">This CV has since been deleted.</p>
			)}
		</div>
	)
}

type ChooseSentCvProps = {
	preferredCvId: string | null
	onSave: (sent: { cvId: string; versionId?: string }) => Promise<unknown>
	onClose: () => void
}

function ChooseSentCv({ preferredCvId, onSave, onClose }: ChooseSentCvProps) {
	const list = useCvChoice()
	const [chosen, setChosen] = useState(preferredCvId)
	const [versionId, setVersionId] = useState('')
	const [problem, setProblem] = useState<string | null>(null)
	const cvs = list.data?.cvs ?? []
	const cvId = cvs.find(({ id }) => id === chosen)?.id ?? cvs[0]?.id ?? null
	const versions = useVersionChoice(cvId)

	async function handleSave() {
		if (cvId === null) return
		try {
			await onSave({ cvId, ...(versionId === '' ? {} : { versionId }) })
			onClose()
		} catch (error) {
			setProblem(
				error instanceof Error ? error.message : 'We couldn’t save this. Please try again.',
			)
		}
	}

	if (list.isSuccess && cvs.length === 0) {
		return (
			<p className="text-ink-soft">
				There’s no CV in your account yet. Write or import one, then you can record which version
				you sent.
			</p>
		)
	}
	return (
		<div className="grid gap-4">
			<div className="grid gap-4 sm:grid-cols-2">
				<CvSelect
					label="CV"
					value={cvId ?? ''}
					onChoose={(id) => {
						setChosen(id)
						setVersionId('')
					}}
					cvs={cvs}
				/>
				<SelectField
					label="Version"
					help="As it is now. We’ll save it as a version, so you can always look back at it."
					value={versionId}
					onChange={({ target }) => setVersionId(target.value)}
				>
					<option value="">As it is now</option>
					{(versions.data?.versions ?? []).map(({ id, number, label, createdAt }) => (
						<option key={id} value={id}>
							{number}: {label || new Date(createdAt).toLocaleDateString('en-GB')}
						</option>
					))}
				</SelectField>
			</div>
			<FormProblem problem={problem ?? list.error?.message ?? null} />
			<div className="flex flex-wrap gap-3">
				<Button
					size="small"
					look="primary"
					disabled={cvId === null}
					onClick={() => void handleSave()}
				>
					I sent this one
				</Button>
				<Button size="small" onClick={onClose}>
					Cancel
				</Button>
			</div>
		</div>
	)
}
