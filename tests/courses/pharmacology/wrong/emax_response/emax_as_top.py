# emax is taken as the highest response: the effect above the baseline is emax - e0
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    r = 1 + antagonist / kb
    span = emax - e0
    if kind == "competitive":
        c = (np.outer(r, np.full(len(agonist), ec50)) / agonist) ** hill
        return e0 + span / (1 + c), r * ec50 * (p / (1 - p)) ** (1 / hill)
    c = (ec50 / agonist) ** hill
    response = e0 + np.outer(span / r, 1 / (1 + c))
    g = 1 / r
    needed = np.full(len(r), np.inf)
    for i, gi in enumerate(g):
        if p < gi:
            needed[i] = ec50 * (p / (gi - p)) ** (1 / hill)
    return response, needed
