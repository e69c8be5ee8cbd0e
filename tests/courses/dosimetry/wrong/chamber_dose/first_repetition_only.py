# used the first repetition alone instead of the mean of all repetitions
def chamber_dose(readings, leakage, temperature, pressure, ratio, pulsed, n_dw, k_q):
    values = np.abs(readings[:, 0, :] - leakage[:, None])
    k_tp = P_REF / pressure * (temperature + 273.15) / (T_REF + 273.15)
    k_pol = (values[0] + values[1]) / values[0] / 2
    power = np.where(pulsed, 1, 2)
    k_s = (ratio**power - 1) / (ratio**power - values[0] / values[2])
    dose = values[0] * k_tp * k_pol * k_s * k_q * n_dw
    return {"k_tp": k_tp, "k_pol": k_pol, "k_s": k_s, "dose": dose}
