# the slope of U is taken per station instead of per x: np.gradient(U) without x
def thwaites(x, U, nu, theta0):
    w = np.diff(x)
    integral = np.append(0, np.cumsum(w * (U[:-1] ** 5 + U[1:] ** 5) / 2))
    theta2 = (theta0**2 * U[0] ** 6 + 0.45 * nu * integral) / U**6
    theta = theta2**0.5
    lam = np.clip(theta2 * np.gradient(U) / nu, -0.09, None)
    H = np.where(lam >= 0, 2.61 + lam * (-3.75 + 5.24 * lam), 2.088 + 0.0731 / (0.14 + lam))
    l = np.where(lam >= 0, 0.22 + lam * (1.57 - 1.8 * lam), 0.22 + 1.402 * lam + 0.018 * lam / (0.107 + lam))
    sep = np.logical_or.accumulate(lam <= -0.09)
    return theta, H, 2 * nu * l / U / theta, sep
