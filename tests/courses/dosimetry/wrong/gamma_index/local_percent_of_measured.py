# took the local percentage of the measured dose instead of the reference dose at the point
def gamma_index(reference, measured, p_ref, p_meas, percent, distance, cutoff, local):
    n, m = len(reference), len(measured)
    highest = np.max(reference)
    table = np.zeros((n, m))
    for i in range(n):
        for j in range(m):
            if local:
                limit = percent / 100 * measured[j]
            else:
                limit = percent / 100 * highest
            apart = np.linalg.norm(p_ref[i] - p_meas[j])
            table[i, j] = np.hypot(apart / distance, (measured[j] - reference[i]) / limit)
    gamma = np.minimum(table.min(axis=1), CAP)
    counted = reference >= cutoff / 100 * highest
    passed = 100 * np.mean(gamma[counted] <= 1)
    gamma[np.logical_not(counted)] = 0
    return gamma, passed
