# the ratio is 1 + (B / KB)**hill: the antagonist gets the agonist's Hill coefficient
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    r = 1 + (antagonist / kb) ** hill
    if kind == "competitive":
        shift, ceiling = r, np.ones(len(r))
    else:
        shift, ceiling = np.ones(len(r)), 1 / r
    x = agonist[None] / (shift * ec50)[:, None]
    response = e0 + emax * ceiling[:, None] * x**hill / (1 + x**hill)
    enough = ceiling > p
    needed = np.where(enough, shift * ec50 * (p / np.where(enough, ceiling - p, 1)) ** (1 / hill), np.inf)
    return response, needed
