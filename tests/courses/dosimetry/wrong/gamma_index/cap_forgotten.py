# did not limit gamma to the cap
def gamma_index(reference, measured, p_ref, p_meas, percent, distance, cutoff, local):
    """The gamma index of a measured dose distribution against a reference.

    reference, measured: doses in Gy at the points of each, shapes (n,) and (m,)
    p_ref, p_meas: coordinates of these points in mm, shapes (n, d) and (m, d)
    percent: dose criterion in percent, a number
    distance: distance criterion in mm, a number
    cutoff: reference points below this percentage of the largest reference dose do not count
    local: True: percent of the dose at the reference point; False: of the largest reference dose

    returns: gamma, passed
        gamma: gamma index of each reference point, at most CAP, and 0 where it does not count, shape (n,)
        passed: percentage of the points that count whose gamma is at most 1, a number
    """
    largest = np.max(reference)
    if local:
        allowed = percent / 100 * reference
    else:
        allowed = percent / 100 * largest * np.ones(len(reference))
    far = np.sum((p_ref[:, None, :] - p_meas[None, :, :]) ** 2, axis=2)
    off = measured[None, :] - reference[:, None]
    square = far / distance**2 + (off / allowed[:, None]) ** 2
    gamma = np.sqrt(np.min(square, axis=1))
    counts = reference >= cutoff / 100 * largest
    passed = 100 * np.sum(counts & (gamma <= 1)) / np.sum(counts)
    return np.where(counts, gamma, 0.0), passed
