# alpha_n lacks its factor 0.1
def gate_rates(V, celsius):
    def rho(x):
        lim = x == 0
        denom = 1 - np.exp(-x)
        denom[lim] = 1.0
        res = x / denom
        res[lim] = 1.0
        return res

    alpha = np.vstack([rho((V + 40) / 10), 0.07 * np.exp(-(V + 65) / 20), rho((V + 55) / 10)])
    beta = np.vstack([4 * np.exp(-(V + 65) / 18), 1 / (1 + np.exp(-(V + 35) / 10)), 0.125 * np.exp(-(V + 65) / 80)])
    out = {}
    out["tau"] = 1 / ((alpha + beta) * 3 ** ((celsius - 6.3) / 10))
    out["inf"] = alpha / (alpha + beta)
    return out
