# returned the position at the center of the hits instead of at z0
def fit_tracks(x, hit, z, sigma, z0):
    w = hit / sigma**2
    sw = w.sum(axis=1)
    zbar = (w @ z) / sw
    xbar = (w * x).sum(axis=1) / sw
    dz = z[None, :] - zbar[:, None]
    dx = x - xbar[:, None]
    var = (w * dz**2).sum(axis=1)
    slope = (w * dz * dx).sum(axis=1) / var
    error = np.sqrt(1 / sw + (zbar - z0) ** 2 / var)
    chi2 = (w * (dx - slope[:, None] * dz) ** 2).sum(axis=1) / (hit.sum(axis=1) - 2)
    return {"slope": slope, "offset": xbar, "offset_error": error, "chi2": chi2}
