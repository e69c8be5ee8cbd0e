# the exponent in beta_h has the wrong sign, so h is released instead of inactivated by depolarization
def gate_rates(V, celsius):
    def sigm(z):
        return 1 / (1 + np.exp(-z))

    def rho(z):
        z = np.where(np.abs(z) < 1e-10, 1e-10, z)
        return z / (-np.expm1(-z))

    a_m, b_m = rho((V + 40) / 10), 4 * np.exp(-(V + 65) / 18)
    a_h, b_h = 0.07 * np.exp(-(V + 65) / 20), sigm(-(V + 35) / 10)
    a_n, b_n = 0.1 * rho((V + 55) / 10), 0.125 * np.exp(-(V + 65) / 80)
    T_fac = np.power(3.0, (celsius - 6.3) / 10)
    inf = np.stack([a_m / (a_m + b_m), a_h / (a_h + b_h), a_n / (a_n + b_n)], axis=0)
    tau = np.stack([1 / (a_m + b_m), 1 / (a_h + b_h), 1 / (a_n + b_n)], axis=0) / T_fac
    return {"inf": inf, "tau": tau}
