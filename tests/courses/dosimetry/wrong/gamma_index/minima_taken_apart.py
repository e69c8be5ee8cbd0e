# took the smallest distance and the smallest dose difference apart instead of the minimum of their sum
def gamma_index(reference, measured, p_ref, p_meas, percent, distance, cutoff, local):
    n = len(reference)
    top = reference.max()
    gamma = np.zeros(n)
    for i in range(n):
        tol = percent / 100 * (reference[i] if local else top)
        dist = np.sqrt(((p_meas - p_ref[i]) ** 2).sum(axis=1))
        diff = np.abs(measured - reference[i])
        gamma[i] = min(np.sqrt((dist.min() / distance) ** 2 + (diff.min() / tol) ** 2), CAP)
    keep = reference >= top * cutoff / 100
    passed = 100 * (gamma[keep] <= 1).mean()
    gamma[~keep] = 0
    return gamma, passed
