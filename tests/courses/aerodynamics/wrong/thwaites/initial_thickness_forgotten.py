# the term theta0^2 U0^6 is left out after the first station: there the layer grows from zero
def thwaites(x, U, nu, theta0):
    u5 = U**5
    steps = 0.5 * (u5[1:] + u5[:-1]) * np.diff(x)
    integral = np.concatenate([[0.0], np.cumsum(steps)])
    theta = np.sqrt(0.45 * nu * integral / U**6)
    theta[0] = theta0
    dU = np.gradient(U, x)
    lam = theta**2 * dU / nu
    lam[lam < -0.09] = -0.09
    H = np.empty_like(lam)
    l = np.empty_like(lam)
    pos = lam >= 0
    neg = ~pos
    H[pos] = 2.61 - 3.75 * lam[pos] + 5.24 * lam[pos] ** 2
    H[neg] = 2.088 + 0.0731 / (0.14 + lam[neg])
    l[pos] = 0.22 + 1.57 * lam[pos] - 1.8 * lam[pos] ** 2
    l[neg] = 0.22 + 1.402 * lam[neg] + 0.018 * lam[neg] / (0.107 + lam[neg])
    separated = np.maximum.accumulate(lam <= -0.09)
    return theta, H, 2 * nu * l / (U * theta), separated
