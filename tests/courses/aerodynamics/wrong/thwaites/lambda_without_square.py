# lambda is computed with theta instead of its square
def thwaites(x, U, nu, theta0):
    area = np.array([np.sum((U[1:i + 1] ** 5 + U[:i] ** 5) / 2 * np.diff(x[:i + 1])) for i in range(len(x))])
    theta = np.sqrt((theta0**2 * U[0] ** 6 + 0.45 * nu * area) / U**6)
    lam = np.maximum(theta * np.gradient(U, x) / nu, -0.09)
    accel = lam >= 0
    H = np.where(accel, 2.61 - 3.75 * lam + 5.24 * lam**2, 2.088 + 0.0731 / (0.14 + lam))
    ell = np.where(accel, 0.22 + 1.57 * lam - 1.8 * lam**2, 0.22 + 1.402 * lam + 0.018 * lam / (0.107 + lam))
    return theta, H, 2 * nu * ell / (U * theta), np.logical_or.accumulate(lam <= -0.09)
