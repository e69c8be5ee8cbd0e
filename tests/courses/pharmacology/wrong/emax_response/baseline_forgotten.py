# the baseline e0 is not added to the response
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    k, m = len(antagonist), len(agonist)
    response = np.zeros((k, m))
    needed = np.zeros(k)
    for i in range(k):
        r = 1 + antagonist[i] / kb
        if kind == "competitive":
            e_half, g = ec50 * r, 1.0
        else:
            e_half, g = ec50, 1 / r
        for j in range(m):
            response[i, j] = emax * g * agonist[j] ** hill / (agonist[j] ** hill + e_half**hill)
        needed[i] = e_half * (p / (g - p)) ** (1 / hill) if g > p else np.inf
    return response, needed
