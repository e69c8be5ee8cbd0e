# the factor 2 of the friction coefficient is missing
def thwaites(x, U, nu, theta0):
    theta = np.empty(len(x))
    theta[0] = theta0
    for i in range(1, len(x)):
        dx = x[i] - x[i - 1]
        rhs = theta[i - 1] ** 2 * U[i - 1] ** 6 + 0.45 * nu * dx * (U[i] ** 5 + U[i - 1] ** 5) / 2
        theta[i] = np.sqrt(rhs / U[i] ** 6)
    dUdx = np.gradient(U, x)
    K = np.maximum(theta**2 / nu * dUdx, -0.09)
    H = np.where(K >= 0, 2.61 - 3.75 * K + 5.24 * K**2, 2.088 + 0.0731 / (0.14 + K))
    S = np.where(K >= 0, 0.22 + 1.57 * K - 1.8 * K**2, 0.22 + 1.402 * K + 0.018 * K / (0.107 + K))
    cf = S * nu / (theta * U)
    sep = np.logical_or.accumulate(K <= -0.09)
    return theta, H, cf, sep
