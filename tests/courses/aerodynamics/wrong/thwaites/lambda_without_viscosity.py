# lambda lacks the division by nu
def thwaites(x, U, nu, theta0):
    total = theta0**2 * U[0] ** 6
    theta = np.zeros(len(x))
    theta[0] = theta0
    for i in range(len(x) - 1):
        total += 0.45 * nu * 0.5 * (U[i] ** 5 + U[i + 1] ** 5) * (x[i + 1] - x[i])
        theta[i + 1] = np.sqrt(total / U[i + 1] ** 6)
    grad = np.gradient(U, x)
    H, cf, sep = np.zeros(len(x)), np.zeros(len(x)), np.zeros(len(x), bool)
    gone = False
    for i in range(len(x)):
        m = max(theta[i] ** 2 * grad[i], -0.09)
        if m <= -0.09:
            gone = True
        if m >= 0:
            H[i] = 2.61 - 3.75 * m + 5.24 * m**2
            l = 0.22 + 1.57 * m - 1.8 * m**2
        else:
            H[i] = 2.088 + 0.0731 / (0.14 + m)
            l = 0.22 + 1.402 * m + 0.018 * m / (0.107 + m)
        cf[i] = 2 * nu * l / (U[i] * theta[i])
        sep[i] = gone
    return theta, H, cf, sep
