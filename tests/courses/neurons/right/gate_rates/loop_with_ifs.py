# a loop over neurons with plain numbers and if for the limit
import math


def gate_rates(V, celsius):
    phi = 3.0 ** ((celsius - 6.3) / 10.0)
    inf = np.zeros((3, len(V)))
    tau = np.zeros((3, len(V)))
    for i in range(len(V)):
        v = float(V[i])
        am = 1.0 if v == -40.0 else 0.1 * (v + 40) / (1 - math.exp(-0.1 * (v + 40)))
        an = 0.1 if v == -55.0 else 0.01 * (v + 55) / (1 - math.exp(-0.1 * (v + 55)))
        pairs = [
            (am, 4 * math.exp(-(v + 65) / 18)),
            (0.07 * math.exp(-(v + 65) / 20), 1 / (1 + math.exp(-(v + 35) / 10))),
            (an, 0.125 * math.exp(-(v + 65) / 80)),
        ]
        for k, (a, b) in enumerate(pairs):
            inf[k, i] = a / (a + b)
            tau[k, i] = 1 / (phi * (a + b))
    return {"inf": inf, "tau": tau}
