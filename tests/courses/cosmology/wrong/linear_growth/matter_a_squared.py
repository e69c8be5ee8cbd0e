# matter is diluted with a^-2 instead of a^-3 in E^2 and omega_m(a), and in H'/H, where its factor stays 3
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    a = np.exp(lna)
    mat = omega_m * a**-2
    cur = (1 - omega_m - omega_l) * a**-2
    E2 = mat + cur + omega_l
    d = np.zeros((len(delta0), len(lna)))
    p = np.zeros((len(delta0), len(lna)))
    d[:, 0] = delta0
    p[:, 0] = delta0
    for t, dN in enumerate(np.diff(lna)):
        slow = 2 - 0.5 * (3 * mat[t] + 2 * cur[t]) / E2[t]
        p[:, t + 1] = p[:, t] + dN * (1.5 * mat[t] / E2[t] * (1 - ratio) * d[:, t] - slow * p[:, t])
        d[:, t + 1] = d[:, t] + dN * p[:, t + 1]
    return d, p / d
