export type MoreVersions = { isBusy: boolean; onMore: () => void } | null
