# in the integral the mean of the two speeds is taken first and then its fifth power, instead of the mean of the fifth powers
def thwaites(x, U, nu, theta0):
    um = (U[1:] + U[:-1]) / 2
    I = np.concatenate(([0], np.cumsum(um**5 * np.diff(x))))
    theta = np.sqrt(theta0**2 * U[0] ** 6 + 0.45 * nu * I) / U**3
    lam = np.maximum(theta**2 * np.gradient(U, x) / nu, -0.09)
    H = np.piecewise(lam, [lam >= 0, lam < 0], [lambda v: 2.61 - 3.75 * v + 5.24 * v**2, lambda v: 2.088 + 0.0731 / (0.14 + v)])
    l = np.piecewise(lam, [lam >= 0, lam < 0], [lambda v: 0.22 + 1.57 * v - 1.8 * v**2, lambda v: 0.22 + 1.402 * v + 0.018 * v / (0.107 + v)])
    sep = np.logical_or.accumulate(lam <= -0.09)
    return theta, H, 2 * nu * l / (U * theta), sep
