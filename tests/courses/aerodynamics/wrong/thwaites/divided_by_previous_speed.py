# theta at a station is computed with U^6 of the station before
def thwaites(x, U, nu, theta0):
    theta = np.zeros(len(x))
    theta[0] = theta0
    flux = theta0**2 * U[0] ** 6
    for i in range(len(x) - 1):
        flux = flux + 0.45 * nu * (U[i] ** 5 + U[i + 1] ** 5) / 2 * (x[i + 1] - x[i])
        theta[i + 1] = np.sqrt(flux / U[i] ** 6)
    lam = theta**2 * np.gradient(U, x) / nu
    lam[lam < -0.09] = -0.09
    H = 2.088 + 0.0731 / (0.14 + lam)
    l = 0.22 + 1.402 * lam + 0.018 * lam / (0.107 + lam)
    j = np.nonzero(lam >= 0)
    H[j] = 2.61 - 3.75 * lam[j] + 5.24 * lam[j] ** 2
    l[j] = 0.22 + 1.57 * lam[j] - 1.8 * lam[j] ** 2
    return theta, H, 2 * nu * l / (U * theta), np.logical_or.accumulate(lam <= -0.09)
