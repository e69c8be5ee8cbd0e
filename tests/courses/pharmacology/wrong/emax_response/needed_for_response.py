# needed is for a response of p * emax in all, the baseline included, instead of an effect of p * emax above it (0 where the baseline alone is more)
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    r = 1 + antagonist / kb
    shift = r if kind == "competitive" else np.ones_like(r)
    g = np.ones_like(r) if kind == "competitive" else 1 / r
    an = agonist**hill
    response = e0 + emax * g[:, None] * an / (an + (ec50 * shift[:, None]) ** hill)
    wanted = max((p * emax - e0) / emax, 0)
    needed = np.full(len(r), np.inf)
    ok = g > wanted
    needed[ok] = ec50 * shift[ok] * (wanted / (g[ok] - wanted)) ** (1 / hill)
    return response, needed
