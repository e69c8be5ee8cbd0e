# two mistakes: the factor 2 of the friction coefficient is missing, and separated is not kept downstream
def thwaites(x, U, nu, theta0):
    dx = np.diff(x)
    Q = theta0**2 * U[0] ** 6 + 0.45 * nu * np.insert(np.cumsum(dx * (U[1:] ** 5 + U[:-1] ** 5) / 2), 0, 0)
    theta = np.sqrt(Q / U**6)
    lam = np.maximum(Q / U**6 * np.gradient(U, x) / nu, -0.09)
    H = np.where(lam >= 0, 2.61 - 3.75 * lam + 5.24 * lam**2, 2.088 + 0.0731 / (0.14 + lam))
    l = np.where(lam >= 0, 0.22 + 1.57 * lam - 1.8 * lam**2, 0.22 + 1.402 * lam + 0.018 * lam / (0.107 + lam))
    sep = lam <= -0.09
    return theta, H, nu * l / (U * theta), sep
