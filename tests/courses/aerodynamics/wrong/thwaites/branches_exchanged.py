# the formulas for lambda >= 0 and lambda < 0 are exchanged, in H and in l
def thwaites(x, U, nu, theta0):
    u5 = U**5
    I = [0.0]
    for i in range(1, len(x)):
        I.append(I[-1] + (u5[i] + u5[i - 1]) / 2 * (x[i] - x[i - 1]))
    theta = np.sqrt((theta0**2 * U[0] ** 6 + 0.45 * nu * np.array(I)) / U**6)
    lam = np.maximum(theta**2 * np.gradient(U, x) / nu, -0.09)
    H = np.where(lam < 0, 2.61 - 3.75 * lam + 5.24 * lam**2, 2.088 + 0.0731 / (0.14 + lam))
    l = np.where(lam < 0, 0.22 + 1.57 * lam - 1.8 * lam**2, 0.22 + 1.402 * lam + 0.018 * lam / (0.107 + lam))
    cf = 2 * nu * l / (U * theta)
    return theta, H, cf, np.logical_or.accumulate(lam <= -0.09)
