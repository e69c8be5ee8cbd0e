# the time constants are multiplied by the temperature factor phi instead of divided by it
def _rho(z):
    out = np.empty_like(z)
    for k, zk in enumerate(z):
        out[k] = 1.0 if abs(zk) < 1e-9 else zk / (1.0 - np.exp(-zk))
    return out


def gate_rates(V, celsius):
    a = np.array([_rho((V + 40) / 10), 0.07 * np.exp(-(V + 65) / 20), 0.1 * _rho((V + 55) / 10)])
    b = np.array([4 * np.exp(-(V + 65) / 18), 1 / (1 + np.exp(-(V + 35) / 10)), 0.125 * np.exp(-(V + 65) / 80)])
    phi = 3 ** ((celsius - 6.3) / 10)
    return dict(inf=a / (a + b), tau=phi / (a + b))
