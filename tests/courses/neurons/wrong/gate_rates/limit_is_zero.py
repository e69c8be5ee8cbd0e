# where rho is 0/0 the value 0 is taken (nan_to_num) instead of the limit 1
def gate_rates(V, celsius):
    def rho(x):
        with np.errstate(all="ignore"):
            return np.nan_to_num(x / (1 - np.exp(-x)))

    m = rho((V + 40) / 10), 4 * np.exp(-(V + 65) / 18)
    h = 0.07 * np.exp(-(V + 65) / 20), 1 / (1 + np.exp(-(V + 35) / 10))
    n = 0.1 * rho((V + 55) / 10), 0.125 * np.exp(-(V + 65) / 80)
    phi = 3 ** ((celsius - 6.3) / 10)
    result = {"inf": [], "tau": []}
    for a, b in (m, h, n):
        result["inf"].append(a / (a + b))
        result["tau"].append(1 / (phi * (a + b)))
    return {k: np.array(v) for k, v in result.items()}
