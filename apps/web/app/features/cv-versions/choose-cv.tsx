import type { CvSummary } from '@app/contract'
import { useNavigate } from 'react-router'
import { CvSelect } from '#shared/cv-choice/cv-select.tsx'
import { buildVersionHref, useVersionsUrlState } from './versions-url-state.ts'

/** Chooses whose versions are shown, when there are several CVs. */
export function ChooseCv({ cvs, cvId }: { cvs: CvSummary[]; cvId: string }) {
	const navigate = useNavigate()
	const address = useVersionsUrlState()
	const isListed = cvs.some(({ id }) => id === cvId)
	if (cvs.length < 2 && isListed) return null
	return (
		<div className="w-full sm:w-72">
			<CvSelect
				label="Choose a CV"
				value={cvId}
				onChoose={(id) =>
					void navigate(buildVersionHref(address, { cvId: id, versionId: null, withId: null }))
				}
				cvs={cvs}
				before={isListed ? null : <option value={cvId}>This CV</option>}
			/>
		</div>
	)
}
