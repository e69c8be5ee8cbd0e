# the rates of each gate in a dict, all scaled by phi before use; expm1 with out and where
def gate_rates(V, celsius):
    q = 3 ** ((celsius - 6.3) / 10)

    def linexp(x):
        return np.divide(-x, np.expm1(-x), out=np.ones(len(x)), where=x != 0)

    opening = {
        "m": q * linexp((V + 40) / 10),
        "h": q * 0.07 * np.exp(-(V + 65) / 20),
        "n": q * 0.1 * linexp((V + 55) / 10),
    }
    closing = {
        "m": q * 4 * np.exp(-(V + 65) / 18),
        "h": q / (1 + np.exp(-(V + 35) / 10)),
        "n": q * 0.125 * np.exp(-(V + 65) / 80),
    }
    tau = np.array([1 / (opening[k] + closing[k]) for k in "mhn"])
    inf = np.array([opening[k] for k in "mhn"]) * tau
    return {"inf": inf, "tau": tau}
