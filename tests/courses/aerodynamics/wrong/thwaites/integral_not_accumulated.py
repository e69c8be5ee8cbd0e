# the integral is not accumulated: at each station only the last interval's trapezoid is added to the start value
def thwaites(x, U, nu, theta0):
    theta = np.zeros(len(x))
    theta[0] = theta0
    start = theta0**2 * U[0] ** 6
    for i in range(1, len(x)):
        trap = (U[i] ** 5 + U[i - 1] ** 5) * (x[i] - x[i - 1]) / 2
        theta[i] = np.sqrt((start + 0.45 * nu * trap) / U[i] ** 6)
    slope = np.gradient(U, x)
    lam = theta**2 * slope / nu
    lam = np.where(lam > -0.09, lam, -0.09)
    H1, H2 = 2.61 - 3.75 * lam + 5.24 * lam**2, 2.088 + 0.0731 / (0.14 + lam)
    l1, l2 = 0.22 + 1.57 * lam - 1.8 * lam**2, 0.22 + 1.402 * lam + 0.018 * lam / (0.107 + lam)
    H = np.where(lam >= 0, H1, H2)
    l = np.where(lam >= 0, l1, l2)
    return theta, H, 2 * nu * l / (U * theta), np.logical_or.accumulate(lam <= -0.09)
