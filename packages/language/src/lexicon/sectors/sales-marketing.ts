/** Selling, marketing and fundraising; the format is told in `parse-sector.ts`. */
export const salesMarketing = `
[credential]
CIM qualification | =Chartered Institute of Marketing, CIM | <CIM certificate, <CIM diploma > CIM certificate, <chartered marketer | @CIM
Digital marketing certificate | <IDM diploma, <Google Ads certification, <Google Analytics certification, <HubSpot certification, <Facebook Blueprint
CIPR qualification | =Chartered Institute of Public Relations | <CIPR diploma
Institute of Fundraising qualification | =CIoF certificate, certificate in fundraising
Estate agency qualification | =Propertymark | <NAEA = NAEA Propertymark, <ARLA = ARLA Propertymark = ARLA qualified | @NAEA, ARLA, NAEA Propertymark, ARLA Propertymark
CIOF membership | =CIOF | <chartered institute of fundraising | @CIOF
[tool]
Salesforce | =Salesforce CRM, SFDC | <Sales Cloud | >Customer relationship management systems
HubSpot | =HubSpot CRM | <HubSpot Marketing | >Customer relationship management systems
Web analytics | =website analytics | <Google Analytics = GA4, <Adobe Analytics
Paid social | =paid social media, social media advertising | <Meta Ads = Facebook Ads = Instagram ads, <LinkedIn Ads, <TikTok Ads
Customer relationship management systems | =CRM, CRM system, CRM systems, CRM software, customer relationship management | <Zoho CRM, <Pipedrive, <Microsoft Dynamics CRM, <SugarCRM, <Raiser's Edge
Google Ads | =AdWords, Google AdWords
Google Tag Manager | =GTM
Conversion tracking
Conversion optimisation
SEO tools | <Google Search Console = Search Console, <Screaming Frog, <SEMrush, <Ahrefs, <Moz
Email marketing platforms | =email platform | <Mailchimp, <Klaviyo, <Dotdigital, <Campaign Monitor, <Marketo, <Pardot, <HubSpot emails, <Braze
Social media schedulers | =social media scheduling, scheduling posts | <Hootsuite, <Buffer, <Sprout Social, <Later | ~Buffer, ~Later
Prospecting tools | <LinkedIn Sales Navigator = Sales Navigator, <ZoomInfo, <Cognism
Canva | =Canva design
Content management systems | =CMS, content management system, updating websites, website content management | <WordPress, <Drupal, <Squarespace, <Wix, <Umbraco, <Contentful
Survey tools | =survey software | <SurveyMonkey, <Qualtrics, <Typeform
Property software | =estate agency software | <Reapit, <Alto, <Rightmove Plus, <Jupix, <Street.co.uk, <Dezrez, <PropertyFile, <Fixflo | ~Alto
Shopify store | =Shopify product updates
Product listings | =listing products online
Online marketplaces | <Etsy, <eBay, <Amazon marketplace
Email builders | <Mailerlite, <Constant Contact, <Brevo, <ActiveCampaign
Ad platforms | <Bing Ads, <programmatic, <DV360, <display advertising
Estate agency portals | =property portals | <Rightmove, <Zoopla, <OnTheMarket
Fundraising databases | <Donorfy, <Beacon CRM, <ThankQ, <Care NG, <Access thankQ, <Donorflex
Ticketing platforms | <Eventbrite, <Cvent, <Ticket Tailor, <Tessitura, <Bizzabo
Web analytics tools | <Mixpanel, <PostHog, <Amplitude, <Hotjar | ~Amplitude
Social schedulers | <Buffer scheduling, <Later scheduling
Sales engagement tools | <Outreach.io, <Apollo.io, <Gong | ~Gong
Video apps | <InShot
Sales and recruiting systems | <Vincere
Donor databases | <Harlequin CRM
[method]
Landlord relations | =landlord liaison, looking after landlords
Rent reviews | =rent increases, lease renewals
Possession notices | =Section 21, Section 8 notices, eviction notices
Tenancy deposits | =TDS, deposit protection, tenancy deposit scheme, DPS, deposit disputes
Audio-visual for events | =AV, AV suppliers
Run sheets | =event schedules, run of show
Delegate management | =managing delegates, exhibitors, exhibitor management
Return on investment | =ROI, campaign ROI, return on ad spend, ROAS
Income targets | =fundraising targets, income generation targets
Property listings | =property particulars, property details, brochure details for properties
Case for support | =cases for support, fundraising proposals, funding proposals
On-page optimisation | =on-page optimization, meta descriptions, title tags, schema markup, structured data, log file analysis
Search engine optimisation | =SEO, on-page SEO, technical SEO, link building, organic search, keyword research
Pay-per-click advertising | =PPC, paid search, search engine marketing, SEM, PPC campaigns, paid media, paid advertising, search advertising | <Facebook adverts, <pay per click, <paid social campaigns
Social media marketing | =social media, managing social media, social media management, social media channels, running social media, social media campaigns, Facebook, LinkedIn, social media posts, social media content, YouTube | <Instagram, <Facebook pages, <TikTok, <LinkedIn company pages, <social channels, <community posts
Content marketing | =content creation, creating content, content writing, content strategy, content planning, blog writing, writing blog posts, content production, writing content, social content, website content | <copywriter, <product descriptions, <newsletters writing, <case studies writing
Copywriting | =writing copy, web copy, marketing copy, copy writing, copy for adverts, SEO copy
Email marketing | =email campaigns, newsletters, e-newsletters, email newsletters, marketing emails, mailing lists, email automation, customer journeys in email | <e-shots
Marketing automation | =lead nurturing, lead scoring, drip campaigns
Campaign management | =marketing campaigns, managing campaigns, campaign planning, integrated campaigns, planning campaigns, campaign delivery, multi-channel campaigns
Brand management | =branding, brand development, brand strategy, brand guidelines, brand awareness, brand voice, brand consistency, brand assets, rebranding, brand guardianship | <tone of voice, <photo library
Market research | =customer research, focus groups, competitor analysis, consumer insight, market analysis, researching markets, market insight | <surveys and questionnaires, <questionnaires
Customer segmentation | =segmentation, audience targeting, personas, customer personas, clustering, propensity models, churn models
A/B testing | =split testing, conversion rate optimisation, CRO, multivariate testing
Influencer marketing | =influencer partnerships, affiliate marketing, partnerships marketing, partnerships, influencer campaigns
Public relations | =PR, media relations, press relations, press releases, writing press releases, press office, press enquiries, media coverage | <pitching stories, <journalists
Internal communications | =employee communications, internal comms, staff newsletters, intranet content
Crisis communications | =crisis PR, reputation management
Direct marketing | =direct mail, leaflet distribution, door-to-door marketing
Event marketing | =exhibitions, trade shows, conferences and exhibitions, roadshows, exhibition stands, running events, webinars, conferences | <awards dinners
Marketing analytics | =campaign reporting, marketing reporting, ROI reporting, marketing performance analysis, campaign analytics, attribution, website traffic, click-through rates
Product marketing | =product launches, go-to-market, go-to-market strategy, launching products, product positioning, launch plans | <value propositions, <messaging and positioning
Pricing strategy | =price setting, pricing analysis
Negotiation | =negotiating, negotiation skills, negotiating deals, negotiating with suppliers
Consultative selling | =solution selling, needs-based selling, SPIN selling, value selling, MEDDIC, consultative sales, relationship selling
Cold calling | =cold calls, telesales, telemarketing, outbound sales calls, telephone sales, outbound telesales | <telephone prospecting, <outbound prospecting, <LinkedIn outreach, <new business calls, <door to door
Lead generation | =generating leads, prospecting, sourcing leads, new leads, appointment setting, qualifying leads, lead qualification, self-generated leads
Sales forecasting | =pipeline management, sales pipeline, managing a pipeline, pipeline forecasting, forecast accuracy | <forecasting sales, <pipeline reviews
Closing sales | =closing deals, converting leads, lead conversion
Door-to-door sales | =field canvassing, door to door sales, canvassing
Sales presentations | =product pitches, pitching, pitching to clients, sales pitches, client presentations, demos, giving demos, presenting to clients
Quotations | =Business proposals, client proposals, preparing quotations, producing quotes, quotes and proposals, writing proposals, sales proposals
Merchandising analysis | =trade marketing, category plans, promotions planning
User-generated content | =community management, online communities, community moderation
Blogging | =blog post, writing blogs
Content calendars | =editorial calendar, social calendar, content schedule
Photo and video shoots | =product shoots, photo shoots, short-form video | <filming content
Influencers | <brand ambassadors, <brand partnerships
Press enquiries handling | =press requests, media enquiries, press coverage | <media requests
Print buying | =order print, print suppliers, print orders, printed materials, print fulfilment | <printers, <mailing houses
Video and reels editing | =video for social media | <CapCut, <short films
Online advertising | <paid ads, <social ads, <retargeting, <remarketing, <display ads
Viewings and valuations | =conducting viewings | <qualifying buyers, <registering applicants = applicant registration = matching applicants, <negotiating offers, <property descriptions, <sales progression = sales progressing = progressing sales, <chasing solicitors, <market appraisals
Objection handling | =overcoming objections | <closing techniques, <rapport in sales
Tender and proposal pricing | =commercial proposals, bid pricing
Loyalty and retention marketing | =customer loyalty, lifecycle marketing | <CRM campaigns
Charity appeals | =appeals | <regular giving = in memory giving = legacy giving = cash appeals = mid-value giving, <donor acquisition, <gift aid
Sales negotiation | =sales closing
Property sales progression | =chain chasing, chasing chains, chain management, listing properties
Print and production | =brochures and leaflets, marketing materials, marketing collateral, flyers
Pricing | =promotional pricing, pricing proposals
Customer success | =onboarding customers, renewals of contracts, adoption of software, churn reduction, customer onboarding
Supporter journeys | =donor journeys, supporter retention | <lifetime value
Event production | =hybrid events, event registration | <running orders, <show calling, <AV specifications, <floor plans, <speaker booking, <booking speakers, <delegate registration
Venue finding | =sourcing venues, venue sourcing, venue hire, site visits to venues
Channel sales | =partner sales, distributor sales | <reseller management
Photography of homes | =property photography | <floor plan drawing, <EPC bookings
Merchandising online | <marketplace listings, <Amazon listings, <eBay listings, <product uploads
Negotiating rates | =negotiating rates and margins | <negotiating margins, <negotiating price, <price negotiation, <rates and margins
Building a client base | <client base, <growing a client base, <building a customer base, <winning new customers, <repeat business
Promoting events | =event promotion | <promoting services, <promotional material
[domain]
Cruise and tailor-made travel | =cruises, cruise sales, destination knowledge, ATOL, package travel regulations
B2B sales | =business-to-business sales, business to business, B2B, corporate sales
B2C sales | =business-to-consumer, consumer sales, B2C, B2C marketing, direct to consumer
Software sales | =SaaS sales, technology sales, IT sales
Media sales | =advertising sales, selling advertising, ad sales
Automotive sales | =car sales, vehicle sales, motor sales, used car sales, new car sales | <test drives, <part exchange, <F&I, <finance and insurance products
Property sales | =estate agency, property valuations, house sales, viewings, property viewings, lettings agency, estate agents, valuations of property, accompanied viewings, property industry, residential sales, block viewings | <property sector, <open house
Pharmaceutical sales | =medical sales, medical device sales
Export sales | =international sales, overseas distributors
Travel sales | =travel agency, selling holidays, travel consultancy, Galileo, Sabre, package holidays, booking holidays, flights and hotels bookings, travel advice, travel trade, business travel, corporate travel
Energy sales | =solar sales, utilities sales
Agency marketing | =marketing agency, advertising agency, agency side, creative agency
Digital marketing | =online marketing, digital campaigns, digital advertising, digital channels, performance marketing, growth marketing | <A/B testing of campaigns, <funnels
Consumer goods | =consumer brands | <skincare brand
Technology marketing | =B2B marketing, SaaS marketing
Export and distribution sales | =trade sales | <wholesale, <distributors, <trade counter
Agencies | =agency experience, media agency, digital agency
Advertising | =advertising campaigns, out-of-home advertising
Telecoms sales | =broadband sales, mobile phone sales
[duty]
New business development | =business development, winning new business, new business, new business sales, winning new clients, winning contracts, bringing in new business, developing new business, hunting new accounts, new customers
Account management | =managing accounts, key account management, client account management, key accounts, managing client accounts, client relationship management, managing client relationships, client accounts, account manager, account growth, account development, strategic accounts
Field sales | =territory management, territory sales, area sales, outside sales, regional sales, territory planning, on the road sales, external sales, visiting customers, sales territory, face-to-face sales, sales visits
Internal sales | =inside sales, sales support, sales administration, sales coordination, preparing quotes, sales orders, quotes, estimating and quoting, quoting for work, pricing work, surveys and quotes, providing quotes, estimates for customers
Sales management | =managing a sales team, leading a sales team, sales team leadership, sales leadership, sales team management
Sales targets | =meeting sales targets, exceeding targets, hitting targets, sales quotas, achieving sales targets, KPIs in sales, exceeding sales targets, target-driven sales | <sales KPIs, <commission-based sales
Fundraising | =legacies, gifts in wills, legacy income, raising funds, community fundraising, corporate fundraising, trusts and foundations, major donors, individual giving, legacy fundraising, stewardship, street fundraising, corporate partnerships | <challenge events, <raffles and lotteries, <raffles, <lotteries, <collection tins, <charity of the year, <fundraiser, <trust fundraising
Donor care | =supporter care, supporter engagement, donor stewardship
Website management | =managing a website, website updates, maintaining websites, website maintenance, WordPress development, WordPress sites, theme development, plugins | <web content, <CMS updates
Marketing budget management | =managing marketing budgets, media buying, media planning
Agency management | =managing agencies, briefing agencies, working with agencies
Customer journey mapping | =customer experience design, CX, customer experience, customer insights
Tender writing | =tender responses, bid writing for contracts, writing tenders
Lettings | =referencing tenants, right to rent, tenant checks, letting agent, tenancy agreements, tenant referencing, check-ins of tenants, right to rent checks, residential lettings, tenant find, lettings negotiator, property inspections
Sponsorship sales | =sponsorship, partnership development
Photography for marketing | =product photography, video content, video marketing, reels, creating videos
Briefing designers | =briefing creatives, working with designers | <working with agencies on campaigns
Events in marketing | =events, event support, event stands, hosting events
Customer visits in sales | =customer visits, client visits, meeting clients, client contact, client appointments, client liaison, liaising with clients, dealing with clients, client communication | <client meetings, <face-to-face meetings, <visiting clients, <account visits, <site visits to customers
Sales reporting | =sales figures, weekly sales reports, reporting on sales
Order and quote follow-up | =following up quotes, following up leads, follow-up calls
Sales | =selling, sales experience, sales work, selling skills, sales skills, sales role, sales environment | ~sales
Hitting sales targets | =revenue targets, working to sales targets
Marketing | =marketing activity, marketing support, marketing experience, marketing plans, marketing strategy, marketing assistance
Customer relationships | =building customer relationships, maintaining customer relationships, client relationships, building client relationships, building relationships with clients, customer relationship building
Booking appointments for sales | =making appointments for sales | <setting meetings | >Appointment scheduling
Lead follow-up | =following up enquiries, inbound leads, warm leads, chasing leads
Proposals and quotes | =preparing proposals | <quotation preparation
Supplier briefing | <freelance copywriters
`
