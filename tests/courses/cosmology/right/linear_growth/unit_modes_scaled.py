# the growth is linear: modes of unit amplitude are followed with H'/H from omega_l(a), and scaled with delta0 at the end
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    a = np.exp(lna)
    E2 = omega_m / a**3 + (1 - omega_m - omega_l) / a**2 + omega_l
    om, ol = omega_m / a**3 / E2, omega_l / E2
    friction = 2 - (1 + 0.5 * om - ol)
    g, gp = [np.ones(len(delta0))], [np.ones(len(delta0))]
    for t in range(1, len(a)):
        h = lna[t] - lna[t - 1]
        new = gp[-1] * (1 - h * friction[t - 1]) + 1.5 * h * om[t - 1] * (1 - ratio) * g[-1]
        g.append(g[-1] + h * new)
        gp.append(new)
    g, gp = np.array(g).T, np.array(gp).T
    return delta0[:, None] * g, gp / g
