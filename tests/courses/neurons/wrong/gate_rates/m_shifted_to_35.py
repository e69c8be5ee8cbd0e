# alpha_m is shifted by 35 mV instead of 40 mV
def gate_rates(V, celsius):
    shifted_m = (V + 35) / 10
    shifted_n = (V + 55) / 10
    safe_m = np.where(shifted_m == 0, 1e-9, shifted_m)
    safe_n = np.where(shifted_n == 0, 1e-9, shifted_n)
    alpha_m = safe_m / -np.expm1(-safe_m)
    alpha_n = 0.1 * safe_n / -np.expm1(-safe_n)
    alpha_h = 0.07 * np.exp(-(V + 65) / 20)
    beta_m = 4 * np.exp(-(V + 65) / 18)
    beta_h = 1 / (1 + np.exp(-(V + 35) / 10))
    beta_n = 0.125 * np.exp(-(V + 65) / 80)
    phi = 3 ** ((celsius - 6.3) / 10)
    sums = np.stack([alpha_m + beta_m, alpha_h + beta_h, alpha_n + beta_n])
    return {"inf": np.stack([alpha_m, alpha_h, alpha_n]) / sums, "tau": 1 / (phi * sums)}
