def gamma_index(reference, measured, p_ref, p_meas, percent, distance, cutoff, local):
    top = reference.max()
    gamma = np.zeros(len(reference))
    good = used = 0
    for i in range(len(reference)):
        if reference[i] < cutoff / 100 * top:
            continue
        tol = percent / 100 * (reference[i] if local else top)
        best = CAP
        for j in range(len(measured)):
            r2 = sum((a - b) ** 2 for a, b in zip(p_ref[i], p_meas[j]))
            best = min(best, np.sqrt(r2 / distance**2 + ((measured[j] - reference[i]) / tol) ** 2))
        gamma[i] = best
        used += 1
        good += best <= 1
    return gamma, 100 * good / used
