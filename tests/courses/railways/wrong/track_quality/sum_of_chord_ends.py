# subtracted the sum of the heights at the chord's ends instead of their mean
def track_quality(height, step, half, base, w, limit):
    """Versines, twist, and standard deviations in windows, of a measured track.

    height: of the left rail (row 0) and the right one (row 1), mm, shape (2, n)
    step: distance of the samples, m
    half: half a chord, in samples
    base: base of the twist, in samples
    w: versines in a window
    limit: largest allowed standard deviation, mm

    returns: dictionary with
        versine: mm, shape (2, n - 2 * half)
        twist: per mille (mm/m), shape (n - base,)
        sigma: standard deviation of the versines in each window, mm, shape (2, windows)
        alarm: whether a rail exceeds the limit, True or False, shape (windows,)
    """
    versine = height[:, half:-half] - (height[:, : -2 * half] + height[:, 2 * half :])
    cant = height[0] - height[1]
    twist = (cant[base:] - cant[:-base]) / (base * step)
    windows = versine.shape[1] // w
    cut = versine[:, : windows * w].reshape(2, windows, w)
    sigma = np.std(cut, axis=2, ddof=1)
    alarm = np.max(sigma, axis=0) > limit
    return {"versine": versine, "twist": twist, "sigma": sigma, "alarm": alarm}
