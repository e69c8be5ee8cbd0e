# lambda is not limited to -0.09 before H and l are computed
def thwaites(x, U, nu, theta0):
    theta = np.zeros(x.size)
    theta[0] = theta0
    q = theta0**2 * U[0] ** 6
    for i in range(1, x.size):
        q += 0.225 * nu * (U[i] ** 5 + U[i - 1] ** 5) * (x[i] - x[i - 1])
        theta[i] = np.sqrt(q / U[i] ** 6)
    lam = theta**2 * np.gradient(U, x) / nu
    H = np.where(lam >= 0, 2.61 - 3.75 * lam + 5.24 * lam**2, 2.088 + 0.0731 / (0.14 + lam))
    l = np.where(lam >= 0, 0.22 + 1.57 * lam - 1.8 * lam**2, 0.22 + 1.402 * lam + 0.018 * lam / (0.107 + lam))
    cf = 2 * nu * l / (U * theta)
    separated = np.cumsum(lam <= -0.09) >= 1
    return theta, H, cf, separated
