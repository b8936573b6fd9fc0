import type { Cv, CvVersionSummary } from '@app/contract'
import { Link } from 'react-router'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { groupByDay } from './group-by-day.ts'
import { SaveVersion } from './save-version.tsx'
import {
	formatMoment,
	formatTime,
	formatVersionName,
	versionReasonLabels,
} from './version-formatting.ts'
import { VersionTrend } from './version-trend.tsx'
import { buildVersionHref, useVersionsUrlState } from './versions-url-state.ts'

export type MoreVersions = { isBusy: boolean; onMore: () => void } | null

type VersionListProps = {
	now: Cv
	versions: CvVersionSummary[]
	more: MoreVersions
	current: string | null
}

/** Shows the present CV, and below it the earlier versions, day by day. */
export function VersionList({ now, versions, more, current }: VersionListProps) {
	return (
		<nav aria-label="Versions">
			<section
				aria-labelledby="now-title"
				className="rounded-panel border border-line bg-paper px-4 pt-3.5 pb-4"
			>
				<h2 id="now-title" className="text-lg">
					Current version
				</h2>
				<p className="mt-0.5 text-sm text-ink-soft [overflow-wrap:anywhere]">
					{now.title} · changed {formatMoment(now.updatedAt)}
				</p>
				<VersionTrend cvId={now.id} now={now.document} dismissed={now.design.dismissedChecks} />
				<div className="mt-3 flex flex-wrap gap-2">
					<ButtonLink to={`/cv-writer/edit/${now.id}`} size="small">
						Open in the editor
					</ButtonLink>
					<SaveVersion cvId={now.id} />
				</div>
			</section>
			{versions.length === 0 ? <NoVersionYet /> : null}
			{groupByDay(versions).map(({ title, versions: ofDay }) => (
				<section key={title} aria-label={title} className="mt-6">
					<h2 className="mb-1.5 font-sans text-sm font-semibold tracking-normal text-ink-soft">
						{title}
					</h2>
					<ul className="m-0 list-none p-0">
						{ofDay.map((version) => (
							<VersionRow
								key={version.id}
								version={version}
								cvId={now.id}
								isCurrent={version.id === current}
								isNow={version.revision === now.revision}
							/>
						))}
					</ul>
				</section>
			))}
			{more ? (
				<Button size="small" className="mt-5" disabled={more.isBusy} onClick={more.onMore}>
					Show older versions
				</Button>
			) : null}
		</nav>
	)
}

type VersionRowProps = {
	version: CvVersionSummary
	cvId: string
	isCurrent: boolean
	isNow: boolean
}

function VersionRow({ version, cvId, isCurrent, isNow }: VersionRowProps) {
	const address = useVersionsUrlState()
	const { words, icon: Icon } = versionReasonLabels[version.reason]
	const notes = [version.label ? words : '', isNow ? 'same as current version' : ''].filter(Boolean)
	return (
		<li>
			<Link
				to={buildVersionHref(address, { cvId, versionId: version.id, withId: null })}
				aria-current={isCurrent ? 'true' : undefined}
				className="-mx-2 flex min-h-11 items-start gap-2.5 rounded-control px-2 py-2 text-ink no-underline hover:bg-desk-2 min-[900px]:aria-[current]:bg-accent-wash"
			>
				<Icon size={17} aria-hidden className="mt-[0.28em] shrink-0 text-ink-soft" />
				<span className="min-w-0 flex-1">
					<span
						className={`block [overflow-wrap:anywhere] ${version.label ? 'font-semibold' : ''}`}
					>
						{formatVersionName(version)}
					</span>
					{notes.length > 0 ? (
						<span className="block text-sm text-ink-soft">{notes.join(' · ')}</span>
					) : null}
				</span>
				<time dateTime={version.createdAt} className="shrink-0 pt-0.5 text-sm text-ink-soft">
					{formatTime(version.createdAt)}
				</time>
			</Link>
		</li>
	)
}

function NoVersionYet() {
	return (
		<p className="mt-6 text-sm text-ink-soft">
			No versions yet. Ella saves them as you write and each time you download. You can also save
			one here yourself.
		</p>
	)
}
