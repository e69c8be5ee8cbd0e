# tau is the total rate phi * (alpha + beta) itself, not its inverse
def gate_rates(V, celsius):
    def ratio(x):
        y = x.copy()
        y[x == 0] = 1
        y = y / (1 - np.exp(-y))
        y[x == 0] = 1
        return y

    rates = {
        "m": (ratio((V + 40) / 10), 4 * np.exp(-(V + 65) / 18)),
        "h": (0.07 * np.exp(-(V + 65) / 20), 1 / (1 + np.exp(-(V + 35) / 10))),
        "n": (0.1 * ratio((V + 55) / 10), 0.125 * np.exp(-(V + 65) / 80)),
    }
    phi = 3 ** ((celsius - 6.3) / 10)
    inf = np.stack([rates[g][0] / sum(rates[g]) for g in "mhn"])
    tau = np.stack([phi * sum(rates[g]) for g in "mhn"])
    return {"inf": inf, "tau": tau}
