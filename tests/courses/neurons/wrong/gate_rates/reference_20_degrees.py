# the temperature factor is taken relative to 20 degrees instead of 6.3
def gate_rates(V, celsius):
    T_REF = 20.0
    factor = np.exp(np.log(3) * (celsius - T_REF) / 10)
    f = np.vectorize(lambda x: 1.0 if x == 0 else x / (1 - np.exp(-x)))
    alpha = np.array([f((V + 40) / 10), 0.07 * np.exp(-(V + 65) / 20), 0.1 * f((V + 55) / 10)])
    beta = np.array([4 * np.exp(-(V + 65) / 18), 1 / (1 + np.exp(-(V + 35) / 10)), 0.125 * np.exp(-(V + 65) / 80)])
    return {"inf": alpha / (alpha + beta), "tau": 1 / (factor * (alpha + beta))}
