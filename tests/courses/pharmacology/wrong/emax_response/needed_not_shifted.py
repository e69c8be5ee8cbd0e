# needed forgets the shift of the EC50 by the competitive antagonist
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    r = 1 + antagonist / kb
    if kind == "competitive":
        ec50s = r * ec50
        response = e0 + emax * agonist**hill / (agonist**hill + ec50s[:, None] ** hill)
        needed = np.repeat(ec50 * (p / (1 - p)) ** (1 / hill), len(r))
    else:
        response = e0 + (emax / r)[:, None] * agonist**hill / (agonist**hill + ec50**hill)
        g = 1 / r
        needed = np.repeat(np.inf, len(r))
        needed[g > p] = ec50 * (p / (g[g > p] - p)) ** (1 / hill)
    return response, needed
