import type { Cv, CvVersion, CvVersionSummary } from '@app/contract'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { SelectField } from '#shared/ui/field.tsx'
import { Spinner } from '#shared/ui/spinner.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { ChangeList } from './change-list.tsx'
import type { ComparedSide } from './describe-changes.ts'
import { SideBySidePages } from './side-by-side-pages.tsx'
import { useVersion } from './use-cv-versions.ts'
import { formatMoment, formatVersionName } from './version-formatting.ts'
import { buildVersionHref, useVersionsUrlState } from './versions-url-state.ts'

type CompareVersionsProps = { now: Cv; versions: CvVersionSummary[]; version: CvVersion }

/** Shows the differences between a version and another version or the present CV, in words and as pages. */
export function CompareVersions({ now, versions, version }: CompareVersionsProps) {
	const address = useVersionsUrlState()
	const navigate = useNavigate()
	const go = (changes: Parameters<typeof buildVersionHref>[1]) =>
		void navigate(buildVersionHref(address, { cvId: now.id, versionId: version.id, ...changes }), {
			replace: true,
			preventScrollReset: true,
		})
	const withId = address.withId === version.id ? null : address.withId
	const other = useVersion(now.id, withId)
	const sides = useSides(version, withId === null ? now : (other.data ?? null))
	return (
		<>
			<div className="mb-5 max-w-[26rem]">
				<SelectField
					label="Compared with"
					value={withId ?? 'now'}
					onChange={({ target }) => go({ withId: target.value === 'now' ? null : target.value })}
				>
					<option value="now">Current version</option>
					{versions
						.filter(({ id }) => id !== version.id)
						.map((one) => (
							<option key={one.id} value={one.id}>
								{formatMoment(one.createdAt)}: {formatVersionName(one)}
							</option>
						))}
				</SelectField>
			</div>
			{sides ? (
				<Tabs
					label="Comparison view"
					current={address.arePages ? 'pages' : 'words'}
					onChange={(id) => go({ arePages: id === 'pages' })}
					tabs={[
						{ id: 'words', label: 'Changes', content: <ChangeList {...sides} /> },
						{ id: 'pages', label: 'Side by side', content: <SideBySidePages {...sides} /> },
					]}
				/>
			) : (
				<OtherMissing error={other.error} />
			)}
		</>
	)
}

function OtherMissing({ error }: { error: Error | null }) {
	if (error === null) return <Spinner label="Loading the other version" />
	return (
		<p role="alert" className="text-ink-soft">
			{error.message}
		</p>
	)
}

/** Both sides, the older first. */
function useSides(
	version: CvVersion,
	other: Cv | CvVersion | null,
): { older: ComparedSide; newer: ComparedSide } | null {
	return useMemo(() => {
		if (other === null) return null
		const sides = { one: toComparedSide(version), other: toComparedSide(other) }
		const isOtherNewer = !('number' in other) || other.number > version.number
		return isOtherNewer
			? { older: sides.one, newer: sides.other }
			: { older: sides.other, newer: sides.one }
	}, [version, other])
}

function toComparedSide(side: Cv | CvVersion): ComparedSide {
	const { document, design } = side
	const name =
		'number' in side
			? `${formatVersionName(side)}, ${formatMoment(side.createdAt)}`
			: 'Current version'
	return { name, content: { document, design } }
}
