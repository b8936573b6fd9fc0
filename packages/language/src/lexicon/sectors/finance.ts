/** Accounts, banking and insurance; the format is told in `parse-sector.ts`. */
export const finance = `
[credential]
Senior managers regime | =SMCR, Senior Managers and Certification Regime | @SMCR
ACCA | =ACCA qualified, Association of Chartered Certified Accountants | <FCCA | >Qualified accountant
ACA | =ACA qualified, ICAEW, FCA chartered accountant | >Qualified accountant | @ICAEW
ICAS | =CA qualified | >Qualified accountant | @ICAS
CIMA | =CIMA qualified, ACMA, CGMA | >Qualified accountant
AAT | =Association of Accounting Technicians | <AAT Level 2 = AAT foundation, <AAT Level 3 = AAT advanced > AAT Level 2, <AAT Level 4 = AAT qualified = MAAT = AAT professional > AAT Level 3
CIPFA | =CIPFA qualified
CFA | =chartered financial analyst, CFA charterholder | >CFA Level 1
CFA Level 1
CFA candidate
IMC | =investment management certificate
CeMAP | =mortgage adviser qualification, certificate in mortgage advice and practice | <CeRER
Diploma in financial planning | =DipPFS, Level 4 diploma in regulated financial planning | <DipFS, <Level 4 financial planning
Chartered financial planner | =chartered wealth manager | >Diploma in financial planning
Cert CII | =Chartered Insurance Institute qualification
Dip CII | =diploma in insurance | >Cert CII
ACII | =advanced diploma in insurance | >Dip CII
CIPP | =payroll qualification, CIPP membership
CTA | =chartered tax adviser, CTA qualified
ATT | =ATT qualified, Association of Taxation Technicians
CICM | =credit management qualification
Qualified by experience | =QBE
Qualified accountant | =fully qualified accountant | <chartered accountant, <CCAB qualified = CCAB | >Part-qualified accountant
Part-qualified accountant | =part-qualified, part-qualified ACCA, part-qualified CIMA, ACCA part-qualified, CIMA part-qualified, finalist accountant | <ACCA student = studying towards ACCA, <CIMA student = studying towards CIMA
CIPP qualification | =CIPP diploma | <foundation degree in payroll
Accounting degree | =degree in accounting, accounting and finance degree
Tax qualification
Insurance qualification | <CII certificate, <CII diploma > Cert CII
[tool]
Xero | =Xero accounting, Xero certified | >Accounting software
Sage 50 | =Sage Line 50, Sage Accounts, Sage 50 Accounts, Sage Accounting | >Sage
Sage 200 accounting | =Sage 200cloud | >Sage, >Sage 200
QuickBooks | =QuickBooks Online, QBO | >Accounting software
NetSuite | =Oracle NetSuite | >ERP systems
SAP finance | =SAP FICO, SAP FI | <SAP S/4HANA Finance | >SAP
Oracle Financials | <Oracle Fusion financials, <Oracle EBS | >Oracle ERP
Receipt capture software | =receipt scanning software | <Dext = Receipt Bank, <AutoEntry, <Hubdoc
Market data terminals | =market data | <Bloomberg = Bloomberg terminal, <Refinitiv = Reuters Eikon
Planning and budgeting software | <Hyperion = Oracle EPM, <Anaplan, <Adaptive Insights
Financial modelling in Excel | =financial models, financial modelling, building financial models, three-statement model, scenario modelling | <sensitivity analysis
Sage | =Sage accounting software | <Sage Intacct, <Sage Business Cloud | >Accounting software
Company cards | =credit cards, expense cards | <Pleo, <Soldo
Payment systems | =Faster Payments | <BACS, <CHAPS, <direct debits, <online banking
Payroll systems | =payroll software | <Sage Payroll = Sage 50 Payroll = Sage Payroll software, <BrightPay, <Moneysoft, <IRIS Payroll, <ADP, <Moorepay, <Ceridian, <Payrite, <Zellis, <Staffology | >Payroll
Accounting software | =accounting packages, accounting systems, bookkeeping software, accounts packages | <FreeAgent, <KashFlow, <FreshBooks, <Clear Books, <Access Dimensions, <Business Central, <Unit4, <Agresso
Accounts production software | =accounts production packages | <IRIS Accounts Production = IRIS accountancy, <CCH, <TaxCalc, <VT Accounts, <Alphatax
Practice software | <Iris accounts, <BTCSoftware, <Taxfiler
Finance reporting tools | <Cognos, <Vena
Tax and accounts software | <IRIS, <Digita
Insurance systems | <Acturis, <Open GI, <Guidewire, <SSP Pure
[method]
Debt recovery by law | =county court claims, CCJs, statutory demands | >Credit control
Insurance liability | =policy liability, indemnity decisions, policy wordings, policy coverage
Personal protection insurance | =protection insurance, life cover, critical illness cover, income protection
Lending criteria | =lender criteria, affordability checks, decisions in principle
Cost reporting in projects | =commercial reporting, commercial management | >Cost reporting
Bookkeeping | =book-keeping, bookkeeper duties, keeping the books, double-entry bookkeeping, double entry | <posting to ledgers, <bank feeds, <receipts and payments
Bank reconciliation | =bank reconciliations, reconciling bank accounts, reconciling the bank, bank recs
Balance sheet reconciliation | =balance sheet reconciliations, reconciling control accounts, control account reconciliation, reconciling accounts, account reconciliation
Month-end close | =month end, month-end, month-end accounts, period-end close, month-end reporting, month-end procedures
Year-end accounts | =year end, statutory accounts, year-end close, annual accounts, final accounts preparation | <FRS 105
Accruals and prepayments | =accruals, prepayments, posting journals, journals, journal entries
Management accounts | =management accounting, monthly management accounts, preparing management accounts, management reporting, monthly reporting packs, month-end packs, variance commentary, monthly management information, management packs, KPI reporting in finance
Financial reporting | =IFRS, FRS 102, UK GAAP, group reporting, consolidation of accounts, statutory reporting
Budgeting | =preparing budgets, budget setting, budget preparation, setting budgets, annual budgets
Forecasting | =cash flow forecasting, cashflow forecasts, financial forecasting, rolling forecasts, cash flow management, weekly cash flow, short-term cash flow
Variance analysis | =budget variance, variance reporting, analysing variances
Financial analysis | =analysing financial data, financial planning and analysis, FP&A, profitability analysis
Cost control | =controlling costs, cost reduction, cost saving, cost accounting, product costing, standard costing
VAT returns | =VAT, preparing VAT returns, Making Tax Digital, MTD, VAT submissions, VAT quarterly returns | <quarterly VAT returns
Corporation tax | =corporate tax, tax computations, tax compliance
Personal tax | =self-assessment tax returns, self assessment, personal tax returns, income tax returns, corporation tax returns | <partnership returns
CIS returns | =construction industry scheme, CIS
Payroll | =running payroll, processing payroll, payroll processing, payroll administration, PAYE, end-to-end payroll, weekly payroll, monthly payroll, timesheets, processing timesheets, starters and leavers, payroll queries, statutory deductions, real time information, RTI, payroll year end, umbrella payroll, leavers and changes, leavers, new starters and leavers, absence and sickness in payroll, pay queries, answering pay queries, answer payroll queries | <contractual changes
Pension administration | =auto-enrolment, pensions administration, workplace pensions | <defined benefit pensions, <benefit calculations
External audit | =statutory audit, audit fieldwork, auditing accounts, audit planning
Internal audit | =internal controls, internal auditing, controls testing, SOX compliance, Sarbanes-Oxley
Credit control | =chasing debt, debt collection, chasing payments, chasing invoices, aged debt, aged debtors, debt recovery, legal action on debts, collections activity, overdue accounts, chasing overdue invoices | <debtor days = DSO = days sales outstanding, <overdue invoices, <chasing overdue accounts, <credit controller, <debt chasing
Accounts payable | =purchase ledger, AP, processing supplier invoices, supplier payments, paying suppliers, invoice processing, purchase invoices, BACS payments, payment runs | <invoice matching
Accounts receivable | =sales ledger, AR, customer receipts, cash allocation, allocating payments, cash posting, allocating cash, unallocated cash | <allocating receipts
Expenses processing | =expense claims, processing expenses, petty cash, company credit cards | <credit card reconciliation
Fixed assets | =fixed asset register, depreciation, asset register
Intercompany accounting | =intercompany reconciliations, intercompany
Treasury | =treasury management, foreign exchange, liquidity management, hedging
Credit risk | =credit scoring, credit assessment, underwriting loans, lending decisions
Anti-money laundering | =AML, KYC, know your customer, customer due diligence, sanctions screening, financial crime
Fraud prevention | =fraud indicators, suspected fraud, fraud investigation, fraud detection, counter-fraud
Valuation | =DCF, discounted cash flow, company valuation, mergers and acquisitions, M&A, due diligence
Investment analysis | =equity research, portfolio analysis, fund analysis
Claims handling | =loss adjusters, appointing loss adjusters, subsidence claims, subsidence, insurance claims, claims assessment, loss adjusting, claims processing | <claims handler, <household claims, <claims reserves, <subrogation, <recoveries from insurers, <indemnity claims
Underwriting | =insurance underwriting, policy underwriting | <underwriter, <referrals to underwriters, <assessing insurance risks, <rating and pricing
Actuarial work | =actuarial modelling, reserving, pricing models in insurance
Supplier statement reconciliations | =supplier statements, supplier reconciliations, statement reconciliations, ledger reconciliations | <matching invoices, <BACS runs
Trial balance | =to trial balance | <nominal ledger, <general ledger, <nominal codes, <coding invoices
Multi-currency | =foreign currency, currency accounts, multi-currency accounting
Audit support | =audit queries, audit preparation, audit files, preparing for audit | <queries from auditors, <liaising with auditors
Statutory payments | =statutory sick pay, statutory maternity pay | <SSP, <SMP, <P45, <P60, <RTI submissions, <HMRC submissions = HMRC = filing with HMRC = full payment submission, <P11D, <maternity pay, <salary sacrifice, <salary sacrifice deductions
Cash flow | <cashflow, <working capital
Regulatory reporting | =regulatory returns | <Basel, <Solvency II, <MiFID
Consolidation | <group accounts
Stock accounting | =stock valuation, project accounting | <job costing
Portfolio management in investments | =fund management, rebalancing portfolios | <asset allocation
Reverse charge | =domestic reverse charge | <intrastat, <EC sales list
Ledger posting | =posting invoices, posting transactions, coding and posting invoices, posting receipts, nominal ledger posting
Financial statements | =preparing accounts, preparing financial statements, accounts preparation, sole trader accounts, limited company accounts, partnership accounts, accounts to trial balance, preparing year-end accounts
Bank postings | =cash book, cashbook, posting bank transactions, recording receipts, posting cash
Reconciliations | =reconciling, reconciling balances, control accounts, ledger control accounts, balance sheet control
Budget monitoring | =monitoring budgets, budget reports, tracking spend, spend tracking, monitoring expenditure, monitoring spend
Cost analysis | =cost modelling, margin analysis, profitability reports, unit costing
Audit | =audit work, supporting the audit, year-end audit, external auditors, working papers
Tax returns | =tax returns preparation, self-assessment returns, partnership tax returns, tax accounting, tax planning for clients | <CT600, <capital gains tax, <inheritance tax, <R&D claims, <HMRC enquiries, <tax advisory
Credit checks | =credit limits, new account set-ups, credit applications, setting up accounts
Fixed asset accounting | =capex, capital expenditure, capitalisation
Revenue recognition | =deferred income, revenue accounting, IFRS 15
Charity accounts | =gift aid claims, grant reporting
Claims investigation | =reserve setting, claim validation, settling claims, reserving claims, motor claims, property claims, liability claims, claims settlement, first notification of loss, FNOL
Financial advice support | =paraplanning reports, suitability letters, client review meetings, cash flow modelling for clients, suitability reports | <client reviews in finance, <cashflow modelling
Pension transfers | =pension calculations, pension queries, pension payroll, retirement quotes, transfer quotes
Investment operations | =trade settlement, corporate actions, dealing desk, trade reconciliation, portfolio valuations, middle-office operations
Financial crime controls | =suspicious activity reports, transaction monitoring, politically exposed persons, onboarding checks, client verification
Risk and control | =risk frameworks, control frameworks, operational risk, market risk, stress testing in banks
Cost centre reporting | =cost centres, recharges, cross-charges, journals posting
National Insurance | =national insurance contributions | <NI contributions, <NICs
Pension administration in payroll | =pension contributions, teachers' pension scheme, teachers' pensions, local government pension scheme, pension deductions, auto enrolment pensions | <LGPS | >Pension administration
Accounts production | =statutory accounts preparation, accounts for sole traders
Anti-money laundering checks | =AML checks, source of funds checks
Holistic advice | =holistic financial advice, advice on pensions, advice on investments | <estate planning, <later life lending, <equity release
Investment products | =investments | <ISAs and bonds, <model portfolios
Banking services | =counter service in banks | <opening accounts
[domain]
Mortgage market | =whole of market, buy to let, first-time buyers, residential mortgages
Accountancy practice | =accounting practice, practice accounting, client accounts preparation
Retail banking | =bank branch, banking, personal banking, bank cashier, branch banking | <opening accounts for customers, <counter transactions, <cash counter, <lending interviews
Investment banking | =capital markets, trading desk, trade support, middle office
Insurance | =general insurance, insurance broking, insurance industry, commercial insurance, quotations in insurance, policy renewals, mid-term adjustments for clients, policy documents, placing risks, renewing policies, quotes and renewals | <renewals, <mid-term adjustments, <policy administration, <insurance broker, <renewals and new business, <market submissions, <commercial lines, <personal lines
Mortgages | =mortgage advice, mortgage broking, mortgage processing, mortgage applications, mortgage cases, submitting mortgage applications, affordability assessments, protection advice, case packaging | <mortgage adviser
Wealth management | =financial planning, financial advice, paraplanning, IFA | <private banking, <investment management
Fintech | =payments industry, payment processing services
Fund administration | =fund accounting, NAV calculation, hedge fund administration
FCA regulation | =FCA, Financial Conduct Authority, consumer duty, SM&CR, treating customers fairly
Charity finance | =SORP, restricted funds, fund accounting in charities
Public sector finance | =local authority finance, NHS finance
Payments | =card payments industry | <acquiring
Pensions | =pension schemes | <defined benefit, <SIPP
Small business accounts | =SME accounts, owner-managed businesses, small company accounts, small business clients | <OMBs, <SMEs clients, <partnerships and limited companies, <limited companies
Accountancy | =accounting, finance, accountancy experience | ~accounts, ~finance
Financial services | =financial services sector, financial sector, regulated environment, regulated firm
Building societies | =credit union
Lettings accounts | =client money accounts, tenant deposits, landlord statements, service charge accounting, service charges
Schools finance | =academy finance, school budgets | <ESFA returns
Construction finance | <subcontractor payments
Client banks | =client households, established client bank
[duty]
Finance administration | =finance assistant, accounts assistant, accounts administration, finance support
Finance team management | =managing a finance team, leading finance, heading finance, finance leadership
Budget management | =managing budgets, holding a budget, budget responsibility, budget holder, managing a budget, budget control, controlling budgets, responsible for budgets | >Budgeting
Finance business partnering | =business partnering, partnering with budget holders, financial business partner
Board reporting | =board packs, reporting to the board, investor reporting
Systems implementation in finance | =finance transformation, ledger migration
Tax planning | =tax advice, R&D tax credits, capital allowances
Banking cash and cheques | =banking takings, banking cheques, paying in
Cashiering | =bank counter service, cashier duties, bank teller
Client onboarding in finance | =account opening, onboarding clients
Payments to suppliers | =supplier payment runs, weekly payment run, making payments to suppliers
Accounts queries | =customer account queries, supplier queries | <invoice disputes
Budget holders' support | =supporting budget holders | <monthly variance meetings
Accounts assistance | =accounts work, accounts experience, accounts role, finance experience, finance function support, ledgers, accounts department, finance department
Finance management | =finance manager duties, financial control, financial controller, financial management, managing finances, finance director duties
Client portfolio in practice | =managing a portfolio of clients, client portfolio, portfolio of clients, own portfolio of clients
Bookkeeping for clients | =client bookkeeping, bookkeeping services, client payrolls | <books for small companies
Financial queries | =finance queries, invoice queries from suppliers, resolving invoice queries, payment queries
Company formation | =Companies House, confirmation statements, annual returns to Companies House
Banking of cash | =bank deposits
`
