# separated is only true where lambda itself is at -0.09; further downstream it can become false again
def thwaites(x, U, nu, theta0):
    n = len(x)
    theta = np.zeros(n); H = np.zeros(n); cf = np.zeros(n)
    sep = np.zeros(n, dtype=bool)
    dU = np.gradient(U, x)
    E = theta0**2 * U[0] ** 6
    for i in range(n):
        if i > 0:
            E += 0.45 * nu * (U[i - 1] ** 5 + U[i] ** 5) / 2 * (x[i] - x[i - 1])
        theta[i] = np.sqrt(E) / U[i] ** 3
        lam = theta[i] ** 2 * dU[i] / nu
        if lam <= -0.09:
            lam = -0.09
            sep[i] = True
        if lam >= 0:
            H[i] = 2.61 - 3.75 * lam + 5.24 * lam**2
            l = 0.22 + 1.57 * lam - 1.8 * lam**2
        else:
            H[i] = 2.088 + 0.0731 / (0.14 + lam)
            l = 0.22 + 1.402 * lam + 0.018 * lam / (0.107 + lam)
        cf[i] = 2 * nu * l / (U[i] * theta[i])
    return theta, H, cf, sep
