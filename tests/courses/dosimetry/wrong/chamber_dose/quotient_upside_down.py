# divided the reduced reading by the full one in the recombination correction instead of the other way round
def chamber_dose(readings, leakage, temperature, pressure, ratio, pulsed, n_dw, k_q):
    a = np.abs(readings.mean(axis=1) - leakage.reshape(3, 1))
    full, neg, half = a[0], a[1], a[2]
    result = {}
    result["k_tp"] = (273.15 + temperature) * P_REF / ((273.15 + T_REF) * pressure)
    result["k_pol"] = 0.5 * (1 + neg / full)
    q = half / full
    ks = np.zeros(len(q))
    for i in range(len(q)):
        if pulsed[i]:
            ks[i] = (1 - ratio) / (q[i] - ratio)
        else:
            ks[i] = (1 - ratio**2) / (q[i] - ratio**2)
    result["k_s"] = ks
    result["dose"] = full * result["k_tp"] * result["k_pol"] * ks * n_dw * k_q
    return result
