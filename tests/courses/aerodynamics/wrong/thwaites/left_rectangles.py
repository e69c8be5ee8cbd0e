# the integral is taken with the value at the left end of each interval instead of the trapezoidal rule
def thwaites(x, U, nu, theta0):
    theta = [theta0]
    s = theta0**2 * U[0] ** 6
    for k in range(len(x) - 1):
        s += 0.45 * nu * U[k] ** 5 * (x[k + 1] - x[k])
        theta.append(np.sqrt(s / U[k + 1] ** 6))
    theta = np.array(theta)
    lam = np.maximum(-0.09, theta**2 / nu * np.gradient(U, x))
    H, shear = [], []
    for v in lam:
        if v >= 0:
            H.append(2.61 - 3.75 * v + 5.24 * v * v)
            shear.append(0.22 + 1.57 * v - 1.8 * v * v)
        else:
            H.append(2.088 + 0.0731 / (0.14 + v))
            shear.append(0.22 + 1.402 * v + 0.018 * v / (0.107 + v))
    cf = 2 * nu * np.array(shear) / (U * theta)
    flag = False
    sep = []
    for v in lam:
        flag = flag or bool(v <= -0.09)
        sep.append(flag)
    return theta, np.array(H), cf, np.array(sep)
