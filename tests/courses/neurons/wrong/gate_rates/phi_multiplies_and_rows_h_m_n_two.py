# two mistakes: tau is multiplied by phi instead of divided, and the rows are in the order h, m, n
def gate_rates(V, celsius):
    def rho(x):
        x = np.where(x == 0, 1e-12, x)
        return -x / np.expm1(-x)

    opening = [0.07 * np.exp(-(V + 65) / 20), rho((V + 40) / 10), 0.1 * rho((V + 55) / 10)]
    closing = [1 / (1 + np.exp(-(V + 35) / 10)), 4 * np.exp(-(V + 65) / 18), 0.125 * np.exp(-(V + 65) / 80)]
    phi = 3 ** ((celsius - 6.3) / 10)
    inf, tau = np.zeros((3, len(V))), np.zeros((3, len(V)))
    for row in range(3):
        k = opening[row] + closing[row]
        inf[row] = opening[row] / k
        tau[row] = phi / k
    return {"inf": inf, "tau": tau}
