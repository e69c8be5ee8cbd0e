# took percentages of the largest measured dose instead of the largest reference dose
def gamma_index(reference, measured, p_ref, p_meas, percent, distance, cutoff, local):
    d_max = np.max(measured)
    gam = np.full(len(reference), CAP)
    ok = 0
    used = 0
    for i, (dose, point) in enumerate(zip(reference, p_ref)):
        if dose < cutoff / 100 * d_max:
            gam[i] = 0
            continue
        used += 1
        tol = percent / 100 * (dose if local else d_max)
        for d2, q in zip(measured, p_meas):
            g = np.sqrt(np.sum((point - q) ** 2) / distance**2 + (d2 - dose) ** 2 / tol**2)
            gam[i] = min(gam[i], g)
        if gam[i] <= 1:
            ok += 1
    return gam, 100 * ok / used
