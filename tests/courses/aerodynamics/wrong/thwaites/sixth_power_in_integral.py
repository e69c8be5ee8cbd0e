# the integral is taken over U^6 instead of U^5
def thwaites(x, U, nu, theta0):
    n = len(x)
    th2 = np.zeros(n)
    th2[0] = theta0**2
    I = 0.0
    for i in range(1, n):
        I += 0.5 * (U[i] ** 6 + U[i - 1] ** 6) * (x[i] - x[i - 1])
        th2[i] = (theta0**2 * U[0] ** 6 + 0.45 * nu * I) / U[i] ** 6
    theta = np.sqrt(th2)
    lam = np.clip(th2 * np.gradient(U, x) / nu, -0.09, None)
    H = np.where(lam >= 0, 2.61 - 3.75 * lam + 5.24 * lam**2, 2.088 + 0.0731 / (lam + 0.14))
    l = np.where(lam >= 0, 0.22 + 1.57 * lam - 1.8 * lam**2, 0.22 + 1.402 * lam + 0.018 * lam / (lam + 0.107))
    cf = 2 * nu * l / U / theta
    sep = np.cumsum(lam <= -0.09) > 0
    return theta, H, cf, sep
