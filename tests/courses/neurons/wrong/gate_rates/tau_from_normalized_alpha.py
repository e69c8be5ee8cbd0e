# alpha is overwritten by the steady state before tau is computed from it
def gate_rates(V, celsius):
    def rho(x):
        return np.where(x == 0, 1.0, x / np.where(x == 0, 1.0, 1 - np.exp(-x)))

    alpha = np.array([rho((V + 40) / 10), 0.07 * np.exp(-(V + 65) / 20), 0.1 * rho((V + 55) / 10)])
    beta = np.array([4 * np.exp(-(V + 65) / 18), 1 / (1 + np.exp(-(V + 35) / 10)), 0.125 * np.exp(-(V + 65) / 80)])
    alpha = alpha / (alpha + beta)
    phi = 3 ** ((celsius - 6.3) / 10)
    tau = 1 / (phi * (alpha + beta))
    return {"inf": alpha, "tau": tau}
