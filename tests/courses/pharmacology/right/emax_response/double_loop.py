# two loops over the concentrations, each number by itself, with ratios (EC50 / A)**hill
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    response = np.zeros((len(antagonist), len(agonist)))
    needed = np.zeros(len(antagonist))
    for i, b in enumerate(antagonist):
        r = (kb + b) / kb
        half, top = (r * ec50, emax) if kind == "competitive" else (ec50, emax / r)
        for j, a in enumerate(agonist):
            response[i, j] = e0 + top / (1 + (half / a) ** hill)
        left = top - p * emax
        needed[i] = half * (p * emax / left) ** (1 / hill) if left > 0 else np.inf
    return response, needed
