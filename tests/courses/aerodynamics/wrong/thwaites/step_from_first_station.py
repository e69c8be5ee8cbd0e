# each trapezoid is as wide as the whole way from the first station, x[i] - x[0], instead of its own interval
def thwaites(x, U, nu, theta0):
    acc = theta0**2 * U[0] ** 6
    th = np.zeros(len(U))
    th[0] = theta0
    for i in range(1, len(U)):
        acc += 0.45 * nu * (U[i] ** 5 + U[i - 1] ** 5) / 2 * (x[i] - x[0])
        th[i] = np.sqrt(acc) / U[i] ** 3
    lam = th**2 * np.gradient(U, x) / nu
    lam = np.clip(lam, -0.09, np.inf)

    def shape(v):
        return 2.61 - 3.75 * v + 5.24 * v**2 if v >= 0 else 2.088 + 0.0731 / (0.14 + v)

    def shear(v):
        return 0.22 + 1.57 * v - 1.8 * v**2 if v >= 0 else 0.22 + 1.402 * v + 0.018 * v / (0.107 + v)

    H = np.array([shape(v) for v in lam])
    cf = np.array([2 * nu * shear(v) / (u * t) for v, u, t in zip(lam, U, th)])
    hit = lam <= -0.09
    sep = np.zeros(len(U), dtype=bool)
    if hit.any():
        sep[np.argmax(hit):] = True
    return th, H, cf, sep
