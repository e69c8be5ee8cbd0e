# the layer is called separated from the first station with lambda below 0, where it only begins to be slowed
def thwaites(x, U, nu, theta0):
    S = theta0**2 * U[0] ** 6
    th = [theta0]
    for (xa, ua), (xb, ub) in zip(zip(x[:-1], U[:-1]), zip(x[1:], U[1:])):
        S = S + 0.45 * nu * (ua**5 + ub**5) / 2 * (xb - xa)
        th.append((S / ub**6) ** 0.5)
    th = np.array(th)
    lam = np.maximum(th**2 * np.gradient(U, x) / nu, -0.09)
    H = np.where(lam >= 0, 2.61 - 3.75 * lam + 5.24 * lam**2, 2.088 + 0.0731 / (0.14 + lam))
    l = np.where(lam >= 0, 0.22 + 1.57 * lam - 1.8 * lam**2, 0.22 + 1.402 * lam + 0.018 * lam / (0.107 + lam))
    return th, H, 2 * nu * l / (U * th), np.cumsum(lam < 0) > 0
