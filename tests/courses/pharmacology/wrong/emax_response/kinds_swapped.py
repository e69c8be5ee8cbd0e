# the two kinds of antagonist are mixed up: the competitive one lowers emax, the other one shifts EC50
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    r = 1 + antagonist / kb
    ones = np.ones(len(r))
    if kind == "competitive":
        shift, ceiling = ones, 1 / r
    else:
        shift, ceiling = r, ones
    x = (agonist / (ec50 * shift)[:, None]) ** hill
    response = e0 + emax * ceiling[:, None] * x / (1 + x)
    needed = []
    for s, g in zip(shift, ceiling):
        needed.append(ec50 * s * (p / (g - p)) ** (1 / hill) if g > p else np.inf)
    return response, np.array(needed)
