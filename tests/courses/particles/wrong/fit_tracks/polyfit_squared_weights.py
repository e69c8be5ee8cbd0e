# gave polyfit one over sigma squared as weights instead of one over sigma
def fit_tracks(x, hit, z, sigma, z0):
    res = {"slope": [], "offset": [], "offset_error": [], "chi2": []}
    for xi, hi in zip(x, hit):
        d = z[hi] - z0
        s = sigma[hi]
        b, a = np.polyfit(d, xi[hi], 1, w=1 / s**2)
        w = 1 / s**2
        det = w.sum() * (w * d**2).sum() - (w * d).sum() ** 2
        res["slope"].append(b)
        res["offset"].append(a)
        res["offset_error"].append(np.sqrt((w * d**2).sum() / det))
        res["chi2"].append((w * (xi[hi] - a - b * d) ** 2).sum() / (hi.sum() - 2))
    return {k: np.array(v) for k, v in res.items()}
