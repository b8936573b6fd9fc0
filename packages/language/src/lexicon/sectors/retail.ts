/** Shops, contact centres and their customers; the format is told in `parse-sector.ts`. */
export const retail = `
[credential]
Retail NVQ | =NVQ retail, retail skills qualification | <Level 2 retail, <Level 3 retail > Level 2 retail, <retail apprenticeship
Customer service NVQ | =NVQ customer service, customer service qualification | <Level 2 customer service, <Level 3 customer service > Level 2 customer service
Forecourt training | =forecourt qualification
Petrol station licence
Pharmacy counter assistant | =medicines counter assistant, MCA qualification, NPA counter
Keyholder | =key holder, keyholding, key holding
[tool]
Point of sale systems | =POS system, EPOS, electronic point of sale, EPOS system, till system, tills | <Square POS, <Shopify POS, <iZettle, <Vend, <chip and pin, <card payments, <PDQ machine
Handheld stock terminals | =HHT, PDT, stock gun
E-commerce platforms | =online shop platform | <Shopify, <Magento, <WooCommerce, <BigCommerce, <Amazon Seller Central, <eBay selling
Self-checkouts | =self-service tills, self-scan, assisting at self-checkouts
Planogram software | =planograms, planogram | <JDA space planning
Click and collect | =online order collection, online order picking, personal shopper for online orders | <home shopping orders, <personal shopper in supermarkets, <home shopping
Contact centre systems | <Avaya contact centre, <Genesys, <Five9, <dialler = auto dialler, <call recording
Retail systems | <Cegid, <Lightspeed Retail, <Brightpearl, <Futura retail, <Retail Pro
Shop till systems | <Epos Now, <Lightspeed, <Square, <Zettle, <SumUp, <Clover | ~Lightspeed, Square, Clover
[method]
Carcass breakdown | =carcass, carcasses, carcass butchery, whole carcass
Interflora orders | =Interflora, relay orders, eFlorist
Foam-free floristry | =foam-free, foam-free designs, foam free mechanics
Cash handling | =handling cash, cashing up, cash reconciliation, till operation, operating tills, till work, using a till, taking payments, cash register, handling payments, end of day cash, working on tills, till experience, serving at the till, checkout work, processing payments, card and cash payments, end of day cashing up, cash reconciliation in shops, float checks, balancing tills | <reconciling the till
Visual merchandising | =merchandising, VM, window displays, product displays, building displays, shop displays, display of goods, planograms in store, point of sale displays, displays | <dressing windows, <point of sale, <POS displays | ~displays
Stock control | =controlling stock, stock management, inventory control, inventory management, stock levels, checking stock levels, checking stock, managing stock, stock keeping, inventory
Stocktaking | =stocktakes, stock takes, stock counts, counting stock, inventory counts, cycle counts, stock checks
Stock replenishment | =shelf stacking, shelf filling, filling shelves, stacking shelves, replenishing shelves, replenishment, restocking shelves, restocking, stock replenishing, replenishing stock | <reduced stickers, <stock fill
Stock rotation | =rotating stock, date checking, date checks, use-by dates, code checking, reducing short-dated stock, stock dating
Loss prevention | =shrinkage reduction, shrink, reducing theft, shoplifting prevention, stock loss, stock shrinkage, stock variance, reducing shrinkage, security tagging | <shrinkage, <theft prevention
Pricing and ticketing | =price changes, price labelling, ticketing, reductions in store, markdowns, promotions set-up, promotional changes, reductions, setting up promotions
Returns and refunds | =processing refunds, refunds and exchanges, handling returns, returns processing, refunds, exchanges, handling returns in store
Promotions in store | =in-store promotions, promotional displays, sales promotions
Clienteling | =client book, personal shopping, personal styling, styling customers, styling advice
Mystery shopping | =mystery shopper scores, NPS in store, customer satisfaction surveys, NPS, net promoter score, CSAT, customer feedback
Product demonstrations | =demonstrating products, in-store demonstrations, sampling products, product demos in store
Fitting and measuring | =shoe fitting, bra fitting, tailoring measurements, fitting rooms
Buying and range planning | =range planning, retail buying, assortment planning, open to buy, buying ranges, range reviews, product selection, trading calendars
Retail figures | =KPIs in retail | <conversion, <average basket, <like-for-like sales, <footfall, <sales per hour
Store openings | =store opening, new store openings, opening and closing, locking up, opening up and closing | <refits, <shop refits
Gift wrapping | =gift cards, gift service | <gifting
Delivering a sales culture | <service standards, <shop targets
Replenishment of shelves | =topping up shelves | <replenishing, <facing up, <working cages
Age-restricted sales | =Think 25, alcohol sales
Fresh food counters | =butchery counter, fish counter, in-store bakery
Online order fulfilment | =click and collect orders, picking online orders, online orders, order fulfilment
Average handling time | =call quality, service level targets, wrap-up notes
Retention of customers | =loyalty programmes, win-back
Window dressing | =shop windows | <seasonal displays
Key cutting | <shoe repairs, <watch battery fitting, <engraving
Customer advice in shops
Shop opening | <opening up, <cashing up and locking up
Measuring customers | <measuring feet
Jewellery and watches | <watch batteries, <ring sizing
[domain]
Supermarkets | =grocery retail, food retail, supermarket, convenience store, grocery, convenience retail | <newsagents, <corner shop, <service station
Fashion retail | =clothing retail, apparel, womenswear, menswear, footwear retail, clothing store, footwear
Luxury retail | =high-end retail, jewellery sales, luxury goods | <designer brands
DIY and garden retail | =garden centre, builders merchant, DIY store, timber merchant, plumbers merchant, merchant trade, plant sales, plant retail, nursery plants retail | <tool hire, <plantaria
Electrical retail | =electronics retail, mobile phone shop, phone retail
Furniture retail | =homeware, furniture showroom, kitchen showroom | <bed shop
Charity shops | =charity retail, charity shop | <donated goods, <tagging garments, <Gift Aid in shops, <steaming clothes, <donated stock
Petrol stations | =forecourt, petrol station
Health and beauty retail | =cosmetics counter, beauty counter, pharmacy retail, pharmacy counter, healthcare counter, over-the-counter sales, OTC medicines | <medicines counter, <over the counter medicines, <WWHAM, <beauty consultant, <counter manager
Department stores | =department store, concession stand, concessions
Market stalls | =market trading, market stall, street trading
Contact centres | =call centre, contact centre, call centre environment, inbound call centre, customer contact centre, customer service centre
Online retail | =e-commerce, ecommerce, online sales, web shop, online shop
Homeware retail | =interiors retail | <home furnishings
Retail management | =retail manager, retail leadership, retail operations
Pharmacies and opticians | =opticians | <optical retail
Butchers and bakers | <fishmonger, <delicatessen, <deli counter, <fresh counters, <bakery counter, <meat counter
Beauty products | =beauty, beauty industry, aesthetic clinic, aesthetics clinic, spa and beauty | <fragrance, <perfumery, <skincare, <cosmetics
Sports and outdoor retail | =sports retail, outdoor retail | <bike shop
Retail | =retail environment, retail experience, high street retail, retail sector
DIY and builders' merchants | =hardware store, DIY retail
Automotive retail | =car dealership, car showroom, franchised dealer
Motor retail | <dealerships
Jewellery retail | =jewellery shop, watches and jewellery | <jewellers
Pet shops | =pet retail, pet store
[duty]
Opening and closing premises
Customer service | =serving customers, answering customers, customer care, customer-facing, customer facing, helping customers, face-to-face customer service, excellent customer service, looking after customers, dealing with customers, delivering customer service, customer-facing work, customer facing role, customer service skills, customer service experience, greeting customers, assisting customers, customer focus, customer focused, great service
Retail sales | =selling in store, shop floor sales, sales floor, selling to customers, sales assistant duties, shop work, shop floor | <changing rooms
Upselling | =cross-selling, add-on sales, selling up, link selling, up-selling, linked sales
Store management | =managing a store, running a shop, shop management, running a store, store manager duties, branch management, managing a shop, store manager, assistant manager in retail, deputy store manager
Shop supervision | =store supervision, supervising the shop floor, duty management in store, floor supervision
Opening and closing a shop | =opening and closing the store, opening up and locking up, opening the shop, cashing-up and closing
Handling complaints | =complaint handling, customer complaints, dealing with complaints, resolving complaints, complaint resolution, complaints
Inbound calls | =answering calls, taking calls, handling calls, call handling, incoming calls, answering customer calls, telephone enquiries, call centre work
Outbound calls | =making calls to customers, outbound calling
Live chat support | =webchat, live chat, answering chats, web chat, email and chat, responding to chats
Customer enquiries | =answering enquiries, dealing with enquiries, responding to enquiries, enquiries from customers, customer queries, answering queries, handling enquiries, answering customer questions, dealing with customer queries, enquiries | >Customer service
Product advice | =product knowledge, advising customers, advice to customers, recommending products, knowledge of products, advising on products
Goods received in store | =receiving deliveries in store, unpacking deliveries, delivery check in store, working deliveries
Store standards | =housekeeping in store, store presentation, keeping the shop tidy, tidy shop floor, keeping the store tidy, housekeeping of the shop, clean and tidy store, shop standards, floor standards | <housekeeping on the shop floor
Loyalty schemes | =loyalty card sign-ups, store card sales, loyalty cards, loyalty sign-ups | <store card sign-ups
Sales targets in store | =store KPIs, store targets, conversion rate in store, average transaction value, daily sales targets | >Sales targets
Staff rotas in store | =shop rotas, scheduling shop staff | >Rota planning
Customer account management | =customer accounts, maintaining customer records
Technical support by phone | =helpdesk calls, phone-based support
Complaint escalation | =escalated complaints, escalations from customers
Customer retention | =client retention, churn, contract renewals, QBRs, quarterly business reviews, retaining customers, saving cancellations, retention calls, reducing churn, saving customers
Order processing | =processing orders, taking orders, order entry, entering orders, sales order processing
Newspaper and lottery sales | =lottery terminal, PayPoint, newsagent duties
Cash reconciliation in store | =till reconciliation, banking in store | <safe counts, <float | >Cash handling
Click and collect handling | <online orders in store, <parcel collection
Fitting room service | <personal styling appointments
Complaints at first contact | =first contact resolution | <service recovery, <resolving queries
Moving customers between services | =meter readings from customers, moving home | <tariffs, <billing queries, <payment plans, <bill enquiries
Vulnerable customers | =customers in vulnerable circumstances | <priority services register
Delivery of stock | =stock deliveries, cage work, unpacking stock, unloading deliveries
Supervising a shop | =retail supervision, section leader, team leader in retail, department management
Volunteers in charity shops | =supporting shop volunteers, sorting donations, steaming and pricing, pricing donated goods
Putting out deliveries | =delivery processing in store | <stock processing
Store leadership | =assistant store manager
Greeting shoppers | <welcoming customers, <approaching customers, <customer queries in store
Handling age-restricted sales | =age-restricted products
Processing of returns | =returned goods
Serving in a shop | <work in a shop
Counter set-up | =set up the counter, counter displays | <weigh and wrap
`
