# beta_m lacks its factor 4
def gate_rates(V, celsius):
    """m, h, n"""
    def r(x):
        return np.array([xi / (1 - np.exp(-xi)) if xi != 0 else 1.0 for xi in x])

    e = lambda k: np.exp(-(V + 65) / k)
    alpha = [r((V + 40) / 10), 0.07 * e(20), 0.1 * r((V + 55) / 10)]
    beta = [e(18), 1 / (1 + np.exp(-(V + 35) / 10)), 0.125 * e(80)]
    alpha, beta = np.array(alpha), np.array(beta)
    k = alpha + beta
    return {"inf": alpha / k, "tau": 1 / k / 3 ** ((celsius - 6.3) / 10)}
