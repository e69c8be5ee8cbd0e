# c_stop is ignored, the infusion is never withheld
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    size = weight / 70
    vmax, q, v1, v2 = vmax * size**0.75, q * size**0.75, v1 * size, v2 * size
    a1, a2 = loading * weight, np.zeros(len(weight))
    C = np.zeros((2, len(weight), len(rate) + 1))
    C[0, :, 0] = a1 / v1
    for k in range(len(rate)):
        c1, c2 = C[0, :, k], C[1, :, k]
        a1 = a1 + dt * (rate[k] - vmax * c1 / (km + c1) - q * (c1 - c2))
        a2 = a2 + dt * q * (c1 - c2)
        C[0, :, k + 1] = a1 / v1
        C[1, :, k + 1] = a2 / v2
    return C[0], C[1], np.full(len(weight), np.sum(rate) * dt)
