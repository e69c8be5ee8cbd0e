# tau is 1 / (phi * alpha): the closing rate is left out of the time constant
def gate_rates(V, celsius):
    phi = 3 ** ((celsius - 6.3) / 10)
    inf = []
    tau = []
    for gate in ("m", "h", "n"):
        if gate == "m":
            x = (V + 40) / 10
            a = np.array([1.0 if q == 0 else q / (1 - np.exp(-q)) for q in x])
            b = 4 * np.exp(-(V + 65) / 18)
        elif gate == "h":
            a = 0.07 * np.exp(-(V + 65) / 20)
            b = 1 / (1 + np.exp(-(V + 35) / 10))
        else:
            x = (V + 55) / 10
            a = 0.1 * np.array([1.0 if q == 0 else q / (1 - np.exp(-q)) for q in x])
            b = 0.125 * np.exp(-(V + 65) / 80)
        inf.append(a / (a + b))
        tau.append(1 / (phi * a))
    return {"inf": np.stack(inf), "tau": np.stack(tau)}
