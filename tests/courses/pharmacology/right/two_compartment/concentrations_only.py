# worked in concentrations with rate constants, no amounts at all
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    w = weight / 70
    k12, k21 = q * w**0.75 / (v1 * w), q * w**0.75 / (v2 * w)
    vm = vmax * w**0.75 / (v1 * w)
    C = np.zeros((len(weight), len(rate) + 1))
    P = np.zeros((len(weight), len(rate) + 1))
    C[:, 0] = loading * 70 / v1
    on = np.zeros((len(weight), len(rate)))
    for i in range(len(rate)):
        c, p = C[:, i], P[:, i]
        on[:, i] = c <= c_stop
        C[:, i + 1] = c + dt * (on[:, i] * rate[i] / (v1 * w) - vm * c / (km + c) - k12 * (c - p))
        P[:, i + 1] = p + dt * k21 * (c - p)
    return C, P, dt * on @ rate
