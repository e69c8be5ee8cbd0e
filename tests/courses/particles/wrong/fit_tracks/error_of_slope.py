# returned the error of the slope instead of that of the offset
def fit_tracks(x, hit, z, sigma, z0):
    """Straight lines x = offset + slope * (z - z0) through the hits of tracks.

    x: measured positions, shape (t, l): t tracks in l detector layers
    hit: True where the layer saw the track, shape (t, l); elsewhere x means nothing
    z: positions of the layers, shape (l,)
    sigma: resolutions of the layers, shape (l,)
    z0: the place where the offset is wanted, a number

    returns: dictionary with
        slope, offset: the weighted least squares fit, shape (t,) each
        offset_error: standard error of the offset, shape (t,)
        chi2: chi square per degree of freedom, shape (t,)
    """
    weight = hit / sigma**2
    d = z - z0
    s = np.sum(weight, axis=1)
    sd = np.sum(weight * d, axis=1)
    sdd = np.sum(weight * d**2, axis=1)
    sx = np.sum(weight * x, axis=1)
    sdx = np.sum(weight * d * x, axis=1)
    det = s * sdd - sd**2
    slope = (s * sdx - sd * sx) / det
    offset = (sdd * sx - sd * sdx) / det
    residual = x - offset[:, None] - slope[:, None] * d
    chi2 = np.sum(weight * residual**2, axis=1) / (np.sum(hit, axis=1) - 2)
    return {"slope": slope, "offset": offset, "offset_error": np.sqrt(s / det), "chi2": chi2}
