import type { CvSummary } from '@app/contract'
import { useNavigate } from 'react-router'
import { SelectField } from '#shared/ui/field.tsx'
import { buildVersionHref, useVersionAddress } from './version-address.ts'

/** Chooses whose versions are shown, when there are several CVs. */
export function ChooseCv({ cvs, cvId }: { cvs: CvSummary[]; cvId: string }) {
	const navigate = useNavigate()
	const address = useVersionAddress()
	const isListed = cvs.some(({ id }) => id === cvId)
	if (cvs.length < 2 && isListed) return null
	return (
		<div className="w-full sm:w-72">
			<SelectField
				label="Choose a CV"
				value={cvId}
				onChange={({ target }) =>
					void navigate(
						buildVersionHref(address, { cvId: target.value, versionId: null, withId: null }),
					)
				}
			>
				{isListed ? null : <option value={cvId}>This CV</option>}
				{cvs.map(({ id, title }) => (
					<option key={id} value={id}>
						{title}
					</option>
				))}
			</SelectField>
		</div>
	)
}
