# forgot the factor 2 in the denominator of the polarity correction
def chamber_dose(readings, leakage, temperature, pressure, ratio, pulsed, n_dw, k_q):
    c = readings.shape[2]
    k_tp = (273.15 + temperature) / (273.15 + T_REF) * P_REF / pressure
    k_pol, k_s, dose = np.zeros(c), np.zeros(c), np.zeros(c)
    for b in range(c):
        p = abs(readings[0, :, b].mean() - leakage[0])
        n = abs(readings[1, :, b].mean() - leakage[1])
        l = abs(readings[2, :, b].mean() - leakage[2])
        k_pol[b] = (p + n) / p
        v = ratio if pulsed[b] else ratio**2
        k_s[b] = (1 - v) / (p / l - v)
        dose[b] = p * k_tp * k_pol[b] * k_s[b] * n_dw * k_q[b]
    return {"k_tp": k_tp, "k_pol": k_pol, "k_s": k_s, "dose": dose}
