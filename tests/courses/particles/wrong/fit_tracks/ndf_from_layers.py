# counted all layers instead of the hits for the degrees of freedom
def fit_tracks(x, hit, z, sigma, z0):
    n_tracks, n_layers = x.shape
    out = np.zeros((4, n_tracks))
    for t in range(n_tracks):
        s = sd = sdd = sx = sdx = 0.0
        for l in range(n_layers):
            if hit[t, l]:
                w = 1 / sigma[l] ** 2
                d = z[l] - z0
                s += w
                sd += w * d
                sdd += w * d * d
                sx += w * x[t, l]
                sdx += w * d * x[t, l]
        det = s * sdd - sd * sd
        b = (s * sdx - sd * sx) / det
        a = (sx - b * sd) / s
        chi = 0.0
        for l in range(n_layers):
            if hit[t, l]:
                chi += ((x[t, l] - a - b * (z[l] - z0)) / sigma[l]) ** 2
        out[:, t] = b, a, np.sqrt(sdd / det), chi / (n_layers - 2)
    return {"slope": out[0], "offset": out[1], "offset_error": out[2], "chi2": out[3]}
