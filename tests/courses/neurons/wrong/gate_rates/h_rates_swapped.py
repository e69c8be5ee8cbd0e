# alpha_h and beta_h are swapped
def gate_rates(V, celsius):
    def vtrap(dv, k):
        r = dv / k
        small = np.abs(r) < 1e-8
        r[small] = 1.0
        val = r / (1 - np.exp(-r))
        val[small] = 1.0
        return val

    al_m = vtrap(V + 40, 10)
    be_m = 4 * np.exp(-(V + 65) / 18)
    be_h = 0.07 * np.exp(-(V + 65) / 20)
    al_h = 1 / (1 + np.exp(-(V + 35) / 10))
    al_n = 0.1 * vtrap(V + 55, 10)
    be_n = 0.125 * np.exp(-(V + 65) / 80)
    speed = 3 ** ((celsius - 6.3) / 10)
    inf = np.zeros((3, V.size))
    tau = np.zeros((3, V.size))
    inf[0] = al_m / (al_m + be_m)
    inf[1] = al_h / (al_h + be_h)
    inf[2] = al_n / (al_n + be_n)
    tau[0] = 1 / ((al_m + be_m) * speed)
    tau[1] = 1 / ((al_h + be_h) * speed)
    tau[2] = 1 / ((al_n + be_n) * speed)
    return {"inf": inf, "tau": tau}
