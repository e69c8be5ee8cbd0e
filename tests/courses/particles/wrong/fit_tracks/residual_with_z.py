# put z instead of z minus z0 into the line of the residuals
def fit_tracks(x, hit, z, sigma, z0):
    w = hit * sigma**-2.0
    dz = z - z0
    sums = lambda q: (w * q).sum(axis=-1)
    S, Sz, Szz, Sx, Szx = sums(1), sums(dz), sums(dz * dz), sums(x), sums(dz * x)
    D = S * Szz - Sz * Sz
    b = (S * Szx - Sz * Sx) / D
    a = (Szz * Sx - Sz * Szx) / D
    line = a[:, np.newaxis] + b[:, np.newaxis] * z[np.newaxis, :]
    c = (w * (x - line) ** 2).sum(axis=1) / (hit.sum(axis=1) - 2)
    return {"slope": b, "offset": a, "offset_error": np.sqrt(Szz / D), "chi2": c}
