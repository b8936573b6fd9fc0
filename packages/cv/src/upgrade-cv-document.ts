/** Makes a document of one version into a document of the next. */
export type DocumentUpgrade = (document: Record<string, unknown>) => Record<string, unknown>

/**
 * The upgrade from version 1 stands first, the one from version 2 second, and so on. Whoever changes the shape of
 * a CV raises `currentSchemaVersion`, adds the upgrade here, and keeps a sample of the new version among the
 * fixtures. A field that is only added counts too: an older server would drop it.
 */
export const documentUpgrades: DocumentUpgrade[] = [withFacts, withNotes, withLevelWords]

// Version 2 keeps what the person answered to questions about their lines.
function withFacts(document: Record<string, unknown>): Record<string, unknown> {
	return { ...document, facts: [] }
}

// Version 3 keeps what the person notes down for themselves.
function withNotes(document: Record<string, unknown>): Record<string, unknown> {
	return { ...document, notes: [] }
}

// Version 4 keeps the words in which the person gives the level of a language.
function withLevelWords(document: Record<string, unknown>): Record<string, unknown> {
	const { language } = document
	if (!Array.isArray(language)) return document
	return { ...document, language: language.map((item) => ({ level: '', ...item })) }
}

/** Brings a document from its version to the one after the last upgrade, one step at a time. */
export function upgradeDocument(
	document: Record<string, unknown>,
	version: number,
	upgrades: DocumentUpgrade[] = documentUpgrades,
): Record<string, unknown> {
	return upgrades
		.slice(version - 1)
		.reduce(
			(older, upgrade, index) => ({ ...upgrade(older), schemaVersion: version + index + 1 }),
			document,
		)
}
