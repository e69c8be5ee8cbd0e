# the temperature factor has the base 2 instead of 3 (a Q10 of 2)
def gate_rates(V, celsius):
    q10 = 2.0
    phi = q10 ** ((celsius - 6.3) / 10.0)

    x = (V + 40.0) / 10.0
    y = (V + 55.0) / 10.0
    with np.errstate(invalid="ignore", divide="ignore"):
        alpha_m = np.where(np.isclose(x, 0), 1.0, x / (1 - np.exp(-x)))
        alpha_n = 0.1 * np.where(np.isclose(y, 0), 1.0, y / (1 - np.exp(-y)))
    alpha_h = 0.07 * np.exp((-65 - V) / 20)
    beta_m = 4 * np.exp((-65 - V) / 18)
    beta_n = np.exp((-65 - V) / 80) / 8
    beta_h = 1 / (1 + np.exp((-35 - V) / 10))

    inf = np.vstack((alpha_m / (alpha_m + beta_m), alpha_h / (alpha_h + beta_h), alpha_n / (alpha_n + beta_n)))
    tau = np.vstack((1 / (alpha_m + beta_m), 1 / (alpha_h + beta_h), 1 / (alpha_n + beta_n))) / phi
    return {"inf": inf, "tau": tau}
