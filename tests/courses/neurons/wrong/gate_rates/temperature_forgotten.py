# the temperature is ignored: the time constants are those at 6.3 degrees
def gate_rates(V, celsius):
    n = len(V)
    inf = np.zeros((3, n))
    tau = np.zeros((3, n))
    for i in range(n):
        v = V[i]
        if v == -40:
            am = 1.0
        else:
            am = 0.1 * (v + 40) / (1 - np.exp(-(v + 40) / 10))
        if v == -55:
            an = 0.1
        else:
            an = 0.01 * (v + 55) / (1 - np.exp(-(v + 55) / 10))
        ah = 0.07 * np.exp(-(v + 65) / 20)
        bm = 4 * np.exp(-(v + 65) / 18)
        bh = 1 / (np.exp(-(v + 35) / 10) + 1)
        bn = 0.125 * np.exp(-(v + 65) / 80)
        for row, (al, be) in enumerate([(am, bm), (ah, bh), (an, bn)]):
            inf[row, i] = al / (al + be)
            tau[row, i] = 1 / (al + be)
    return {"inf": inf, "tau": tau}
