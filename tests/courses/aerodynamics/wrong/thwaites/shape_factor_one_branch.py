# the shape factor H uses the formula for lambda >= 0 everywhere
def thwaites(x, U, nu, theta0):
    dI = (x[1:] - x[:-1]) * 0.5 * (U[1:] ** 5 + U[:-1] ** 5)
    I = np.hstack((0, dI.cumsum()))
    theta = np.sqrt(theta0**2 * U[0] ** 6 + 0.45 * nu * I) / U**3
    lam = np.fmax(theta**2 * np.gradient(U, x) / nu, -0.09)
    H = 2.61 - 3.75 * lam + 5.24 * lam**2
    l = 0.22 + 1.57 * lam - 1.8 * lam**2
    slow = lam < 0
    l[slow] = 0.22 + 1.402 * lam[slow] + 0.018 * lam[slow] / (0.107 + lam[slow])
    cf = 2 * nu * l / (U * theta)
    sep = np.logical_or.accumulate(lam <= -0.09)
    return theta, H, cf, sep
