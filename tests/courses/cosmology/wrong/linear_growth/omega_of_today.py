# the source uses today's omega_m instead of omega_m(a)
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    a = np.exp(lna)
    rho_m = omega_m / a**3
    rho_k = (1 - omega_m - omega_l) / a**2
    E2 = rho_m + rho_k + omega_l
    dlnH = -0.5 * (3 * rho_m + 2 * rho_k) / E2
    d, v = [delta0], [delta0]
    for t in range(len(lna) - 1):
        h = lna[t + 1] - lna[t]
        v.append(v[-1] + h * (1.5 * omega_m * (1 - ratio) * d[-1] - (2 + dlnH[t]) * v[-1]))
        d.append(d[-1] + h * v[-1])
    d, v = np.column_stack(d), np.column_stack(v)
    return d, v / d
