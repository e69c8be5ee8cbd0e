# the insurmountable antagonist shifts EC50 as well as lowering emax, in the response and in needed
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    r = 1 + antagonist / kb
    ec = ec50 * r
    g = np.ones(len(r))
    if kind != "competitive":
        g = 1 / r
    an = agonist**hill
    response = np.empty((len(r), len(agonist)))
    for i in range(len(r)):
        response[i] = e0 + emax * g[i] * an / (an + ec[i] ** hill)
    needed = np.full(len(r), np.inf)
    can = g > p
    needed[can] = ec[can] * (p / (g[can] - p)) ** (1 / hill)
    return response, needed
