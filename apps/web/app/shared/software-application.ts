/** The description of the product for search engines. */
export const softwareApplication = {
	'@type': 'SoftwareApplication',
	name: 'Ella',
	applicationCategory: 'BusinessApplication',
	operatingSystem: 'Any',
	inLanguage: 'en-GB',
	description: 'Create professional CVs with AI-powered tools and expert-designed templates.',
	offers: [
		{ '@type': 'Offer', name: 'Basic CV Builder', price: '0', priceCurrency: 'USD' },
		{ '@type': 'Offer', name: 'Premium CV Builder', price: '9.99', priceCurrency: 'USD' },
	],
}
