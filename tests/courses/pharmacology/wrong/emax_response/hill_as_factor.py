# the Hill coefficient multiplies the concentrations instead of being their exponent
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    r = 1 + antagonist / kb
    if kind == "competitive":
        half, g = ec50 * r, np.ones(len(r))
    else:
        half, g = ec50 * np.ones(len(r)), 1 / r
    occupied = hill * agonist / (hill * agonist + half[:, None])
    response = e0 + emax * g[:, None] * occupied
    needed = np.full(len(r), np.inf)
    i = g > p
    needed[i] = half[i] * (p / (g[i] - p)) ** (1 / hill)
    return response, needed
