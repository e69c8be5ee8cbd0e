# the background (omega_m(a) and H'/H) is taken at the end of the step, t+1, instead of its beginning
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    a = np.exp(lna)
    m, c = omega_m * a ** (-3), (1 - omega_m - omega_l) * a ** (-2)
    E2 = m + c + omega_l
    A = 1.5 * m / E2
    B = 2 - (1.5 * m + c) / E2
    y, yp = np.zeros((delta0.size, a.size)), np.zeros((delta0.size, a.size))
    y[:, 0], yp[:, 0] = delta0, delta0
    for t in range(1, a.size):
        dx = lna[t] - lna[t - 1]
        yp[:, t] = yp[:, t - 1] + dx * (A[t] * (1 - ratio) * y[:, t - 1] - B[t] * yp[:, t - 1])
        y[:, t] = y[:, t - 1] + dx * yp[:, t]
    return y, yp / y
