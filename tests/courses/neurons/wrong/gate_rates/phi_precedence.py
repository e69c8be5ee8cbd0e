# phi is 3**(celsius - 6.3) / 10: the parentheses around the exponent are missing
def gate_rates(V, celsius):
    phi = 3 ** (celsius - 6.3) / 10
    def ratio(x):
        ans = []
        for val in x:
            ans.append(1.0 if abs(val) < 1e-7 else val / (1 - np.exp(-val)))
        return np.asarray(ans)
    alpha = np.stack([ratio((V + 40) / 10), 0.07 * np.exp(-(V + 65) / 20), 0.1 * ratio((V + 55) / 10)])
    beta = np.stack([4 * np.exp(-(V + 65) / 18), (1 + np.exp(-(V + 35) / 10)) ** -1, 0.125 * np.exp(-(V + 65) / 80)])
    return {"inf": alpha / (alpha + beta), "tau": 1 / (phi * (alpha + beta))}
