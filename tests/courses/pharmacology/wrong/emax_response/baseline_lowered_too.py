# the insurmountable antagonist divides the whole response by the ratio, the baseline too
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    r = 1 + antagonist / kb
    R = r[:, None]
    A = agonist[None, :]
    if kind == "competitive":
        response = e0 + emax * A**hill / (A**hill + (ec50 * R) ** hill)
        needed = ec50 * r * (p / (1 - p)) ** (1 / hill)
    else:
        response = (e0 + emax * A**hill / (A**hill + ec50**hill)) / R
        possible = p * r < 1
        safe = np.where(possible, 1 / r - p, 1)
        needed = np.where(possible, ec50 * (p / safe) ** (1 / hill), np.inf)
    return response, needed
