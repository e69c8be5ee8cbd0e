def chamber_dose(readings, leakage, temperature, pressure, ratio, pulsed, n_dw, k_q):
    c = readings.shape[2]
    k_tp = P_REF * (temperature + 273.15) / (pressure * (T_REF + 273.15))
    k_pol = np.zeros(c)
    k_s = np.zeros(c)
    dose = np.zeros(c)
    for b in range(c):
        p, m, low = [abs(np.mean(readings[s, :, b]) - leakage[s]) for s in range(3)]
        k_pol[b] = (p + m) / (2 * p)
        if pulsed[b]:
            k_s[b] = (1 - ratio) / (p / low - ratio)
        else:
            k_s[b] = (1 - ratio**2) / (p / low - ratio**2)
        dose[b] = n_dw * k_q[b] * p * k_tp * k_pol[b] * k_s[b]
    return {"dose": dose, "k_s": k_s, "k_pol": k_pol, "k_tp": k_tp}
