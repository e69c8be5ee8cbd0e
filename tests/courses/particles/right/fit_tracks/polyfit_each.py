# right: polyfit with one over sigma
def fit_tracks(x, hit, z, sigma, z0):
    res = {"slope": [], "offset": [], "offset_error": [], "chi2": []}
    for xi, hi in zip(x, hit):
        d, s = z[hi] - z0, sigma[hi]
        (b, a), cov = np.polyfit(d, xi[hi], 1, w=1 / s, cov="unscaled")
        res["slope"].append(b)
        res["offset"].append(a)
        res["offset_error"].append(np.sqrt(cov[1, 1]))
        res["chi2"].append((((xi[hi] - np.polyval([b, a], d)) / s) ** 2).sum() / (len(d) - 2))
    return {k: np.array(v) for k, v in res.items()}
