const ofLorries = new Set([
	'hgv-class-1-licence',
	'hgv-class-2-licence',
	'7-5-tonne-licence',
	'pcv-licence',
	'd1-licence',
	'digital-tachograph-card',
])
const anyCpc = ['cpc', 'said:cpc']
const [driverCpc, ofManagers] = ['driver-cpc', 'transport-manager-cpc']

/**
 * Reads “CPC” beside a lorry or coach licence as the driver's CPC, unless the text also names the CPC for transport
 * managers.
 */
export function withDriverCpc<Named extends { conceptId: string }>(
	named: readonly Named[],
): Named[] {
	const isOfDrivers =
		named.some(({ conceptId }) => ofLorries.has(conceptId)) &&
		named.every(({ conceptId }) => conceptId !== ofManagers)
	if (!isOfDrivers) return [...named]
	const isKnown = named.some(({ conceptId }) => conceptId === driverCpc)
	return named.flatMap((one) => {
		if (!anyCpc.includes(one.conceptId)) return [one]
		const label = 'label' in one ? { label: 'Driver CPC', kind: 'credential' } : {}
		// An advert asks once for one thing.
		return isKnown && 'label' in one ? [] : [{ ...one, ...label, conceptId: driverCpc }]
	})
}
