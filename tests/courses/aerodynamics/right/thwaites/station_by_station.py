# style: one loop that does everything, theta from the station before
def thwaites(x, U, nu, theta0):
    slope = np.gradient(U, x)
    theta, H, cf, sep = [], [], [], []
    sq = theta0**2
    gone = False
    for i in range(len(x)):
        if i:
            sq = sq * (U[i - 1] / U[i]) ** 6 + 0.45 * nu * (x[i] - x[i - 1]) * (U[i] ** 5 + U[i - 1] ** 5) / (2 * U[i] ** 6)
        lam = sq * slope[i] / nu
        gone = gone or bool(lam <= -0.09)
        lam = max(lam, -0.09)
        if lam < 0:
            h, l = 2.088 + 0.0731 / (0.14 + lam), 0.22 + 1.402 * lam + 0.018 * lam / (0.107 + lam)
        else:
            h, l = 2.61 - 3.75 * lam + 5.24 * lam**2, 0.22 + 1.57 * lam - 1.8 * lam**2
        theta.append(sq**0.5)
        H.append(h)
        cf.append(2 * l * nu / (U[i] * sq**0.5))
        sep.append(gone)
    return np.array(theta), np.array(H), np.array(cf), np.array(sep)
