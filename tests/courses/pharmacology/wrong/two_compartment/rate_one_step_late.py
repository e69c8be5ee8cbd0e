# each step uses the rate of the step before (the first step that of the last)
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    size = weight / 70
    vmax, q, v1, v2 = vmax * size**0.75, q * size**0.75, v1 * size, v2 * size
    n_steps = len(rate)
    A = np.zeros((n_steps + 1, 2, len(weight)))
    A[0, 0] = loading * weight
    infused = np.zeros(len(weight))
    for k in range(1, n_steps + 1):
        c1, c2 = A[k - 1, 0] / v1, A[k - 1, 1] / v2
        r = np.where(c1 > c_stop, 0.0, rate[k - 2])
        x = q * (c1 - c2)
        A[k, 0] = A[k - 1, 0] + dt * (r - vmax * c1 / (km + c1) - x)
        A[k, 1] = A[k - 1, 1] + dt * x
        infused = infused + dt * r
    return (A[:, 0] / v1).T, (A[:, 1] / v2).T, infused
