# took the ratio of the temperatures in degrees Celsius instead of in kelvin
def chamber_dose(readings, leakage, temperature, pressure, ratio, pulsed, n_dw, k_q):
    def k_air(t, p):
        return (t / T_REF) * (P_REF / p)

    def k_ion(q, v):
        return (1 - v) / (q - v)

    M = np.abs(np.mean(readings, axis=1).T - leakage).T
    k_tp = k_air(temperature, pressure)
    k_pol = (M[0] + M[1]) / (2 * M[0])
    k_s = np.where(pulsed, k_ion(M[0] / M[2], ratio), k_ion(M[0] / M[2], ratio**2))
    dose = M[0] * n_dw * k_q * k_tp * k_pol * k_s
    return {"k_tp": k_tp, "k_pol": k_pol, "k_s": k_s, "dose": dose}
