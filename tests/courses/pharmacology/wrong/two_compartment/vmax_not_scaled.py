# vmax is not scaled to the patient's weight
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    rel = weight / 70
    q = q * rel**0.75
    v1, v2 = v1 * rel, v2 * rel
    A = np.stack([loading * weight, np.zeros(len(weight))])
    C = [A / np.stack([v1, v2])]
    given = np.zeros(len(weight))
    for r in rate:
        c = C[-1]
        pump = r * (c[0] <= c_stop)
        ex = q * (c[0] - c[1])
        A = A + dt * np.stack([pump - vmax * c[0] / (km + c[0]) - ex, ex])
        given = given + pump * dt
        C.append(A / np.stack([v1, v2]))
    C = np.array(C)
    return C[:, 0].T, C[:, 1].T, given
