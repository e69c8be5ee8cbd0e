# rho written with the hyperbolic cotangent, x/2 * (1 + coth(x/2)), and the steady state as 1 / (1 + beta/alpha)
def gate_rates(V, celsius):
    def rho(x):
        half = np.where(x == 0, 1.0, x / 2)
        return np.where(x == 0, 1.0, half * (1 + 1 / np.tanh(half)))

    a = np.stack([rho((V + 40) / 10), 0.07 * np.exp(-(V + 65) / 20), 0.1 * rho((V + 55) / 10)])
    b = np.stack([4 * np.exp(-(V + 65) / 18), 0.5 * (1 + np.tanh((V + 35) / 20)), 0.125 * np.exp(-(V + 65) / 80)])
    return {"inf": 1 / (1 + b / a), "tau": np.exp(-np.log(3) * (celsius - 6.3) / 10) / (a + b)}
