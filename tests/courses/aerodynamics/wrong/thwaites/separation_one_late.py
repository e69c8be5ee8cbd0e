# the layer is called separated only from the station after the first one with lambda at -0.09
def thwaites(x, U, nu, theta0):
    integ = np.r_[0, np.cumsum(0.5 * (U[1:] ** 5 + U[:-1] ** 5) * np.diff(x))]
    theta = np.sqrt((theta0**2 * U[0] ** 6 + 0.45 * nu * integ) / U**6)
    lam = theta**2 * np.gradient(U, x) / nu
    lam = np.maximum(lam, -0.09)
    H = np.where(lam >= 0, 2.61 - 3.75 * lam + 5.24 * lam**2, 2.088 + 0.0731 / (0.14 + lam))
    l = np.where(lam >= 0, 0.22 + 1.57 * lam - 1.8 * lam**2, 0.22 + 1.402 * lam + 0.018 * lam / (0.107 + lam))
    sep = np.zeros(len(x), dtype=bool)
    for i in range(1, len(x)):
        sep[i] = sep[i - 1] or lam[i - 1] <= -0.09
    return theta, H, 2 * nu * l / (U * theta), sep
