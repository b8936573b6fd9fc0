import type { Cv, ShareSettings } from '@app/contract'
import { fullName } from '@app/cv'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#shared/api/api-error.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { toast } from '#shared/ui/toast.ts'
import { SeenByOthers } from './seen-by-others.tsx'
import { ShareAccessFields } from './share-access-fields.tsx'
import {
	isChanged,
	type ShareDraft,
	slugFrom,
	toShareDraft,
	toShareRequest,
	validateShareDraft,
} from './share-draft.ts'
import { SharedLink } from './shared-link.tsx'
import { SharedPartsField } from './shared-parts-field.tsx'
import type { useShareSettings } from './use-share-settings.ts'
import { WhoSees } from './who-sees.tsx'

type ShareFormProps = Pick<ReturnType<typeof useShareSettings>, 'save' | 'renew'> & {
	settings: ShareSettings
	cv: Cv
}

/** Shows the choices at the left and the page for others at the right; no choice takes effect before it is saved. */
export function ShareForm({ settings, cv, save, renew }: ShareFormProps) {
	const [draft, setDraft] = useState(() => toShareDraft(settings))
	const [isChecked, setIsChecked] = useState(false)
	const change = (changes: Partial<ShareDraft>) => setDraft({ ...draft, ...changes })
	const problems = isChecked ? validateShareDraft(draft, settings, new Date()) : {}
	const isTaken = save.error instanceof ApiError && save.error.code === 'slug_taken'
	const isShared = draft.visibility !== 'private'

	function handleVisibility(visibility: ShareDraft['visibility']) {
		const isNamed = visibility !== 'public' || draft.slug !== ''
		const slug = isNamed ? draft.slug : slugFrom(fullName(cv.document.personalInfo))
		change({ visibility, slug })
	}

	function handleSubmit(event: FormEvent) {
		event.preventDefault()
		setIsChecked(true)
		if (Object.keys(validateShareDraft(draft, settings, new Date())).length > 0) return
		sendDraft(draft)
	}

	function sendDraft(wanted: ShareDraft) {
		save.mutate(toShareRequest(wanted, settings), {
			onSuccess: (saved) => {
				setDraft(toShareDraft(saved))
				setIsChecked(false)
				toast.success(saved.visibility === 'private' ? 'Sharing stopped.' : 'Settings saved.')
			},
		})
	}

	return (
		<div className="grid min-[860px]:grid-cols-[minmax(0,1fr)_21rem]">
			<form
				onSubmit={handleSubmit}
				noValidate
				className="grid content-start gap-8 px-5 py-6 sm:px-7"
			>
				{settings.publicId === null ? null : (
					<SharedLink
						settings={settings}
						isBusy={save.isPending || renew.isPending}
						onRenew={() =>
							renew.mutate(undefined, {
								onSuccess: () =>
									toast.success('The old link no longer works. Here’s your new one.'),
								onError: (error) => toast.error(error.message),
							})
						}
						onStop={() => sendDraft({ ...toShareDraft(settings), visibility: 'private' })}
					/>
				)}
				<WhoSees value={draft.visibility} onChange={handleVisibility} />
				{isShared ? (
					<>
						<ShareAccessFields
							draft={draft}
							settings={settings}
							problems={isTaken ? { ...problems, slug: save.error?.message ?? '' } : problems}
							onChange={change}
						/>
						<SharedPartsField
							cv={cv}
							hiddenParts={draft.hiddenParts}
							onChange={(hiddenParts) => change({ hiddenParts })}
						/>
					</>
				) : null}
				<div className="sticky bottom-0 -mx-5 -mb-6 border-t border-line bg-paper px-5 py-4 sm:-mx-7 sm:px-7">
					<FormProblem problem={isTaken ? null : (save.error?.message ?? null)} />
					<Button
						type="submit"
						look="primary"
						className="mt-0 max-sm:w-full"
						disabled={save.isPending || !isChanged(draft, settings)}
					>
						{nameAction(draft, settings, save.isPending)}
					</Button>
				</div>
			</form>
			<SeenByOthers cv={cv} hiddenParts={draft.hiddenParts} isShared={isShared} />
		</div>
	)
}

function nameAction(draft: ShareDraft, settings: ShareSettings, isBusy: boolean): string {
	if (isBusy) return 'Saving…'
	if (draft.visibility === 'private' && settings.visibility !== 'private') return 'Stop sharing'
	if (settings.visibility !== 'private') return 'Save changes'
	return draft.visibility === 'public' ? 'Publish this CV' : 'Share this CV'
}
