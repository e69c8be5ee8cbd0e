# nu is left out of the growth of the momentum thickness, 0.45 times the integral alone
def thwaites(x, U, nu, theta0):
    N = x.shape[0]
    integral = 0
    theta = np.full(N, theta0, dtype=float)
    for i in range(1, N):
        h = x[i] - x[i - 1]
        integral = integral + h * (U[i] ** 5 + U[i - 1] ** 5) / 2
        theta[i] = (theta0**2 * U[0] ** 6 + 0.45 * integral) ** 0.5 / U[i] ** 3
    lam = np.maximum(theta**2 * np.gradient(U, x) / nu, -0.09)
    up = lam >= 0
    H = up * (2.61 - 3.75 * lam + 5.24 * lam**2) + ~up * (2.088 + 0.0731 / (0.14 + lam))
    l = up * (0.22 + 1.57 * lam - 1.8 * lam**2) + ~up * (0.22 + 1.402 * lam + 0.018 * lam / (0.107 + lam))
    cf = 2 * nu * l / (U * theta)
    return theta, H, cf, np.logical_or.accumulate(lam <= -0.09)
