# rho has the wrong sign in its exponent: x / (exp(x) - 1) instead of x / (1 - exp(-x))
def gate_rates(V, celsius):
    def rho(x):
        out = np.ones(len(x))
        nz = np.abs(x) > 1e-9
        out[nz] = x[nz] / (np.exp(x[nz]) - 1)
        return out

    alpha = np.zeros((3, len(V)))
    beta = np.zeros((3, len(V)))
    alpha[0] = rho((V + 40) / 10)
    alpha[1] = 0.07 * np.exp(-(V + 65) / 20)
    alpha[2] = 0.1 * rho((V + 55) / 10)
    beta[0] = 4 * np.exp(-(V + 65) / 18)
    beta[1] = 1 / (1 + np.exp(-(V + 35) / 10))
    beta[2] = 0.125 * np.exp(-(V + 65) / 80)
    tau = 1 / (alpha + beta)
    inf = alpha * tau
    tau /= 3 ** ((celsius - 6.3) / 10)
    return {"inf": inf, "tau": tau}
