def chamber_dose(readings, leakage, temperature, pressure, ratio, pulsed, n_dw, k_q):
    charge = np.einsum("src->sc", readings) / readings.shape[1] - np.outer(leakage, np.ones(len(k_q)))
    positive, negative, reduced = charge[0], -charge[1], charge[2]
    voltage = ratio ** (2 - pulsed.astype(int))
    out = {"k_tp": (temperature + 273.15) / (T_REF + 273.15) / (pressure / P_REF)}
    out["k_pol"] = (positive + negative) / 2 / positive
    out["k_s"] = reduced * (1 - voltage) / (positive - voltage * reduced)
    out["dose"] = out["k_tp"] * (positive + negative) / 2 * out["k_s"] * n_dw * k_q
    return out
