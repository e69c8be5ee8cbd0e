# the ratio is B / KB instead of 1 + B / KB
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    dose_ratio = antagonist / kb
    competitive = kind == "competitive"
    ec = ec50 * dose_ratio if competitive else ec50 * np.ones(len(dose_ratio))
    with np.errstate(all="ignore"):
        g = np.ones(len(dose_ratio)) if competitive else 1 / dose_ratio
        a = agonist[None, :] ** hill
        response = e0 + emax * g[:, None] * a / (a + ec[:, None] ** hill)
        needed = np.where(g > p, ec * (p / (g - p)) ** (1 / hill), np.inf)
    return response, needed
