# beta_n falls off with 18 mV (the scale of beta_m) instead of 80 mV
def gate_rates(V, celsius):
    u = V + 65
    def f(x):
        return np.where(x == 0, 1.0, x / (1 - np.exp(-np.where(x == 0, 1.0, x))))
    num = np.concatenate([f((u - 25) / 10), 0.07 * np.exp(-u / 20), f((u - 10) / 10) / 10]).reshape(3, -1)
    other = np.concatenate([4 * np.exp(-u / 18), 1 / (np.exp((30 - u) / 10) + 1), np.exp(-u / 18) / 8]).reshape(3, -1)
    phi = 3 ** ((celsius - 6.3) / 10)
    return {"inf": num / (num + other), "tau": 1 / (num + other) / phi}
