// Written by `npm run data` from data/noun-synonyms.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const nounSynonyms = `words
customer client shopper
guest visitor
patient client
child kid youngster pupil
pupil student learner schoolchild child
staff employee worker colleague personnel crew workforce team
starter joiner recruit newcomer
trainee apprentice
manager boss
person people individual
man gentleman
woman lady
boy lad
friend mate pal
baby infant
teenager youth
young youngster
veg vegetable
info information
admin administration administrative
kit equipment gear
lab laboratory
rep representative
spec specification
temp temperature
advert advertisement ad
bike bicycle
fridge refrigerator
physio physiotherapist
maths mathematics
op operation
min minute
hr hrs hour
yr yrs year
sec secs second
wk wks week
mth mths month
mins minute
doc document
rec reconciliation reconcile
stat statistic
ob observation
appt appointment
mum mother
dad father
parent carer
hand manual manually
arrear debt
present gift
bin rubbish
post letter
flyer leaflet
note minute
talk presentation speech
trip visit
sofa settee
cupboard cabinet
lunch dinner meal
tea meal
rental hire
queue line
crew team
squad team
flat apartment
pub bar
cafe
soldier troop
lawn grass
shrub bush
lift elevator
shot injection jab
kerb pavement
holiday vacation leave
hen chicken
calf cattle cow
timber wood
brick brickwork
plaster plasterwork
tile tiling
socket outlet
cable wire wiring
pipe pipework
fault breakdown
blaze fire
fee charge
expenses expense
diner customer guest
passenger customer
reader borrower
member subscriber
volunteer helper
speaker presenter
classroom class
syllabus curriculum
paper exam
module course
training course
rule policy
contract agreement
deal contract
law legislation
budget funds
grant funding
money cash
pay wage salary
discount reduction
offer promotion
window shopfront
label tag
box carton
load delivery
round route
route run
depot yard
van vehicle
plane aircraft
boat vessel
alarm alert
gate entrance door
site premises building
hall venue
song music
picture painting drawing
book title
page webpage
user customer
ticket request issue
chart graph
spreadsheet workbook
email message
message text
old elderly older
shop store outlet
till checkout pos
parcel package
letter mail post
phone telephone call
complaint grievance
problem issue fault defect bug
query question enquiry inquiry request
meal food dish
lesson class session
machine machinery equipment
tool equipment
lorry truck hgv
rubbish waste litter trash
rota roster timetable
diary calendar
invoice bill
payroll wage
takings revenue turnover income sale
cost expense expenditure spending spend
website site
app application
software program
computer pc laptop
task duty job
procedure process
trip visit outing excursion
garden grounds
house home property
order purchase
booking reservation appointment
stock inventory goods
supplier vendor
medicine medication drug med
figure number data information
record note log
target goal kpi quota
quick fast rapid
web internet online
doctor gp physician
university uni
company firm business
warehouse depot
feedback comment
survey questionnaire
test exam
exam assessment
photo photograph picture image
video footage
code script
error mistake
risk hazard
induction onboarding
evening night
end close
start beginning
term semester
absence absent away leave
road highway
document paper paperwork
form document
bricklayer brickie
rise increase growth
drop fall reduction decrease
saving save
teacher teaching
bathroom toilet
area region district`
