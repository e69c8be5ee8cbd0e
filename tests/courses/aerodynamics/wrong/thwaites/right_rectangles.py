# the integral is taken with the value at the right end of each interval instead of the trapezoidal rule
def thwaites(x, U, nu, theta0):
    I = np.zeros_like(x)
    I[1:] = np.cumsum(U[1:] ** 5 * (x[1:] - x[:-1]))
    theta = np.sqrt(theta0**2 * (U[0] / U) ** 6 + 0.45 * nu * I / U**6)
    lam = theta * theta * np.gradient(U, x) / nu
    lam = np.where(lam < -0.09, -0.09, lam)
    H = np.where(lam < 0, 2.088 + 0.0731 / (0.14 + lam), 2.61 - 3.75 * lam + 5.24 * lam**2)
    S = np.where(lam < 0, 0.22 + 1.402 * lam + 0.018 * lam / (0.107 + lam), 0.22 + 1.57 * lam - 1.8 * lam**2)
    cf = 2 * nu * S / (U * theta)
    sep = np.array([np.any(lam[: i + 1] <= -0.09) for i in range(len(lam))])
    return theta, H, cf, sep
