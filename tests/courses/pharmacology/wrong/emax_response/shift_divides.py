# the competitive antagonist divides EC50 by the ratio instead of multiplying it
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    r = 1 + antagonist / kb

    def curve(top, half):
        return e0 + top * agonist**hill / (agonist**hill + half**hill)

    if kind == "competitive":
        halves = ec50 / r
        return np.array([curve(emax, h) for h in halves]), halves * (p / (1 - p)) ** (1 / hill)
    g = 1 / r
    needed = np.array([np.inf if p >= gi else ec50 * (p / (gi - p)) ** (1 / hill) for gi in g])
    return np.array([curve(emax * gi, ec50) for gi in g]), needed
