/** Kitchens, bars, restaurants and hotels; the format is told in `parse-sector.ts`. */
export const hospitality = `
[credential]
Food hygiene certificate | =food hygiene, basic food hygiene, food handler certificate, food safety certificate, food hygiene qualification | <Level 2 food hygiene = Level 2 food safety = food hygiene Level 2 = food safety Level 2
Level 3 food safety | =food hygiene Level 3, supervising food safety, Level 3 food hygiene, food safety Level 3 | >Level 2 food hygiene
Level 4 food safety | =managing food safety | >Level 3 food safety
Professional cookery | =catering qualification, chef qualification | <NVQ professional cookery, <culinary arts diploma, <City and Guilds 706 = 706/1, <706/2 > City and Guilds 706, <Level 2 professional cookery, <Level 3 professional cookery > Level 2 professional cookery
Personal licence | =personal licence holder, personal alcohol licence, licence to sell alcohol | <alcohol licence
Award for personal licence holders | =APLH
Wine qualification | <sommelier qualification
WSET | <WSET Level 1, <WSET Level 2 > WSET Level 1, <WSET Level 3 > WSET Level 2, <WSET Diploma > WSET Level 3 | >Wine qualification
Barista training certificate | =barista qualification | <SCA barista | @SCA barista
Allergen awareness certificate | =allergen training | <allergy training
Fire marshal in hotels | =fire warden in hotels
Cask ale certificate | <Cask Marque, <BIIAB cellar qualification
[tool]
Hotel property management system | =PMS hotel software, property management system | <Opera PMS, <Opera, <Protel, <Guestline, <Mews, <Rezlynx
Restaurant booking systems | =table booking software, reservation system | <OpenTable, <ResDiary, <SevenRooms, <Quandoo, <Resy
Hospitality tills | =restaurant POS | <Micros, <Zonal Aztec, <Lightspeed POS, <Toast POS, <Tevalis
Booking channels | =online travel agents, OTAs, channel manager | <Booking.com extranet
Kitchen ordering software | <Procure Wizard, <Fourth Hospitality
Hotel systems | <Opera Cloud, <Cloudbeds, <Hotsoft, <RoomMaster
Rota and labour software | <Fourth, <S4labour, <Rotaready | ~Fourth
Table ordering apps | <OrderPay, <Deliverect
Table booking systems | <DesignMyNight, <Collins | ~Collins
Delivery platforms for food | <Deliveroo, <Just Eat, <Uber Eats
[equipment]
Bakery ovens | =deck ovens, rack ovens, deck oven
Espresso machines | =coffee machine, barista equipment, coffee making, making coffee, espresso-based drinks, coffee grinders | <latte art, <espresso, <milk steaming, <filter coffee
Commercial kitchen equipment | <commercial ovens, <combi oven = rational oven > commercial ovens, <deep fat fryer = fryers, <bain-marie, <grill section, <griddles, <food mixers, <meat slicers
Beer cellar | =cellar management, cellar, cellar work | <changing barrels = keg changing = changing kegs, <line cleaning = line cleaning in cellars = beer lines, <cask ale
Commercial dishwashers | =dishwasher operation, pot wash, pot washing, kitchen porter duties, washing up, dishwashing, kitchen porter, KP
Hospitality kitchen tools | <knife skills, <knives, <water bath, <sous vide, <smoker, <josper
Bar equipment | <glass washer, <draught beer
Glasswashers | =dishwashers
[method]
Order taking | =taking drinks orders
Room turndown | =turndown, evening turndown
Bread dough | =dough, dough making, proving, dough mixing, scaling and moulding, hand moulding
HACCP | =hazard analysis and critical control points, HACCP plans, HACCP procedures, food safety management, temperature checks, food temperature records, due diligence records, fridge temperatures, SFBB, food safety standards
Food safety | =food hygiene standards, kitchen hygiene, EHO inspections, five-star hygiene rating, food hygiene rating, safer food better business
Allergen management | =allergen awareness, allergens, allergy matrix, Natasha's law, dietary requirements, special diets, allergies
Menu planning | =menu development, menu design, designing menus, planning menus, creating menus, seasonal menus, menu creation, writing menus, daily specials
Food costing | =dish costing, menu costing, costing dishes, gross profit in kitchens, food GP, food cost control, gross profit, GP margins, food margins, kitchen margins, wastage control, reducing waste, controlling waste, wastage
Portion control | =portioning, controlling portions
Food preparation | =food prep, preparing food, mise en place, prep work in kitchens, preparing ingredients, vegetable preparation, prepping vegetables, preparing sandwiches, preparation of food
Cooking | =cook meals, cooking meals, preparing meals, meal preparation, cook to order, cooking food
Pastry | =patisserie, desserts, pastry section, dessert section
Baking | =bread making, breads, cake making, bakery production, cake decorating, bread baking, pastry making, cakes and pastries, laminated dough | <viennoiserie production, <croissants, <puff pastry making
Butchery | =meat preparation, boning, knife skills for meat | <butcher, <deboning, <cutting meat, <boning out, <sausage making, <knife work, <trussing
Fish preparation | =fish filleting, filleting fish, fishmongery, fish section
Sauces | =sauce section, saucier, stocks and sauces
Plating | =food presentation, plating up, presentation of dishes
Stock rotation in kitchens | =FIFO, date labelling of food, day dots | >Stock rotation
Waste reduction in kitchens | =food waste reduction, reducing food waste, cutting food waste
Cocktail making | =mixology, making cocktails, cocktails, cocktail preparation | <mixing cocktails, <cocktail bar
Wine service | =wine knowledge, wine pairing, sommelier service, recommending wine, sommelier work
Silver service | =fine dining service, formal dining service, plated service
Table service | =waiting tables, waiting on tables, serving tables, taking food orders, serving food, food service, serving food and drinks, waiting staff, plate carrying, carrying plates, running food | <food running
Upselling to guests | =suggestive selling, upselling menu items
Event catering | =banqueting, conference and banqueting, weddings and events, functions catering, outside catering, buffet service, private dining, wedding coordination, C&B
Mass catering | =contract catering, volume catering, bulk cooking, school meals, hospital catering | <serving meals to patients, <patient meals
Room cleaning standards | =servicing rooms, making beds, turndown service, room inspections, inspecting rooms, room checks, linen control, linen stock
Fish and shellfish | =shellfish, shellfish preparation, smoking fish | <filleting, <curing
Bread and dough | <sourdough, <viennoiserie, <lamination, <pizza making
Larder work | =larder section | <cold section, <garde manger, <starters
Cooking from scratch | =scratch cooking, from scratch | <fresh food, <fresh ingredients, <seasonal ingredients
Gross profit in hospitality | <GP, <GP targets, <wage percentage, <labour costs
Running the pass | =kitchen pass, on the pass | <expediting, <calling checks
Room service | =in-room dining | <minibar, <deep cleaning rooms
Breakfast service | =breakfast chef, breakfast shifts | <buffets, <serving breakfast, <cooking breakfast
Afternoon tea | <tea service, <patisserie service
Ordering and rotation in bars | <wet stock, <stock takes in bars
Vegan cooking | =vegetarian cooking, gluten free cooking, halal cooking, kosher cooking | <world cuisine, <Italian cuisine, <Asian cuisine, <Indian cuisine
Revenue management | =yield management, rate management | <RevPAR
Section cooking | =hot section, line cooking, working the pass, fry section
Fresh cooking | =freshly cooked food, seasonal produce
Stock ordering in kitchens | =ordering ingredients, supplier orders, ordering stock, placing orders with suppliers
Barista skills | =barista, barista experience, speciality coffee, dialling in
Room cleaning | =cleaning bedrooms, servicing bedrooms, stripping beds
Upselling rooms | =room upgrades, upselling in hotels, occupancy
Food delivery apps | =takeaway orders, delivery platforms, Deliveroo orders, Uber Eats orders
Plated desserts | =plated puddings | <petits fours, <ice creams, <sorbets, <ice cream making
Chocolate work | =chocolate tempering, tempering chocolate | <chocolatier work
Sugar work | =sugar craft | <sugarcraft, <wedding cakes, <celebration cakes
Grill cooking | =grill chef, cooking steaks, charcoal grill
Carvery | <Sunday roasts, <roast dinners
Tea and coffee service | <hot drinks, <serving hot drinks, <making hot drinks, <smoothies
Sandwich making | =sandwiches | <paninis, <salads preparation
Menu knowledge | =product knowledge of food | <describing dishes, <recommending dishes
Beer knowledge | =craft beer, knowledge of ales | <real ale
Registration of guests | =registration cards, guest registration
Duty walks | =fire walks, building walks | <security patrols of the hotel
End of day | =end of day procedure, end of shift reports
Food waste recording | =waste logs, waste sheets
Special occasion events | <parties, <birthday parties, <private functions, <corporate functions
Dough and bread making | <shaping loaves, <kneading, <scaling dough, <baker, <mixing dough
Cake decoration | <icing cakes, <fondant
Kitchen portering
School and care catering | <cook for children, <catering for special diets, <school cook, <care home cook, <dietary needs
[domain]
Restaurants | =restaurant setting, restaurant experience, restaurant kitchen, restaurant floor, casual dining, brasserie, à la carte, fresh-food pub
Fine dining | =Michelin-starred, rosette restaurant, AA rosette
Hotels | =hotel setting, hotel industry, hotel operations, hotel experience, four-star hotel, hotel environment
Pubs | =pub setting, gastropub, pub kitchen, licensed premises
Bars | =bar work, bar service, bartending, bar tending, serving drinks, pouring drinks, bar operations, pulling pints, serving behind the bar, bar experience
Cafés | =coffee shop, café setting, tea room, cafe, bakery, artisan bakery, craft bakery
Fast food | =quick service restaurant, QSR, takeaway food, fast-food restaurant, drive-through, takeaway
Care home catering | =textured diets, IDDSI, modified diets, puréed meals
Event venues | =conference venue, wedding venue, stadium hospitality
Holiday parks | =caravan park, campsite operations, holiday accommodation, holiday resort, campsites | <holiday lets
Cruise ships | =cruise line, onboard hospitality
Rosette kitchens | =rosette | <Michelin, <Michelin star
Event catering venues | <wedding parties, <weddings, <banquets, <functions
Schools and hospitals catering | =education catering, healthcare catering, B&I catering
Spa hotels | =country house hotel, boutique hotel, luxury hotel, five-star hotel, 5-star hotel
Hostels | <guest house, <bed and breakfast, <serviced apartments
Pubs and bars | =bar environment, nightclub, wet-led pub
Contract catering sites | =workplace catering
Events industry | =festivals, outdoor events, stadium catering, hospitality venues
Luxury hospitality | =high-end hospitality | <members' club, <private members club, <four star property, <five star property
Seaside holiday sites | =holiday village | <lodges, <glamping
Family dining | <carvery pub, <pizza restaurant, <pizzeria
[duty]
Kitchen management | =running a kitchen, kitchen operations, leading a kitchen, managing a kitchen, kitchen supervision, head chef duties, kitchen leadership, managing a brigade, brigade, head chef, kitchen team leadership
Brigade leadership | =leading a brigade, kitchen brigade, managing chefs, leading chefs
Front of house | =FOH, front-of-house service, front of house management, floor management
Restaurant management | =managing a restaurant, running a restaurant, restaurant manager duties, general management in hospitality, pub management, running a pub
Bar management | =managing a bar, running a bar, bar supervision, licensed premises management
Hotel reception | =hotel front desk, front desk operations, guest check-in, checking in guests, check-in and check-out, night audit, guest arrivals, guest check-ins, welcoming guests, greeting guests, night porter, end of day in hotels, night reception | <night manager, <late arrivals, <overnight operation of the hotel
Concierge | =concierge services, guest requests, VIP guests | <booking taxis
Reservations | =taking reservations, table bookings, room reservations, handling reservations, taking bookings, managing bookings, bookings
Housekeeping | =hotel housekeeping, room attendant, chambermaid, cleaning guest rooms
Guest relations | =guest experience, guest services, guest satisfaction, guest care, looking after guests, hospitality to guests
Kitchen stock ordering | =ordering kitchen supplies, ordering food, food ordering, supplier orders for kitchens
Kitchen cleaning | =deep cleaning kitchens, cleaning down, kitchen clean down, cleaning schedules in kitchens, clean as you go
Meeting service times | =busy service, high-volume service, covers a night, high-volume kitchen
Complaint handling with guests | =guest complaints, resolving guest issues | >Handling complaints
Event planning | =event management, event coordination, organising events, planning events, events coordination, event organisation
Age verification | =Challenge 25, checking ID, responsible alcohol sales, licensing law
Private hire of rooms | =function bookings, function room sales
Waste and recycling in hospitality | =bin store, glass collection
Section running | =running a section, own section, running own section | <chef de partie, <demi chef, <commis chef, <sous chef
Checking guests in | =check-in, check-out, registering guests | <arrivals and departures, <reservations by phone
Taking payment from guests | =billing guests, guest billing | <settling bills | >Cash handling
Hosting | =host duties | <seating guests, <meet and greet
Setting tables | =laying tables, table setting | <polishing cutlery
Lifting and carrying in kitchens | =kitchen deliveries | <putting away deliveries | >Manual handling
Hotel management | =duty management in hotels, hotel duty manager, rooms division
Housekeeping supervision | =head housekeeper, supervising housekeepers, housekeeping team
Catering for groups | =bulk catering, cooking for large numbers, cooking in volume, event food, school kitchen, staff canteen
Shift running in hospitality | =running shifts, shift management, shift leading, shift leader
Setting up for service | =setting up tables, setting up function rooms, set-up and breakdown, clearing tables
Event delivery in venues | =delivering events, event set-up, function set-up, conference set-up
Serving lounge food | =serving light meals, lounge service | <light meals, <bar snacks
Preparing guests' bills | =guest folios | <early departures, <posting charges
Guest recovery | =guest feedback | <responding to reviews, <TripAdvisor reviews
Guest transport | <valet parking, <luggage handling, <bell service, <door service
Restocking bars | =restocking fridges, bar restocking | <bottling up, <ice and garnishes
Kitchen paperwork | =HACCP paperwork, kitchen records, cleaning rotas in kitchens
Holding keys of a venue | =opening and closing the venue | <opening and closing the cafe, <opening the bar
Cooking to a budget | =food budgets | <cost per cover, <cost per head
Catering assistance | =catering assistant, general assistant in catering | <kitchen assistant, <serving at the counter, <counter service
`
