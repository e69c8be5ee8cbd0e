# only the opening rates alpha are scaled by the temperature factor, the closing rates beta are not
def gate_rates(V, celsius):
    warm = 3.0 ** ((celsius - 6.3) / 10.0)

    def lin(u):
        res = np.ones_like(u)
        ok = u != 0
        res[ok] = -u[ok] / np.expm1(-u[ok])
        return res

    opening = np.stack((lin(0.1 * (V + 40)), 0.07 * np.exp(-0.05 * (V + 65)), 0.1 * lin(0.1 * (V + 55)))) * warm
    closing = np.stack((4 * np.exp(-(V + 65) / 18), 1 / (1 + np.exp(-0.1 * (V + 35))), 0.125 * np.exp(-(V + 65) / 80)))
    tau = 1 / (opening + closing)
    return {"inf": opening * tau, "tau": tau}
