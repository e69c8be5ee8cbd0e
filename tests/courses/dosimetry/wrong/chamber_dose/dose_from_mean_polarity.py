# multiplied the corrections with the mean of both polarities instead of the positive reading
def chamber_dose(readings, leakage, temperature, pressure, ratio, pulsed, n_dw, k_q):
    avg = abs(readings.mean(axis=1) - leakage[:, np.newaxis])
    k_tp = (273.15 + temperature) / (273.15 + T_REF) * P_REF / pressure
    m = (avg[0] + avg[1]) / 2
    k_pol = m / avg[0]
    q = avg[0] / avg[2]
    k_s = (1 - ratio**2) / (q - ratio**2)
    k_s[pulsed] = (1 - ratio) / (q[pulsed] - ratio)
    dose = n_dw * k_q * m * k_tp * k_pol * k_s
    return {"k_tp": k_tp, "k_pol": k_pol, "k_s": k_s, "dose": dose}
