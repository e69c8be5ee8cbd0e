# the friction coefficient is computed with the speed of the first station instead of the local one
def thwaites(x, U, nu, theta0):
    def trapz_to(i):
        s = 0
        for j in range(i):
            s += (U[j] ** 5 + U[j + 1] ** 5) / 2 * (x[j + 1] - x[j])
        return s

    theta = np.array([np.sqrt((theta0**2 * U[0] ** 6 + 0.45 * nu * trapz_to(i)) / U[i] ** 6) for i in range(len(x))])
    lam = np.maximum(theta**2 * np.gradient(U, x) / nu, -0.09)
    H = np.where(lam >= 0, 2.61 - 3.75 * lam + 5.24 * lam**2, 2.088 + 0.0731 / (0.14 + lam))
    l = np.where(lam >= 0, 0.22 + 1.57 * lam - 1.8 * lam**2, 0.22 + 1.402 * lam + 0.018 * lam / (0.107 + lam))
    cf = 2 * nu * l / (U[0] * theta)
    return theta, H, cf, np.logical_or.accumulate(lam <= -0.09)
