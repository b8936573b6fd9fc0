import type { Cv, CvVersion, CvVersionSummary } from '@app/contract'
import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { Spinner } from '#shared/ui/spinner.tsx'
import { CompareVersions } from './compare-versions.tsx'
import { NameVersion } from './name-version.tsx'
import { RestoreVersion } from './restore-version.tsx'
import { useVersion } from './use-cv-versions.ts'
import { formatMoment, formatVersionName, versionReasonLabels } from './version-formatting.ts'
import { buildVersionHref, useVersionsUrlState } from './versions-url-state.ts'

type VersionViewProps = {
	now: Cv
	versions: CvVersionSummary[]
	versionId: string
	/** Whether the person opened the version, so that it takes the focus on a narrow screen. */
	isChosen: boolean
}

/** Shows one version: its name, a button that restores it, and its differences from another version. */
export function VersionView({ now, versions, versionId, isChosen }: VersionViewProps) {
	const { data, error, refetch } = useVersion(now.id, versionId)
	if (data) {
		// The list knows the name that was given since.
		const label = versions.find(({ id }) => id === versionId)?.label ?? data.label
		const version = { ...data, label }
		return (
			<>
				<VersionHead version={version} now={now} isChosen={isChosen} />
				<CompareVersions now={now} versions={versions} version={version} />
			</>
		)
	}
	if (error === null) return <Spinner label="Loading version" />
	return (
		<div role="alert">
			<h2 className="text-xl">We couldn’t load this version</h2>
			<p className="mt-2 max-w-[34rem] text-ink-soft">{error.message}</p>
			<div className="mt-5 flex flex-wrap gap-3">
				<Button onClick={() => void refetch()}>Try again</Button>
				<ButtonLink to={`/cv/versions?cv=${now.id}`} look="bare">
					All versions
				</ButtonLink>
			</div>
		</div>
	)
}

type VersionHeadProps = { version: CvVersion; now: Cv; isChosen: boolean }

function VersionHead({ version, now, isChosen }: VersionHeadProps) {
	const address = useVersionsUrlState()
	const title = useRef<HTMLHeadingElement>(null)
	const { id, label, reason, createdAt, revision } = version
	useEffect(() => {
		if (isChosen && !window.matchMedia('(min-width: 900px)').matches) title.current?.focus()
	}, [isChosen])
	const isNow = revision === now.revision
	return (
		<header className="mb-7">
			<h2
				ref={title}
				tabIndex={-1}
				className="text-[1.75rem] outline-none [overflow-wrap:anywhere]"
			>
				{formatVersionName(version)}
			</h2>
			<p className="mt-1 text-ink-soft">
				{label ? `${versionReasonLabels[reason].words} · ` : ''}
				<time dateTime={createdAt}>{formatMoment(createdAt)}</time>
				{isNow ? ' · same as current version' : ''}
			</p>
			<div className="mt-4 flex flex-wrap items-start gap-3">
				{isNow ? null : (
					<RestoreVersion
						now={now}
						versionId={id}
						after={buildVersionHref(address, { versionId: id, withId: null })}
					/>
				)}
				<NameVersion cvId={now.id} versionId={id} label={label} />
			</div>
		</header>
	)
}
