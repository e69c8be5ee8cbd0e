# two mistakes: the temperature is ignored, and beta_m falls off with 80 mV instead of 18 mV
def gate_rates(V, celsius):
    def rho(x):
        y = np.ones(x.shape)
        for i in range(x.size):
            if x[i] != 0:
                y[i] = x[i] / (1 - np.exp(-x[i]))
        return y

    am, bm = rho((V + 40) / 10), 4 * np.exp(-(V + 65) / 80)
    ah, bh = 0.07 * np.exp(-(V + 65) / 20), 1 / (1 + np.exp(-(V + 35) / 10))
    an, bn = 0.1 * rho((V + 55) / 10), 0.125 * np.exp(-(V + 65) / 80)
    inf = np.array([am / (am + bm), ah / (ah + bh), an / (an + bn)])
    tau = np.array([1 / (am + bm), 1 / (ah + bh), 1 / (an + bn)])
    return {"inf": inf, "tau": tau}
