# the steady state is beta / (alpha + beta), the closed share, instead of alpha / (alpha + beta)
def gate_rates(V, celsius):
    def safe(x):
        tiny = x == 0
        x = x + tiny
        return np.where(tiny, 1, x / (1 - np.exp(-x)))

    phi = 3 ** ((celsius - 6.3) / 10)
    A = np.array([safe((V + 40) / 10), 0.07 * np.exp(-(V + 65) / 20), 0.1 * safe((V + 55) / 10)])
    B = np.array([4 * np.exp(-(V + 65) / 18), 1 / (1 + np.exp(-(V + 35) / 10)), 0.125 * np.exp(-(V + 65) / 80)])
    S = A + B
    return {"inf": B / S, "tau": 1 / S / phi}
