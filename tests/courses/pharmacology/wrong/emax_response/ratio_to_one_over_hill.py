# needed raises the competitive ratio to 1 / hill as well
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    r = 1 + antagonist / kb
    an = agonist**hill
    if kind == "competitive":
        response = np.stack([e0 + emax * an / (an + (ec50 * ri) ** hill) for ri in r])
        return response, ec50 * (r * p / (1 - p)) ** (1 / hill)
    response = np.stack([e0 + emax / ri * an / (an + ec50**hill) for ri in r])
    left = 1 / r - p
    needed = np.where(left > 0, ec50 * (p / np.abs(left)) ** (1 / hill), np.inf)
    return response, needed
